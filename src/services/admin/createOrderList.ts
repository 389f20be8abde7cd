import type {
  ExportRequest,
  ExportResponse,
  OrderChangesResponse,
  OrderCounts,
  OrdersResponse,
} from '@/domain/contracts/adminOrders';
import type { SearchResponse } from '@/domain/contracts/adminSearch';
import { orderQueryText, type OrderQuery } from '@/domain/admin/orderList/query';
import { fail, ok, type Result } from '../result';
import { failureOf } from '../shopApi/createShopApi';
import type { Http, HttpRequest } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';
import { adminAnswer } from './adminAnswer';

/** The calls of the admin's list of orders. */
export interface OrderList {
  page(query: OrderQuery): Promise<Result<OrdersResponse, CallFailure>>;
  counts(query: OrderQuery): Promise<Result<OrderCounts, CallFailure>>;
  /** Orders that changed since a moment (ISO). */
  changes(since: string): Promise<Result<OrderChangesResponse, CallFailure>>;
  /** The orders and customers that match what was typed best. */
  search(typed: string): Promise<Result<SearchResponse, CallFailure>>;
  exportPage(request: ExportRequest): Promise<Result<ExportResponse, CallFailure>>;
  /** The packing slips of these orders, as a PDF. */
  slips(orderIds: readonly string[]): Promise<Result<Blob, CallFailure>>;
}

const CALL_MS = 20_000;
/** Milliseconds to draw fifty pages or read five hundred orders. */
const LONG_MS = 60_000;
const PDF = 'application/pdf';

export function createOrderList(http: Http): OrderList {
  async function ask<T>(request: Omit<HttpRequest, 'timeoutMs'>, has: string, timeoutMs = CALL_MS) {
    const outcome = await http({ timeoutMs, asShopper: true, ...request });
    return adminAnswer<T>(outcome, (fields) => has in fields);
  }
  const get = <T>(path: string, has: string) =>
    ask<T>({ method: 'GET', path: `/api/admin/orders${path}` }, has);

  return {
    page: (query) => get<OrdersResponse>(`?${orderQueryText(query)}`, 'rows'),
    counts: (query) => get<OrderCounts>(`/counts?${orderQueryText(query)}`, 'statuses'),
    changes: (since) => get<OrderChangesResponse>(`/changes?since=${encodeURIComponent(since)}`, 'rows'),
    search: (typed) =>
      ask<SearchResponse>(
        { method: 'GET', path: `/api/admin/search?${new URLSearchParams({ q: typed }).toString()}` },
        'customers',
      ),
    exportPage: (body) =>
      ask<ExportResponse>({ method: 'POST', path: '/api/admin/exports/orders', body }, 'rows', LONG_MS),
    async slips(orders) {
      const singleId = orders.length === 1 && orders[0];
      const request: Omit<HttpRequest, 'timeoutMs'> = singleId
        ? { method: 'GET', path: `/api/admin/orders/${encodeURIComponent(singleId)}/slip` }
        : { method: 'POST', path: '/api/admin/slips', body: { orders } };
      const outcome = await http({ ...request, asShopper: true, timeoutMs: LONG_MS, file: PDF });
      if (outcome.kind === 'answered' && outcome.body instanceof Blob) return ok(outcome.body);
      return fail(failureOf(outcome));
    },
  };
}
