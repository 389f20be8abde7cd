import type { AdminAction } from '@/domain/admin/adminOrder';
import type { AdminOrderResponse, SettleResponse } from '@/domain/contracts/admin';
import { fail, ok, type Result } from '../result';
import { failureOf } from '../shopApi/createShopApi';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

/** What the admin does with orders and payments. Each of them may be sent again: it is done once. */
export interface OrderAdmin {
  act(orderId: string, action: AdminAction, body: object): Promise<Result<AdminOrderResponse, CallFailure>>;
  /** Asks Razorpay what became of a payment, and does what follows. */
  settle(razorpayOrderId: string): Promise<Result<SettleResponse, CallFailure>>;
}

/** Milliseconds; the courier and Razorpay may both have to be waited for. */
const CALL_MS = 40_000;

export function createOrderAdmin(http: Http): OrderAdmin {
  async function post<T>(path: string, body: object): Promise<Result<T, CallFailure>> {
    const outcome = await http({ method: 'POST', path, body, asShopper: true, timeoutMs: CALL_MS });
    const done =
      outcome.kind === 'answered' &&
      outcome.status === 200 &&
      (outcome.body as { success?: unknown } | null)?.success === true;
    return done ? ok(outcome.body as T) : fail(failureOf(outcome));
  }
  return {
    act: (orderId, action, body) => post(`/api/admin/orders/${encodeURIComponent(orderId)}/${action}`, body),
    settle: (id) => post(`/api/admin/payments/${encodeURIComponent(id)}/settle`, {}),
  };
}
