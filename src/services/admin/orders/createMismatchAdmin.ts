import type { MismatchesResponse, ReconcileResponse } from '@/domain/contracts/adminOrders/actions';
import type { Result } from '../../result';
import type { Http, HttpRequest } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer, isSuccess } from '../adminAnswer';

/** The result as a sentence. */
type MessageResponse = { message: string };

/** Differences between the shop's books and those of its providers. Settling is idempotent. */
export interface MismatchAdmin {
  look(days: number): Promise<Result<MismatchesResponse, CallFailure>>;
  /** `run` is the key of a bulk act. */
  settle(razorpayOrderId: string, run?: string): Promise<Result<MessageResponse, CallFailure>>;
  book(orderId: string, run?: string): Promise<Result<MessageResponse, CallFailure>>;
  cancelParcel(awb: string, run?: string): Promise<Result<MessageResponse, CallFailure>>;
  reconcile(): Promise<Result<ReconcileResponse, CallFailure>>;
}

/** Milliseconds; both Razorpay and the courier may have to answer. */
const CALL_MS = 40_000;
/** Milliseconds; a run goes through all open work. */
const RECONCILE_MS = 120_000;

export function createMismatchAdmin(http: Http): MismatchAdmin {
  async function send<T>(request: Omit<HttpRequest, 'timeoutMs'>, timeoutMs = CALL_MS) {
    const outcome = await http({ ...request, withToken: true, timeoutMs });
    return adminAnswer<T>(outcome, isSuccess);
  }
  const post = <T>(path: string, { timeoutMs, run }: { timeoutMs?: number; run?: string | undefined } = {}) =>
    send<T>({ method: 'POST', path: `/api/admin/${path}`, body: run ? { run } : {} }, timeoutMs);

  return {
    look: (days) => send<MismatchesResponse>({ method: 'GET', path: `/api/admin/mismatches?days=${days}` }),
    settle: (id, run) => post<MessageResponse>(`payments/${encodeURIComponent(id)}/settle`, { run }),
    book: (id, run) => post<MessageResponse>(`orders/${encodeURIComponent(id)}/book`, { run }),
    cancelParcel: (awb, run) => post<MessageResponse>(`parcels/${encodeURIComponent(awb)}/cancel`, { run }),
    reconcile: () => post<ReconcileResponse>('reconcile', { timeoutMs: RECONCILE_MS }),
  };
}
