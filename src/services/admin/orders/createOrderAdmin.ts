import type { AdminAction } from '@/domain/admin/adminOrder';
import type { AdminOrderResponse, SettleResponse } from '@/domain/contracts/adminOrders/actions';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { PROVIDER_MS } from '../timeouts';

/** The admin's actions on orders and payments. Every call is idempotent. */
export function createOrderAdmin(http: Http) {
  const post = <T>(path: string, body: object): ApiAnswer<T> =>
    callApi(http, { path: `/api/admin/${path}`, body, timeoutMs: PROVIDER_MS });
  return {
    act: (orderId: string, action: AdminAction, body: object): ApiAnswer<AdminOrderResponse> =>
      post(`orders/${encodeURIComponent(orderId)}/${action}`, body),
    /** Asks Razorpay for the state of a payment, and settles it. */
    settle: (id: string): ApiAnswer<SettleResponse> => post(`payments/${encodeURIComponent(id)}/settle`, {}),
  };
}

export type OrderAdmin = ReturnType<typeof createOrderAdmin>;
