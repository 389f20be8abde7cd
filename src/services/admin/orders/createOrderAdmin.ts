import type { AdminAction } from '@/domain/admin/adminOrder';
import type { AdminOrderResponse, SettleResponse } from '@/domain/contracts/adminOrders/actions';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer, isSuccess } from '../adminAnswer';

/** The admin's actions on orders and payments. Every call is idempotent. */
export interface OrderAdmin {
  act(orderId: string, action: AdminAction, body: object): Promise<Result<AdminOrderResponse, CallFailure>>;
  /** Asks Razorpay for the state of a payment, and settles it. */
  settle(razorpayOrderId: string): Promise<Result<SettleResponse, CallFailure>>;
}

/** Milliseconds; both the courier and Razorpay may have to answer. */
const CALL_MS = 40_000;

export function createOrderAdmin(http: Http): OrderAdmin {
  async function post<T>(path: string, body: object): Promise<Result<T, CallFailure>> {
    const outcome = await http({ method: 'POST', path, body, withToken: true, timeoutMs: CALL_MS });
    return adminAnswer<T>(outcome, isSuccess);
  }
  return {
    act: (orderId, action, body) => post(`/api/admin/orders/${encodeURIComponent(orderId)}/${action}`, body),
    settle: (id) => post(`/api/admin/payments/${encodeURIComponent(id)}/settle`, {}),
  };
}
