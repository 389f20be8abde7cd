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
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer, isSuccess } from '../adminAnswer';

/** The calls about parcels that could not be handed over, and about lost ones. */
export interface UndeliveredAdmin {
  /** `linked`: an order whose case is wanted wherever it is in the list; empty for none. */
  list(query: {
    tab: UndeliveredTab;
    after: string;
    linked: string;
  }): Promise<Result<UndeliveredResponse, CallFailure>>;
  /** Refused where the courier has tried again since the caller looked. */
  answer(orderId: string, request: UndeliveredRequest): Promise<Result<AdminOrderResponse, CallFailure>>;
  link(orderId: string): Promise<Result<DeliveryLinkResponse, CallFailure>>;
}

/** The calls about the lost parcels of one order. */
export interface LossAdmin {
  claims(orderId: string): Promise<Result<ClaimsResponse, CallFailure>>;
  claim(orderId: string, request: ClaimRequest): Promise<Result<ClaimResponse, CallFailure>>;
  /** Refused where the order was sent again already. */
  resend(orderId: string): Promise<Result<AdminOrderResponse, CallFailure>>;
  /** Refused while money that was paid is left. */
  closeLost(orderId: string): Promise<Result<AdminOrderResponse, CallFailure>>;
}

/** Milliseconds; the courier may have to answer. */
const CALL_MS = 40_000;

export function createUndeliveredAdmin(http: Http): UndeliveredAdmin & LossAdmin {
  async function get<T>(path: string): Promise<Result<T, CallFailure>> {
    const outcome = await http({ method: 'GET', path, withToken: true, timeoutMs: CALL_MS });
    return adminAnswer<T>(outcome, isSuccess);
  }
  async function post<T>(path: string, body: object): Promise<Result<T, CallFailure>> {
    const outcome = await http({ method: 'POST', path, body, withToken: true, timeoutMs: CALL_MS });
    return adminAnswer<T>(outcome, isSuccess);
  }
  const orderPath = (orderId: string, what: string) =>
    `/api/admin/orders/${encodeURIComponent(orderId)}/${what}`;
  return {
    list: ({ tab, after, linked }) => {
      const asked = new URLSearchParams({ tab });
      if (after) asked.set('after', after);
      if (linked) asked.set('order', linked);
      return get(`/api/admin/undelivered?${asked.toString()}`);
    },
    answer: (orderId, request) => post(orderPath(orderId, 'undelivered'), request),
    link: (orderId) => get(orderPath(orderId, 'delivery-link')),
    claims: (orderId) => get(orderPath(orderId, 'claims')),
    claim: (orderId, request) => post(orderPath(orderId, 'claim'), request),
    resend: (orderId) => post(orderPath(orderId, 'resend'), {}),
    closeLost: (orderId) => post(orderPath(orderId, 'close-lost'), {}),
  };
}
