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
import { ok } from '../../result';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { LONG_MS } from '../timeouts';

/** The courier's answer about several orders, with links to its files. */
export type CourierAnswer = Pick<PickupResponse, 'done' | 'refused'> & { links: string[] };

export interface PrintJob {
  what: Print;
  /** The layout of labels. */
  layout: LabelLayout;
  orders: readonly string[];
  /** The key of the bulk act, if this print is one of several. */
  run?: string | undefined;
}

export interface Printed extends Omit<PrintResponse, 'file'> {
  /** Null if nothing was printed. */
  file: Blob | null;
}

function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

const partOf = (run: string | undefined) => (run ? { run } : {});

/** The calls of the admin's list of orders. */
export function createOrderList(http: Http) {
  const get = <T>(path: string, field: string): ApiAnswer<T> =>
    callApi(http, { path: `/api/admin/${path}` }, has(field));
  const post = <T>(path: string, body: object, field: string): ApiAnswer<T> =>
    callApi(http, { path: `/api/admin/${path}`, body, timeoutMs: LONG_MS }, has(field));

  return {
    page: (query: OrderQuery): ApiAnswer<OrdersResponse> => get(`orders?${orderQueryText(query)}`, 'rows'),
    counts: (query: OrderQuery): ApiAnswer<OrderCounts> =>
      get(`orders/counts?${orderQueryText(query)}`, 'statuses'),
    /** Orders that changed since a moment (ISO). */
    changes: (since: string): ApiAnswer<OrderChangesResponse> =>
      get(`orders/changes?since=${encodeURIComponent(since)}`, 'rows'),
    /** The orders and customers that match the typed text best. */
    search: (typed: string): ApiAnswer<SearchResponse> =>
      get(`search?${new URLSearchParams({ q: typed }).toString()}`, 'customers'),
    exportPage: (body: ExportRequest): ApiAnswer<ExportResponse> => post('exports/orders', body, 'rows'),
    /** Asks the courier to fetch the parcels of at most `MAX_PICKUP` orders. */
    async pickup(orders: readonly string[], run?: string): ApiAnswer<CourierAnswer> {
      const answer = await post<PickupResponse>('pickup', { orders, ...partOf(run) }, 'refused');
      return answer.ok ? ok({ ...answer.value, links: answer.value.manifests }) : answer;
    },
    /** The courier's own labels of at most `MAX_PICKUP` orders. */
    async courierLabels(orders: readonly string[], run?: string): ApiAnswer<CourierAnswer> {
      const body = { orders, ...partOf(run) };
      const answer = await post<CourierLabelsResponse>('courier-labels', body, 'refused');
      return answer.ok ? ok({ ...answer.value, links: answer.value.urls }) : answer;
    },
    /** Prints the papers of these orders as one PDF, and lists those that failed. */
    async print({ what, layout, orders, run }: PrintJob): ApiAnswer<Printed> {
      const body = { orders: [...orders], ...partOf(run) };
      const answer = await (what === 'invoices'
        ? post<PrintResponse>('print/invoices', body, 'refused')
        : post<PrintResponse>('print', { what, layout, ...body } satisfies PrintRequest, 'refused'));
      if (!answer.ok) return answer;
      const { file } = answer.value;
      return ok({ ...answer.value, file: file ? pdfOf(file) : null });
    },
  };
}

export type OrderList = ReturnType<typeof createOrderList>;
