import type { MismatchesResponse, ReconcileResponse } from '@/domain/contracts/adminOrders/actions';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { PROVIDER_MS } from '../timeouts';

/** The result as a sentence. */
type MessageResponse = { message: string };

/** Milliseconds; a run goes through all open work. */
const RECONCILE_MS = 120_000;

/** Differences between the shop's books and those of its providers. Settling is idempotent. */
export function createMismatchAdmin(http: Http) {
  const send = <T>(path: string, body: object, timeoutMs = PROVIDER_MS): ApiAnswer<T> =>
    callApi(http, { path: `/api/admin/${path}`, body, timeoutMs });
  const post = <T>(path: string, run?: string): ApiAnswer<T> => send(path, run ? { run } : {});

  return {
    look: (days: number): ApiAnswer<MismatchesResponse> =>
      callApi(http, { path: `/api/admin/mismatches?days=${days}`, timeoutMs: PROVIDER_MS }),
    /** `run` is the key of a bulk act. */
    settle: (id: string, run?: string): ApiAnswer<MessageResponse> =>
      post(`payments/${encodeURIComponent(id)}/settle`, run),
    book: (id: string, run?: string): ApiAnswer<MessageResponse> =>
      post(`orders/${encodeURIComponent(id)}/book`, run),
    cancelParcel: (awb: string, run?: string): ApiAnswer<MessageResponse> =>
      post(`parcels/${encodeURIComponent(awb)}/cancel`, run),
    /** Notes the team's own transfer of a refused refund. `amount` is rupees, `reference` the bank's number. */
    transfer: (id: string, transfer: { amount: number; reference: string }): ApiAnswer<MessageResponse> =>
      send(`payments/${encodeURIComponent(id)}/transfer`, transfer),
    reconcile: (): ApiAnswer<ReconcileResponse> => send('reconcile', {}, RECONCILE_MS),
  };
}

export type MismatchAdmin = ReturnType<typeof createMismatchAdmin>;
