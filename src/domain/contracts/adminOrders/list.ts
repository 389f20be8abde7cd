import * as v from 'valibot';
import type { OrderStatus } from '../../orders/order/order';
import { EXPORTED, type Cell } from '../../admin/orderList/exportRows';
import type { OrderRow, Wait } from '../../admin/orderList/row';
import { MAX_COUNTED } from './counts';
import { text } from '../fields';

/** GET /api/admin/orders, with the query of `readOrderQuery`. */
export interface OrdersResponse {
  rows: OrderRow[];
  /** No exact match: the rows have one typing mistake or sound alike. */
  isFuzzy?: true;
  /** The cursor `after` of the next page; null on the last. */
  next: string | null;
  /** ISO time of this answer, and the `since` of the next request for changes. */
  now: string;
}

/** GET /api/admin/orders/counts: counts for the days and the payment method of a query; `waits` ignores the query. */
export interface OrderCounts {
  /** Each at most `MAX_COUNTED`. */
  statuses: Record<OrderStatus, number>;
  /** Each at most `mostCounted`. */
  waits: Record<Wait, number>;
}
/** Orders without a courier can only be counted by reading each one. */
export const MAX_COURIER_COUNTED = 50;
/** The maximum of a task's count. */
export const mostCounted = (wait: Wait): number => (wait === 'courier' ? MAX_COURIER_COUNTED : MAX_COUNTED);

/** GET /api/admin/orders/changes?since=…: orders changed since then, oldest first. */
export interface OrderChangesResponse {
  rows: OrderRow[];
  /** Whether there are too many changes, so that the list must be reloaded. */
  many: boolean;
  now: string;
}

/** POST /api/admin/exports/orders: one page of an export. Each page has an entry in the audit log. */
export const exportRequest = v.object({
  /** The query string of the list's URL. */
  query: text('query', 500),
  rows: v.picklist(EXPORTED, `rows must be one of: ${EXPORTED.join(', ')}`),
  /** `next` of the previous page; empty for the first. */
  after: text('after', 150),
});
export type ExportRequest = v.InferInput<typeof exportRequest>;

export interface ExportResponse {
  success: true;
  head: string[];
  rows: Cell[][];
  next: string | null;
  /** Orders on this page. */
  orders: number;
}
