import type { NoteRequest } from '@/domain/admin/privateNotes';
import type { PrivateNotesResponse } from '@/domain/contracts/adminOrders/notes';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The private notes on an order. Each call answers with all of them, and may be repeated. */
export function createNotesAdmin(http: Http) {
  const call = (orderId: string, body?: NoteRequest): ApiAnswer<PrivateNotesResponse> =>
    callApi(http, { path: `/api/admin/orders/${encodeURIComponent(orderId)}/private-notes`, body });
  return {
    read: (orderId: string) => call(orderId),
    send: (orderId: string, request: NoteRequest) => call(orderId, request),
  };
}

export type NotesAdmin = ReturnType<typeof createNotesAdmin>;
