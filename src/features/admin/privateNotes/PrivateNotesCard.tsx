import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_PRIVATE_NOTE, type PrivateNote } from '@/domain/admin/privateNotes';
import { useRights } from '@/features/admin/access';
import { orderRequested } from '@/features/admin/openOrder';
import { RetryNote } from '@/features/admin/shared';
import { selectUser } from '@/features/auth';
import { useUnsavedForm } from '@/features/unsaved';
import { formatMoment } from '@/lib/dates';
import { focusInvalid } from '@/lib/focusInvalid';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { Button, ErrorNote, Icon, Skeleton, TextArea, VisuallyHidden } from '@/ui';
import { lockIcon } from './icons';
import { messages } from './messages';
import { FormRow, GoldBody, GoldCard, NoteMeta } from './PrivateNotes.styles';
import {
  changeDismissed,
  changeOpened,
  noteTyped,
  removeRequested,
  saveRequested,
  selectPrivateNotes,
} from './privateNotesSlice';

/** One note with its text, writer and time; its writer may edit and remove it. */
function Note({ note, isOwn }: { note: PrivateNote; isOwn: boolean }) {
  const dispatch = useDispatch();
  const { id, text, by, at, changedAt } = note;
  return (
    <li>
      <p>{text}</p>
      <NoteMeta>
        <span>
          <span title={by.email}>{by.name || by.email}</span>, <time dateTime={at}>{formatMoment(at)}</time>
          {changedAt && `, ${messages.changedAt(formatMoment(changedAt))}`}
        </span>
        {isOwn && (
          <>
            <button
              type="button"
              aria-label={messages.change(text)}
              onClick={() => dispatch(changeOpened(note))}
            >
              {messages.changeShort}
            </button>
            <button
              type="button"
              aria-label={messages.remove(text)}
              onClick={() => dispatch(removeRequested(id))}
            >
              {messages.removeShort}
            </button>
          </>
        )}
      </NoteMeta>
    </li>
  );
}

/** The form of a new or edited note. The draft stays until it is saved. */
function NoteForm() {
  const dispatch = useDispatch();
  const { draft, sending, isSaved } = useSelector(selectPrivateNotes);
  const isSending = sending.status === 'sending';
  const [tried, setTried] = useState(false);
  const isEmpty = draft.text.trim() === '';
  useUnsavedForm(!isEmpty, messages.leaving);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(isEmpty);
    if (isEmpty) return void focusInvalid(event.currentTarget);
    if (!isSending) dispatch(saveRequested());
  };
  return (
    <form onSubmit={send} noValidate>
      <TextArea
        label={messages.field}
        placeholder={messages.placeholder}
        rows={2}
        maxLength={MAX_PRIVATE_NOTE}
        readOnly={isSending}
        error={tried && isEmpty ? messages.missing : undefined}
        value={draft.text}
        onChange={({ target }) => dispatch(noteTyped(target.value))}
      />
      <FormRow>
        <Button type="submit" size="sm" variant="ghost" busy={isSending}>
          {draft.changing ? messages.saveChange : messages.save}
        </Button>
        {draft.changing && (
          <Button size="sm" variant="ghost" disabled={isSending} onClick={() => dispatch(changeDismissed())}>
            {messages.cancel}
          </Button>
        )}
      </FormRow>
      <VisuallyHidden role="status">{isSaved && messages.saved}</VisuallyHidden>
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
    </form>
  );
}

/** The team's private notes on an order, oldest first. `canWrite`: the order still takes notes. */
export function PrivateNotesCard({ canWrite }: { canWrite: boolean }) {
  const dispatch = useDispatch();
  const { orderId, notes } = useSelector(selectPrivateNotes);
  const uid = useSelector(selectUser)?.uid;
  const mayWrite = useRights()('orders.note') && canWrite;
  const shown = notes.status === 'ready' ? notes.value : [];
  const heading = useFocusAfterRemoval(shown.length);
  return (
    <GoldCard aria-label={messages.title}>
      <header>
        <Icon name={lockIcon} size={16} />
        <h2 ref={heading} tabIndex={-1}>
          {messages.title}
        </h2>
        <small>{messages.readBy}</small>
      </header>
      <GoldBody>
        {notes.status === 'loading' && <Skeleton style={{ height: 40 }} />}
        {notes.status === 'failed' && (
          <RetryNote message={notes.message} onAgain={() => dispatch(orderRequested(orderId))} />
        )}
        {shown.length > 0 && (
          <ol>
            {shown.map((note) => (
              <Note key={note.id} note={note} isOwn={mayWrite && note.by.uid === uid} />
            ))}
          </ol>
        )}
        {mayWrite && <NoteForm />}
      </GoldBody>
    </GoldCard>
  );
}
