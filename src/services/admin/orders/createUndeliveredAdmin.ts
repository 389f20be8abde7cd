import type { UndeliveredTab } from '@/domain/admin/undelivered/tabs';
import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type {
  ClaimRequest,
  ClaimResponse,
  ClaimsResponse,
  DeliveryLinkResponse,
  UndeliveredRequest,
  UndeliveredResponse,
} from '@/domain/contracts/orders/undelivered';
import { queryText } from '@/domain/text/queryText';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { PROVIDER_MS } from '../timeouts';

/** The calls about undelivered and lost parcels. */
export interface UndeliveredAdmin {
  /** `linked`: an order whose case is returned from any page of the list; empty for none. */
  list(query: { tab: UndeliveredTab; after: string; linked: string }): ApiAnswer<UndeliveredResponse>;
  /** Refused if the courier has tried again since the list was loaded. */
  answer(orderId: string, request: UndeliveredRequest): ApiAnswer<AdminOrderResponse>;
  link(orderId: string): ApiAnswer<DeliveryLinkResponse>;
}

/** The calls about the lost parcels of one order. */
export interface LossAdmin {
  claims(orderId: string): ApiAnswer<ClaimsResponse>;
  claim(orderId: string, request: ClaimRequest): ApiAnswer<ClaimResponse>;
  /** Refused if the order was sent again already. */
  resend(orderId: string): ApiAnswer<AdminOrderResponse>;
  /** Refused while some of the payment is not refunded. */
  closeLost(orderId: string): ApiAnswer<AdminOrderResponse>;
}

export function createUndeliveredAdmin(http: Http): UndeliveredAdmin & LossAdmin {
  const call = <T>(path: string, body?: object): ApiAnswer<T> =>
    callApi(http, { path, body, timeoutMs: PROVIDER_MS });
  const orderPath = (orderId: string, what: string) =>
    `/api/admin/orders/${encodeURIComponent(orderId)}/${what}`;
  return {
    list: ({ tab, after, linked }) =>
      call(`/api/admin/undelivered?${queryText({ tab, after, order: linked })}`),
    answer: (orderId, request) => call(orderPath(orderId, 'undelivered'), request),
    link: (orderId) => call(orderPath(orderId, 'delivery-link')),
    claims: (orderId) => call(orderPath(orderId, 'claims')),
    claim: (orderId, request) => call(orderPath(orderId, 'claim'), request),
    resend: (orderId) => call(orderPath(orderId, 'resend'), {}),
    closeLost: (orderId) => call(orderPath(orderId, 'close-lost'), {}),
  };
}
