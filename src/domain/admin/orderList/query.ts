import { addDays, countDays, isDay } from '@/domain/time/calendar';
import { isDocumentId } from '@/domain/records/documentId';
import { fromIndia } from '@/domain/time/india';
import { queryText } from '@/domain/text/queryText';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order/order';
import type { PaymentMethod } from '@/domain/pricing/fees';
import { WAITS, type OrderRow, type Wait } from './row';
import { MAX_SEARCH } from './search';

/** The query of the admin's list of orders, newest first. */
export interface OrderQuery {
  /** A name, a part of a number, a code, an item or a city; empty for all orders. */
  q: string;
  status: OrderStatus | null;
  waits: Wait | null;
  method: PaymentMethod | null;
  /** Days in India, as in 2026-11-22, both included; empty for no limit. */
  from: string;
  to: string;
  /** The cursor of the previous page's last order; empty for the first page. */
  after: string;
}

export const ALL_ORDERS: OrderQuery = {
  q: '',
  status: null,
  waits: null,
  method: null,
  from: '',
  to: '',
  after: '',
};
export const ORDERS_PER_PAGE = 50;

const METHODS: ReadonlyMap<string, PaymentMethod> = new Map([
  ['cod', 'Cash on Delivery'],
  ['online', 'Pay Online'],
]);

const oneOf = <T extends string>(allowed: readonly T[], text: string | null): T | null =>
  allowed.find((one) => one === text) ?? null;

/** The cursor of an order. It includes the id, because two orders can have the same time. */
export const cursorOf = ({ createdAt, id }: Pick<OrderRow, 'createdAt' | 'id'>): string =>
  `${createdAt}_${id}`;

export function readCursor(place: string): { createdAt: string; id: string } | null {
  const [, createdAt = '', id = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z)_(.+)$/.exec(place) ?? [];
  return createdAt && isDocumentId(id) ? { createdAt, id } : null;
}

/** Parses a query string; invalid values are ignored. */
export function readOrderQuery(params: URLSearchParams): OrderQuery {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const after = params.get('after') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    status: oneOf(ORDER_STATUSES, params.get('status')),
    waits: oneOf(WAITS, params.get('waits')),
    method: METHODS.get(params.get('method') ?? '') ?? null,
    from: day('from'),
    to: day('to'),
    after: readCursor(after) ? after : '',
  };
}

/** The query as a query string, without default values. */
export function orderQueryText({ q, status, waits, method, from, to, after }: OrderQuery): string {
  const shown = [...METHODS].find(([, one]) => one === method)?.[0] ?? '';
  return queryText({
    q,
    status: status ?? '',
    waits: waits ?? '',
    method: shown,
    from,
    to,
    after,
  });
}

/** The query as the audit log names it. The log outlives accounts, so it does not hold what was searched: a name or phone. */
export const auditedQuery = (query: OrderQuery) => ({
  query: orderQueryText({ ...query, q: '' }),
  searched: query.q === '' ? null : true,
});

/** The query's period as ISO times, the second exclusive; empty for no limit. */
export function timeRangeOf({ from, to }: Pick<OrderQuery, 'from' | 'to'>): { since: string; until: string } {
  const start = (day: string) => fromIndia(new Date(`${day}T00:00:00Z`));
  return {
    since: from && start(from).toISOString(),
    until: to && start(addDays(to, 1)).toISOString(),
  };
}

/** The number of days of a query; null without a start or an end. */
export function daysOf({ from, to }: Pick<OrderQuery, 'from' | 'to'>): number | null {
  return from && to ? countDays(from, to) : null;
}

/** Whether an order belongs in the list of a query; ignores its search text. */
export function matchesQuery(row: OrderRow, { status, waits, method, from, to }: OrderQuery): boolean {
  const { since, until } = timeRangeOf({ from, to });
  return (
    (!status || row.status === status) &&
    (!waits || row.waits.includes(waits)) &&
    (!method || row.method === method) &&
    row.createdAt >= since &&
    (!until || row.createdAt < until)
  );
}
