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
export function createUndeliveredAdmin(http: Http) {
  const call = <T>(path: string, body?: object): ApiAnswer<T> =>
    callApi(http, { path, body, timeoutMs: PROVIDER_MS });
  const orderPath = (orderId: string, what: string) =>
    `/api/admin/orders/${encodeURIComponent(orderId)}/${what}`;
  return {
    /** `linked`: an order whose case is returned from any page of the list; empty for none. */
    list: ({ tab, after, linked }: { tab: UndeliveredTab; after: string; linked: string }) =>
      call<UndeliveredResponse>(`/api/admin/undelivered?${queryText({ tab, after, order: linked })}`),
    /** Refused if the courier has tried again since the list was loaded. */
    answer: (orderId: string, request: UndeliveredRequest) =>
      call<AdminOrderResponse>(orderPath(orderId, 'undelivered'), request),
    link: (orderId: string) => call<DeliveryLinkResponse>(orderPath(orderId, 'delivery-link')),
    claims: (orderId: string) => call<ClaimsResponse>(orderPath(orderId, 'claims')),
    claim: (orderId: string, request: ClaimRequest) =>
      call<ClaimResponse>(orderPath(orderId, 'claim'), request),
    /** Refused if the order was sent again already. */
    resend: (orderId: string) => call<AdminOrderResponse>(orderPath(orderId, 'resend'), {}),
    /** Refused while some of the payment is not refunded. */
    closeLost: (orderId: string) => call<AdminOrderResponse>(orderPath(orderId, 'close-lost'), {}),
  };
}

type Calls = ReturnType<typeof createUndeliveredAdmin>;
export type UndeliveredAdmin = Pick<Calls, 'list' | 'answer' | 'link'>;
/** The calls about the lost parcels of one order. */
export type LossAdmin = Omit<Calls, keyof UndeliveredAdmin>;
