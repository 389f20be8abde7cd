import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { NoteRequest } from '@/domain/admin/privateNotes';
import { orderRequested } from '@/features/admin/openOrder';
import { safely } from '@/lib/safely';
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

  function* send(request: NoteRequest, isSaved: boolean) {
    const { orderId } = yield* select(selectPrivateNotes);
    const answer = yield* call(api.send, orderId, request);
    if (!answer.ok) return yield* put(noteFailed(callMessage(answer.error)));
    yield* put(notesLoaded({ orderId, notes: answer.value.notes }));
    return yield* put(noteAnswered({ isSaved }));
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

  yield* takeLatest(orderRequested, safely(load));
  yield* takeLeading(saveRequested, safely(save));
  yield* takeLeading(removeRequested, safely(remove));
}
