import { call, put, select } from 'typed-redux-saga';
import type { NoteRequest } from '@/domain/admin/privateNotes';
import { orderRequested } from '@/features/admin/openOrder';
import { keyedLock } from '@/lib/keyedLock';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import type { NotesAdmin } from '@/services/admin/orders/createNotesAdmin';
import { callMessage, newKey } from '../shared';
import { messages } from './messages';
import {
  noteAnswered,
  noteFailed,
  noteNamed,
  notesFailed,
  notesLoaded,
  notesRequested,
  removeRequested,
  saveRequested,
  selectPrivateNotes,
} from './privateNotesSlice';

/** Loads the private notes of the open order, and writes and removes those of the signed-in person. */
export function* privateNotesSaga({ random }: Services, api: NotesAdmin) {
  function* load({ payload: orderId }: ReturnType<typeof orderRequested>) {
    yield* put(notesRequested(orderId));
    const found = yield* call(api.read, orderId);
    if (found.ok) yield* put(notesLoaded({ orderId, notes: found.value.notes }));
    else yield* put(notesFailed(messages.failed));
  }

  /** A second press is ignored while its note is sent. */
  const runIfFree = keyedLock();

  function* send(request: NoteRequest, isSaved: boolean) {
    const { orderId } = yield* select(selectPrivateNotes);
    const key = `${request.act} ${request.noteId}`;
    const answer = yield* runIfFree(key, () => call(api.send, orderId, request));
    if (!answer) return;
    if (!answer.ok) return yield* call(sayFailed, orderId, callMessage(answer.error));
    yield* put(notesLoaded({ orderId, notes: answer.value.notes }));
    yield* put(noteAnswered({ orderId, isSaved }));
  }

  /** Says it in the card, or in a toast where another order was opened meanwhile. */
  function* sayFailed(orderId: string, message: string) {
    yield* put(noteFailed({ orderId, message }));
    const { orderId: open } = yield* select(selectPrivateNotes);
    if (open === orderId) return;
    const text = messages.notSaved(orderId, message);
    yield* put(toastShown({ text, topic: `note ${orderId}`, tone: 'error' }));
  }

  function* save() {
    const { draft } = yield* select(selectPrivateNotes);
    const noteId = draft.changing || draft.sentAs || newKey(random);
    if (!draft.changing) yield* put(noteNamed(noteId));
    const request: NoteRequest = { act: 'write', noteId, text: draft.text.trim() };
    yield* call(send, request, true);
  }

  function* remove({ payload: noteId }: ReturnType<typeof removeRequested>) {
    const { draft } = yield* select(selectPrivateNotes);
    const request: NoteRequest = { act: 'remove', noteId };
    yield* call(send, request, draft.changing === noteId);
  }

  yield* takeLatest(orderRequested, load);
  yield* takeEvery(saveRequested, save);
  yield* takeEvery(removeRequested, remove);
}
