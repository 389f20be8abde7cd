import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type { ReturnResponse, ReturnsResponse, ReturnTab } from '@/domain/contracts/adminOrders/returns';
import type { ReturnStep } from '@/domain/orders/returnDesk/steps';
import { queryText } from '@/domain/text/queryText';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { PROVIDER_MS } from '../timeouts';

/** The returns desk. Every step is idempotent. */
export function createReturnAdmin(http: Http) {
  const pathOf = (orderId: string) => `/api/admin/returns/${encodeURIComponent(orderId)}`;
  return {
    page: (tab: ReturnTab, after: string): ApiAnswer<ReturnsResponse> =>
      callApi(http, { path: `/api/admin/returns?${queryText({ tab, after })}` }, has('rows')),
    find: (orderId: string): ApiAnswer<ReturnResponse> =>
      callApi(http, { path: pathOf(orderId) }, has('sizes')),
    step: (orderId: string, step: ReturnStep, body: object): ApiAnswer<AdminOrderResponse> =>
      callApi(http, { path: `${pathOf(orderId)}/${step}`, body, timeoutMs: PROVIDER_MS }),
  };
}

export type ReturnAdmin = ReturnType<typeof createReturnAdmin>;
