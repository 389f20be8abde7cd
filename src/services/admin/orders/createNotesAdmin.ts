import type { NoteRequest } from '@/domain/admin/privateNotes';
import type { PrivateNotesResponse } from '@/domain/contracts/adminOrders/notes';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer, isSuccess } from '../adminAnswer';

type NotesAnswer = Promise<Result<PrivateNotesResponse, CallFailure>>;

/** The private notes on an order. Each call answers with all of them, and may be repeated. */
export interface NotesAdmin {
  read(orderId: string): NotesAnswer;
  send(orderId: string, request: NoteRequest): NotesAnswer;
}

/** Milliseconds; Firestore alone has to answer. */
const CALL_MS = 20_000;

export function createNotesAdmin(http: Http): NotesAdmin {
  const pathOf = (orderId: string) => `/api/admin/orders/${encodeURIComponent(orderId)}/private-notes`;
  return {
    async read(orderId) {
      const outcome = await http({
        method: 'GET',
        path: pathOf(orderId),
        withToken: true,
        timeoutMs: CALL_MS,
      });
      return adminAnswer<PrivateNotesResponse>(outcome, isSuccess);
    },
    async send(orderId, request) {
      const outcome = await http({
        method: 'POST',
        path: pathOf(orderId),
        body: { ...request },
        withToken: true,
        timeoutMs: CALL_MS,
      });
      return adminAnswer<PrivateNotesResponse>(outcome, isSuccess);
    },
  };
}
