import type { Firestore } from 'firebase-admin/firestore';
import { byScore, scoreOrder } from '@/domain/admin/search/rank';
import { planSearch, type IndexQuery, type SearchPlan, type Term } from '@/domain/admin/search/searchPlan';
import type { Order } from '@/domain/orders/order/order';
import { readEntries, readOrdersById } from './readIndex';

/** Entries read by the exact query, and by each of the at most four near ones. */
const EXACT = 40;
const EACH_NEAR = 20;
/** Orders read by each of the two. */
const MAX_ORDERS = 40;

/** The most documents that one search reads, however many orders there are. */
export const MAX_SEARCH_READS = EXACT + MAX_ORDERS + 4 * EACH_NEAR + MAX_ORDERS;

interface Scored {
  order: Order;
  score: number;
}

async function readScored(
  db: Firestore,
  queries: readonly IndexQuery[],
  { terms, isNear }: { terms: readonly Term[]; isNear: boolean },
): Promise<Scored[]> {
  const count = isNear ? EACH_NEAR : EXACT;
  const pages = await Promise.all(queries.map((query) => readEntries(db, query, { count })));
  const entries = pages.flatMap((page) => [...page]).sort(([a], [b]) => (a < b ? -1 : 1));
  const ids = [...new Set(entries.map(([, orderId]) => orderId))].slice(0, MAX_ORDERS);
  const orders = await readOrdersById(db, ids);
  return orders
    .flatMap((order) => {
      const score = scoreOrder(order, terms, isNear);
      return score === null ? [] : [{ order, score }];
    })
    .sort(byScore);
}

/** Orders that match with one typing mistake or by sound, best first. */
export async function searchNear(db: Firestore, { terms, near }: SearchPlan): Promise<Order[]> {
  return (await readScored(db, near, { terms, isNear: true })).map(({ order }) => order);
}

/**
 * Orders that match what was typed, best first; where there are none, those that nearly do. The newest of many are
 * ranked. Each is compared with the order itself, which may have changed since the index was read.
 */
export async function searchOrders(
  db: Firestore,
  typed: string,
): Promise<{ orders: Order[]; isNear: boolean }> {
  const plan = planSearch(typed);
  const { terms, exact } = plan;
  const found = exact ? await readScored(db, [exact], { terms, isNear: false }) : [];
  if (found.length > 0) return { orders: found.map(({ order }) => order), isNear: false };
  const near = await searchNear(db, plan);
  return { orders: near, isNear: near.length > 0 };
}
