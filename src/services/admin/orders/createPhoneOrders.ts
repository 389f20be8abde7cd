import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type {
  EraseCustomerResponse,
  PhoneOrderRequest,
  PhoneQuoteRequest,
  PhoneQuoteResponse,
} from '@/domain/contracts/adminOrders/phoneOrders';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

/** Orders that the team places for a customer. */
export interface PhoneOrders {
  /** Writes nothing. */
  quote(request: PhoneQuoteRequest): Promise<Result<PhoneQuoteResponse, CallFailure>>;
  /** Idempotent by orderId: the same request is the same order. */
  place(request: PhoneOrderRequest): Promise<Result<AdminOrderResponse, CallFailure>>;
  /** Nobody can pay the order's link any more. */
  cancelLink(orderId: string): Promise<Result<AdminOrderResponse, CallFailure>>;
  /** Deletes all data of a person without an account. */
  erase(uid: string): Promise<Result<EraseCustomerResponse, CallFailure>>;
}

const CALL_MS = 20_000;
/** Milliseconds for a call in which courier or payment partner is asked. */
const LONG_MS = 60_000;

export function createPhoneOrders(http: Http): PhoneOrders {
  async function post<T>(path: string, body: object, has: string, timeoutMs: number) {
    const request = {
      method: 'POST' as const,
      path: `/api/admin/${path}`,
      withToken: true,
      timeoutMs,
      body,
    };
    return adminAnswer<T>(await http(request), (fields) => has in fields);
  }
  return {
    quote: (request) => post<PhoneQuoteResponse>('phone-orders/quote', request, 'finalTotal', CALL_MS),
    place: (request) => post<AdminOrderResponse>('phone-orders', request, 'order', LONG_MS),
    erase: (uid) =>
      post<EraseCustomerResponse>(`customers/${encodeURIComponent(uid)}/erase`, {}, 'message', LONG_MS),
    cancelLink: (orderId) =>
      post<AdminOrderResponse>(`orders/${encodeURIComponent(orderId)}/cancel-link`, {}, 'order', LONG_MS),
  };
}
