import type { NoteRequest } from '@/domain/admin/privateNotes';
import type { PrivateNotesResponse } from '@/domain/contracts/adminOrders/notes';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

type NotesAnswer = ApiAnswer<PrivateNotesResponse>;

/** The private notes on an order. Each call answers with all of them, and may be repeated. */
export interface NotesAdmin {
  read(orderId: string): NotesAnswer;
  send(orderId: string, request: NoteRequest): NotesAnswer;
}

export function createNotesAdmin(http: Http): NotesAdmin {
  const pathOf = (orderId: string) => `/api/admin/orders/${encodeURIComponent(orderId)}/private-notes`;
  return {
    read: (orderId) => callApi(http, { path: pathOf(orderId) }),
    send: (orderId, request) => callApi(http, { path: pathOf(orderId), body: { ...request } }),
  };
}
