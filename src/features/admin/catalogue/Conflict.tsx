import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { formatMoment } from '@/lib/dates';
import { Button, ErrorNote } from '@/ui';
import { Differences, Row } from './Editor.styles';
import { differences } from './differences';
import { conflictSettled, type Editing } from './editorSlice';
import { formOf, versionOf } from './formTexts';
import type { EditItem } from './forms';
import { adminTexts } from './texts';

/** What somebody else saved meanwhile, beside what is typed here, and the choice between them. */
export function Conflict({ editing, stored }: { editing: Editing; stored: EditItem }) {
  const dispatch = useDispatch();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus();
    frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const different = differences(editing.start, editing.form, formOf(stored));
  return (
    <Differences ref={frame} role="alert" tabIndex={-1}>
      <ErrorNote>
        {adminTexts.conflict} It was saved {formatMoment(versionOf(stored).updatedAt)}.
      </ErrorNote>
      {different.every(({ both }) => !both) && <p>{adminTexts.noQuarrel}</p>}
      {different.length > 0 && (
        <dl aria-label="What differs">
          {different.map(({ what, mine, theirs, both }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <small>Saved now</small>
                {theirs || 'Nothing'}
              </dd>
              <dd>
                <small>{both ? 'Yours' : 'Before'}</small>
                {mine || 'Nothing'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Row>
        <Button size="sm" onClick={() => dispatch(conflictSettled('mine'))}>
          Keep mine, then save
        </Button>
        <Button variant="ghost" size="sm" onClick={() => dispatch(conflictSettled('theirs'))}>
          Take what is saved
        </Button>
      </Row>
    </Differences>
  );
}
