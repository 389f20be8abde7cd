import type {
  ExportRequest,
  ExportResponse,
  OrderChangesResponse,
  OrderCounts,
  OrdersResponse,
} from '@/domain/contracts/adminOrders/list';
import type {
  CourierLabelsResponse,
  PickupResponse,
  PrintRequest,
  PrintResponse,
} from '@/domain/contracts/adminOrders/print';
import type { LabelLayout, Print } from '@/domain/orders/packing/print';
import type { SearchResponse } from '@/domain/contracts/adminOrders/search';
import { orderQueryText, type OrderQuery } from '@/domain/admin/orderList/query';
import { ok, type Result } from '../../result';
import type { Http, HttpRequest } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

/** The calls of the admin's list of orders. */
export interface OrderList {
  page(query: OrderQuery): Promise<Result<OrdersResponse, CallFailure>>;
  counts(query: OrderQuery): Promise<Result<OrderCounts, CallFailure>>;
  /** Orders that changed since a moment (ISO). */
  changes(since: string): Promise<Result<OrderChangesResponse, CallFailure>>;
  /** The orders and customers that match what was typed best. */
  search(typed: string): Promise<Result<SearchResponse, CallFailure>>;
  exportPage(request: ExportRequest): Promise<Result<ExportResponse, CallFailure>>;
  /** Papers of these orders as a PDF, and what could not be printed. */
  print(job: PrintJob): Promise<Result<Printed, CallFailure>>;
  /** Asks the courier to fetch the parcels of at most `MAX_PICKUP` orders. */
  pickup(orders: readonly string[], run?: string): Promise<Result<CourierAnswer, CallFailure>>;
  /** The courier's own labels of at most `MAX_PICKUP` orders. */
  courierLabels(orders: readonly string[], run?: string): Promise<Result<CourierAnswer, CallFailure>>;
}

/** The courier's answer about several orders, with links to its files. */
export type CourierAnswer = Pick<PickupResponse, 'done' | 'refused'> & { links: string[] };

export interface PrintJob {
  what: Print;
  /** Of labels. */
  layout: LabelLayout;
  orders: readonly string[];
  /** The key of the bulk act that this is one of several prints of. */
  run?: string | undefined;
}

export interface Printed extends Omit<PrintResponse, 'file'> {
  /** Null where nothing was printed. */
  file: Blob | null;
}

function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

const partOf = (run: string | undefined) => (run ? { run } : {});

const CALL_MS = 20_000;
/** Milliseconds to draw sixty labels with slips or read five hundred orders. */
const LONG_MS = 60_000;

export function createOrderList(http: Http): OrderList {
  async function send<T>(request: Omit<HttpRequest, 'timeoutMs'>, has: string, timeoutMs = CALL_MS) {
    const outcome = await http({ timeoutMs, withToken: true, ...request });
    return adminAnswer<T>(outcome, (fields) => has in fields);
  }
  const get = <T>(path: string, has: string) =>
    send<T>({ method: 'GET', path: `/api/admin/orders${path}` }, has);

  return {
    page: (query) => get<OrdersResponse>(`?${orderQueryText(query)}`, 'rows'),
    counts: (query) => get<OrderCounts>(`/counts?${orderQueryText(query)}`, 'statuses'),
    changes: (since) => get<OrderChangesResponse>(`/changes?since=${encodeURIComponent(since)}`, 'rows'),
    search: (typed) =>
      send<SearchResponse>(
        { method: 'GET', path: `/api/admin/search?${new URLSearchParams({ q: typed }).toString()}` },
        'customers',
      ),
    exportPage: (body) =>
      send<ExportResponse>({ method: 'POST', path: '/api/admin/exports/orders', body }, 'rows', LONG_MS),
    async pickup(orders, run) {
      const body = { orders, ...partOf(run) };
      const request = { method: 'POST', path: '/api/admin/pickup', body } as const;
      const answer = await send<PickupResponse>(request, 'refused', LONG_MS);
      return answer.ok ? ok({ ...answer.value, links: answer.value.manifests }) : answer;
    },
    async courierLabels(orders, run) {
      const body = { orders, ...partOf(run) };
      const request = { method: 'POST', path: '/api/admin/courier-labels', body } as const;
      const answer = await send<CourierLabelsResponse>(request, 'refused', LONG_MS);
      return answer.ok ? ok({ ...answer.value, links: answer.value.urls }) : answer;
    },
    async print({ what, layout, orders, run }) {
      const request: Omit<HttpRequest, 'timeoutMs'> =
        what === 'invoices'
          ? { method: 'POST', path: '/api/admin/print/invoices', body: { orders, ...partOf(run) } }
          : {
              method: 'POST',
              path: '/api/admin/print',
              body: { what, layout, orders: [...orders], ...partOf(run) } satisfies PrintRequest,
            };
      const answer = await send<PrintResponse>(request, 'refused', LONG_MS);
      if (!answer.ok) return answer;
      const { file } = answer.value;
      return ok({ ...answer.value, file: file ? pdfOf(file) : null });
    },
  };
}
