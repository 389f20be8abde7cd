import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type {
  EraseCustomerResponse,
  PhoneOrderRequest,
  PhoneQuoteRequest,
  PhoneQuoteResponse,
} from '@/domain/contracts/adminOrders/phoneOrders';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { LONG_MS } from '../timeouts';

/** Orders that the team places for a customer. */
export function createPhoneOrders(http: Http) {
  const post = <T>(path: string, body: object, field: string): ApiAnswer<T> =>
    callApi(http, { path: `/api/admin/${path}`, body, timeoutMs: LONG_MS }, has(field));
  return {
    /** Writes nothing. */
    quote: (body: PhoneQuoteRequest): ApiAnswer<PhoneQuoteResponse> =>
      callApi(http, { path: '/api/admin/phone-orders/quote', body }, has('finalTotal')),
    /** Idempotent by orderId: the same request is the same order. */
    place: (request: PhoneOrderRequest): ApiAnswer<AdminOrderResponse> =>
      post('phone-orders', request, 'order'),
    /** Deletes all data of a person without an account. */
    erase: (uid: string): ApiAnswer<EraseCustomerResponse> =>
      post(`customers/${encodeURIComponent(uid)}/erase`, {}, 'message'),
    /** Cancels the order's payment link. */
    cancelLink: (orderId: string): ApiAnswer<AdminOrderResponse> =>
      post(`orders/${encodeURIComponent(orderId)}/cancel-link`, {}, 'order'),
  };
}

export type PhoneOrders = ReturnType<typeof createPhoneOrders>;
