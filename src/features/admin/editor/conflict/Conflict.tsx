import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { formatMoment } from '@/lib/dates';
import { useFocusAfterClose } from '@/lib/hooks/useFocusAfterClose';
import { Button, ErrorNote } from '@/ui';
import { Differences } from '../Editor.styles';
import { Row } from '@/features/admin/fields';
import { differences } from './differences';
import { keepMine } from './keepMine';
import { conflictSettled, type Editing } from '../editorSlice';
import { formOf, versionOf } from '../formDrafts';
import type { EditItem } from '../forms';
import { messages } from '../messages';

/** Compares another person's save with the typed form, and lets the person choose. */
export function Conflict({ editing, stored }: { editing: Editing; stored: EditItem }) {
  const dispatch = useDispatch();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus();
    frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  useFocusAfterClose();
  const isNew = editing.base === null;
  const mine = isNew ? keepMine(editing, stored) : editing.form;
  const different = differences(editing.start, mine, formOf(stored));
  return (
    <Differences ref={frame} role="alert" tabIndex={-1}>
      <ErrorNote>
        {isNew ? messages.conflict.titleOfNew : messages.conflict.title}{' '}
        {messages.conflict.savedAt(formatMoment(versionOf(stored).updatedAt))}
      </ErrorNote>
      {different.every(({ both }) => !both) && <p>{messages.conflict.noOverlap}</p>}
      {different.length > 0 && (
        <dl aria-label={messages.conflict.differences}>
          {different.map(({ field, mine, theirs, both }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                <small>{messages.conflict.saved}</small>
                {theirs || messages.conflict.nothing}
              </dd>
              <dd>
                <small>{both ? messages.conflict.yours : messages.conflict.before}</small>
                {mine || messages.conflict.nothing}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Row>
        <Button size="sm" onClick={() => dispatch(conflictSettled('mine'))}>
          {messages.conflict.keepMine}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => dispatch(conflictSettled('theirs'))}>
          {messages.conflict.takeSaved}
        </Button>
      </Row>
    </Differences>
  );
}
