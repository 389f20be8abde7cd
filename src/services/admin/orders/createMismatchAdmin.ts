import type { MismatchesResponse, ReconcileResponse } from '@/domain/contracts/adminOrders/actions';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { PROVIDER_MS } from '../timeouts';

/** The result as a sentence. */
type MessageResponse = { message: string };

/** Differences between the shop's books and those of its providers. Settling is idempotent. */
export interface MismatchAdmin {
  look(days: number): ApiAnswer<MismatchesResponse>;
  /** `run` is the key of a bulk act. */
  settle(razorpayOrderId: string, run?: string): ApiAnswer<MessageResponse>;
  book(orderId: string, run?: string): ApiAnswer<MessageResponse>;
  cancelParcel(awb: string, run?: string): ApiAnswer<MessageResponse>;
  reconcile(): ApiAnswer<ReconcileResponse>;
}

/** Milliseconds; a run goes through all open work. */
const RECONCILE_MS = 120_000;

export function createMismatchAdmin(http: Http): MismatchAdmin {
  const post = <T>(path: string, run?: string, timeoutMs = PROVIDER_MS): ApiAnswer<T> =>
    callApi(http, { path: `/api/admin/${path}`, body: run ? { run } : {}, timeoutMs });

  return {
    look: (days) => callApi(http, { path: `/api/admin/mismatches?days=${days}`, timeoutMs: PROVIDER_MS }),
    settle: (id, run) => post(`payments/${encodeURIComponent(id)}/settle`, run),
    book: (id, run) => post(`orders/${encodeURIComponent(id)}/book`, run),
    cancelParcel: (awb, run) => post(`parcels/${encodeURIComponent(awb)}/cancel`, run),
    reconcile: () => post('reconcile', undefined, RECONCILE_MS),
  };
}
