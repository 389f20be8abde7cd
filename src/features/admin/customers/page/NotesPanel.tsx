import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CustomerNote } from '@/domain/customers/record/customer';
import { MAX_NOTE_LENGTH } from '@/domain/customers/record/teamFields';
import { useRights } from '@/features/admin/access';
import { lockIcon } from '@/features/admin/privateNotes';
import { newKey } from '@/features/admin/shared';
import { useUnsavedForm } from '@/features/unsaved';
import { formatMoment } from '@/lib/dates';
import { focusInvalid } from '@/lib/focusInvalid';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { Button, Caption, ErrorNote, Icon, TextArea } from '@/ui';
import { messages } from '../messages';
import { Notes, PrivatePanel } from './CustomerScreen.styles';
import { customerActions, selectOpenCustomer } from './openCustomerSlice';
import { useCustomerAct } from './useCustomerAct';

const { page } = messages;

function NoteForm() {
  const dispatch = useDispatch();
  const { isBusy, isSending, buttonState, send } = useCustomerAct('note');
  const { id, text } = useSelector(selectOpenCustomer).note;
  const [hasTried, setHasTried] = useState(false);
  useUnsavedForm(text.trim() !== '', page.noteLeaving);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setHasTried(text.trim() === '');
    if (!text.trim()) return void focusInvalid(event.currentTarget);
    send({ kind: 'note', noteId: id || newKey(Math.random), text: text.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextArea
        label={page.note}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        readOnly={isSending}
        value={text}
        error={hasTried && !text.trim() ? page.noteMissing : undefined}
        onChange={({ target }) => dispatch(customerActions.noteTyped(target.value))}
      />
      <Button type="submit" variant="ghost" size="sm" {...buttonState}>
        {page.saveNote}
      </Button>
    </form>
  );
}

/** The team's private notes about a customer. */
export function NotesPanel({ notes }: { notes: readonly CustomerNote[] }) {
  const { isBusy, problem, send } = useCustomerAct('note', 'removeNote');
  const canNote = useRights()('customers.note');
  const remove = (noteId: string) => {
    if (!isBusy) send({ kind: 'removeNote', noteId });
  };
  const heading = useFocusAfterRemoval(notes.length);
  return (
    <PrivatePanel>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          <Icon name={lockIcon} size={16} />
          {page.notesTitle}
        </h2>
      </header>
      {notes.length === 0 && <p>{page.noNotes}</p>}
      <Notes>
        {notes.map(({ id, at, by, text }) => (
          <li key={id}>
            {text}
            <small>
              <span title={by.email}>{by.name || by.email}</span>, {formatMoment(at)}
              {canNote && (
                <button
                  type="button"
                  aria-label={page.removeNoteOf(text)}
                  aria-disabled={isBusy}
                  onClick={() => remove(id)}
                >
                  {page.removeNote}
                </button>
              )}
            </small>
          </li>
        ))}
      </Notes>
      {canNote && <NoteForm />}
      <div role="alert">{problem && <ErrorNote>{problem}</ErrorNote>}</div>
      <Caption>{page.notesHint}</Caption>
    </PrivatePanel>
  );
}
