import type { Firestore } from 'firebase-admin/firestore';
import type { OrderChangesResponse, OrderCounts, OrdersResponse } from '@/domain/contracts/adminOrders/list';
import {
  matchesQuery,
  ORDERS_PER_PAGE,
  readOrderQuery,
  type OrderQuery,
} from '@/domain/admin/orderList/query';
import { orderRow, type OrderRow } from '@/domain/admin/orderList/row';
import { planSearch } from '@/domain/admin/search/searchPlan';
import { badRequest, ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { searchOrdersFuzzy } from '../search/searchOrders';
import { countOrders } from './countOrders';
import { readOrders } from './readOrders';
import { collectionOf } from '../../platform/firestore/collections';

type ListDeps = Pick<AdminDeps, 'db' | 'now'>;

/** Milliseconds of overlap with the previous request: a write takes time, and clocks differ. */
const OVERLAP_MS = 20_000;

/** Shown when nothing matches the search term: orders that match with one typing mistake corrected. */
async function fuzzyRows(db: Firestore, query: OrderQuery, now: Date): Promise<OrderRow[]> {
  const orders = query.q ? await searchOrdersFuzzy(db, planSearch(query.q)) : [];
  return orders.map((order) => orderRow(order, now)).filter((row) => matchesQuery(row, query));
}

/** GET /api/admin/orders */
const listRoute = (deps: ListDeps): Route =>
  getAsAdmin({
    path: '/api/admin/orders',
    right: 'orders.read',
    async handle({ query, hasTime }) {
      const now = deps.now();
      const orderQuery = readOrderQuery(query);
      const db = await deps.db();
      const { found, next } = await readOrders(db, orderQuery, { now, hasTime });
      const rows = found.map(({ row }) => row);
      const isNothing = rows.length === 0 && next === null && !orderQuery.after;
      const fuzzy = isNothing ? await fuzzyRows(db, orderQuery, now) : [];
      const answer = fuzzy.length > 0 ? { rows: fuzzy, isFuzzy: true as const } : { rows };
      return ok({ ...answer, next, now: now.toISOString() } satisfies OrdersResponse);
    },
  });

/** GET /api/admin/orders/counts */
const countsRoute = (deps: ListDeps): Route =>
  getAsAdmin({
    path: '/api/admin/orders/counts',
    right: 'orders.read',
    async handle({ query }) {
      const counts = await countOrders(await deps.db(), readOrderQuery(query), deps.now());
      return ok(counts satisfies OrderCounts);
    },
  });

/**
 * GET /api/admin/orders/changes?since=…: reads one index entry when nothing has changed, so the admin's page can poll
 * it.
 */
const changesRoute = (deps: ListDeps): Route =>
  getAsAdmin({
    path: '/api/admin/orders/changes',
    right: 'orders.read',
    async handle({ query }) {
      const now = deps.now();
      const since = Date.parse(query.get('since') ?? now.toISOString());
      if (Number.isNaN(since)) return badRequest('since', 'since is a moment.');
      const db = await deps.db();
      const from = new Date(since - OVERLAP_MS).toISOString();
      const { docs } = await collectionOf(db, 'orders')
        .where('updatedAt', '>', from)
        .orderBy('updatedAt')
        .limit(ORDERS_PER_PAGE + 1)
        .get();
      const rows = docs.slice(0, ORDERS_PER_PAGE).map((doc) => orderRow(doc.data(), now));
      const many = docs.length > ORDERS_PER_PAGE;
      return ok({ rows, many, now: now.toISOString() } satisfies OrderChangesResponse);
    },
  });

/** Routes of the list of orders. */
export const orderListRoutes = (deps: ListDeps): Route[] => [
  listRoute(deps),
  countsRoute(deps),
  changesRoute(deps),
];
