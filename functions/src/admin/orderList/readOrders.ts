import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Order } from '@/domain/orders/order/order';
import {
  matchesQuery,
  ORDERS_PER_PAGE,
  cursorOf,
  readCursor,
  type OrderQuery,
} from '@/domain/admin/orderList/query';
import { orderRow, type OrderRow } from '@/domain/admin/orderList/row';
import { readSearch } from '@/domain/admin/orderList/search';
import { scoreOrder } from '@/domain/admin/search/rank';
import { planSearch, type IndexQuery } from '@/domain/admin/search/searchPlan';
import { readIndexedOrders } from '../search/readIndex';
import { DOCUMENT_ID } from '../../platform/firestore/readPage';
import { listQueries, lookupQuery, searchQuery } from './queries';

/** Orders with their rows, and the position after which the next page begins. */
export interface OrdersRead {
  found: { order: Order; row: OrderRow }[];
  next: string | null;
}

/** Further reads when few of the documents read so far match. */
const MAX_ROUNDS = 6;

const placeOfOrder = ({ createdAt, orderId: id }: Order): string => cursorOf({ createdAt, id });

function newestFirst(a: Order, b: Order): number {
  const [one, other] = [placeOfOrder(a), placeOfOrder(b)];
  return one < other ? 1 : one > other ? -1 : 0;
}

const ordersIn = async (query: Query): Promise<Order[]> =>
  (await query.get()).docs.map((doc) => doc.data() as Order);

/** Reads the next orders after a place in the list. */
type Source = (place: ReturnType<typeof readCursor>, count: number) => Promise<Order[]>;

function sourceOf(query: Query, isOldestFirst = false): Source {
  const direction = isOldestFirst ? 'asc' : 'desc';
  const ordered = query.orderBy('createdAt', direction).orderBy(DOCUMENT_ID, direction);
  return (place, count) =>
    ordersIn((place ? ordered.startAfter(place.createdAt, place.id) : ordered).limit(count));
}

/**
 * Reads for a search: the index, and until the migration `order-search` has been applied also the orders' own fields,
 * by which alone older orders are found.
 */
function searchSources(db: Firestore, q: string, exact: IndexQuery | null): Source[] {
  const byField = readSearch(q).flatMap((probe) => searchQuery(db, probe) ?? []);
  const indexed: Source = async (place, count) =>
    exact
      ? readIndexedOrders(db, exact, {
          count,
          after: place && { createdAt: place.createdAt, orderId: place.id },
        })
      : [];
  return [...(exact ? [indexed] : []), ...byField.map((query) => sourceOf(query))];
}

/** The next orders of several sources together, sorted by `compare`; each order once. */
async function nextOf(
  sources: readonly Source[],
  compare: typeof newestFirst,
  after: string,
  count: number,
): Promise<Order[]> {
  const place = readCursor(after);
  const pages = await Promise.all(sources.map((next) => next(place, count)));
  const byId = new Map(pages.flat().map((order) => [order.orderId, order]));
  return [...byId.values()].sort(compare).slice(0, count);
}

/**
 * Orders that a search names exactly: by an id, a part of one, or an AWB. A part that a whole page of orders shares names
 * none of them: the index lists them page by page.
 */
async function readExactMatches(db: Firestore, q: string): Promise<Order[]> {
  const queries = readSearch(q).flatMap((probe) => lookupQuery(db, probe) ?? []);
  const found = await Promise.all(queries.map((query) => ordersIn(query.limit(ORDERS_PER_PAGE))));
  return found.filter((orders) => orders.length < ORDERS_PER_PAGE).flat();
}

interface ReadOptions {
  now: Date;
  hasTime?: () => boolean;
  count?: number;
  /** Of the orders to pack; every other list and search has the newest first. */
  isOldestFirst?: boolean;
}

/**
 * Reads a page of a list through indexes only, with a limit on further reads and on their time. A page may therefore
 * have fewer rows than others and still not be the last. The first page of a search also has what it names exactly.
 */
export async function readOrders(
  db: Firestore,
  query: OrderQuery,
  options: ReadOptions,
): Promise<OrdersRead> {
  const { now, hasTime = () => true, count = ORDERS_PER_PAGE, isOldestFirst = false } = options;
  const compare: typeof newestFirst = isOldestFirst ? (a, b) => newestFirst(b, a) : newestFirst;
  const { q, after: firstCursor } = query;
  const { terms, exact } = planSearch(q);
  const sources = q
    ? searchSources(db, q, exact)
    : listQueries(db, query).map((one) => sourceOf(one, isOldestFirst));
  const matchesSearch = (order: Order) => !q || scoreOrder(order, terms, false) !== null;
  const found = new Map<string, { order: Order; row: OrderRow }>();
  const take = (order: Order) => {
    if (!matchesSearch(order)) return;
    const row = orderRow(order, now);
    if (matchesQuery(row, query)) found.set(order.orderId, { order, row });
  };
  const named = q ? await readExactMatches(db, q) : [];
  const namedIds = new Set(named.map(({ orderId }) => orderId));
  // They come before the pages, whichever page would have had them.
  if (!firstCursor) named.forEach(take);
  const limit = found.size + count;
  let after = firstCursor;
  let hasMore = sources.length > 0;
  for (let round = 0; hasMore && found.size < limit && round < MAX_ROUNDS; round += 1) {
    if (round > 0 && !hasTime()) break;
    // One more than needed tells whether there is a next page.
    const read = await nextOf(sources, compare, after, count + 1);
    let looked = 0;
    for (const order of read) {
      if (found.size >= limit) break;
      if (!namedIds.has(order.orderId)) take(order);
      after = placeOfOrder(order);
      looked += 1;
    }
    hasMore = looked < read.length || read.length > count;
  }
  const sorted = [...found.values()].sort((a, b) => compare(a.order, b.order));
  return { found: sorted, next: hasMore ? after : null };
}
