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

const { page } = messages;

/** The text stays until it is stored, even if other notes change meanwhile. */
function NoteForm({ notes }: { notes: readonly CustomerNote[] }) {
  const dispatch = useDispatch();
  const { acting } = useSelector(selectOpenCustomer);
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  // A retry after a failure sends the same note.
  const [noteId, setNoteId] = useState(() => newKey(Math.random));
  const isMine = acting.status !== 'idle' && acting.act.kind === 'note';
  const isSending = isMine && acting.status === 'sending';
  if (notes.some((note) => note.id === noteId && note.text === text.trim())) {
    setText('');
    setHasTried(false);
    setNoteId(newKey(Math.random));
  }
  useUnsavedForm(text.trim() !== '', page.noteLeaving);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(text.trim() === '');
    if (!text.trim()) return void focusInvalid();
    dispatch(customerActions.actRequested({ kind: 'note', noteId, text: text.trim() }));
  };
  return (
    <form onSubmit={send} noValidate>
      <TextArea
        label={page.note}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        readOnly={isSending}
        value={text}
        error={hasTried && !text.trim() ? page.noteMissing : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="ghost" size="sm" busy={isSending}>
        {page.saveNote}
      </Button>
    </form>
  );
}

/** The team's private notes about a customer. */
export function NotesPanel({ notes }: { notes: readonly CustomerNote[] }) {
  const dispatch = useDispatch();
  const { acting } = useSelector(selectOpenCustomer);
  const canNote = useRights()('customers.note');
  const isMine = acting.status !== 'idle' && ['note', 'removeNote'].includes(acting.act.kind);
  const remove = (noteId: string) => dispatch(customerActions.actRequested({ kind: 'removeNote', noteId }));
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
                <button type="button" onClick={() => remove(id)}>
                  {page.removeNote}
                </button>
              )}
            </small>
          </li>
        ))}
      </Notes>
      {canNote && <NoteForm notes={notes} />}
      <div role="alert">
        {isMine && acting.status === 'failed' && <ErrorNote>{acting.message}</ErrorNote>}
      </div>
      <Caption>{page.notesHint}</Caption>
    </PrivatePanel>
  );
}
