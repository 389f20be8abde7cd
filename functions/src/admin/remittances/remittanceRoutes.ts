import {
  remittancesQuery,
  type CashOrdersResponse,
  type OrderRemittancesResponse,
  type RemittanceLinesResponse,
  type RemittancesQuery,
} from '@/domain/contracts/admin/remittances';
import { parse } from '@/domain/contracts/parse';
import type { Firestore } from 'firebase-admin/firestore';
import { noSuchOrder } from '../../orders/orderAnswers';
import { findOrder } from '../../platform/firestore/findOrder';
import { ok, refuse } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { readCashOrders, readLines, withPayments } from './readRemittances';
import { recordRoute } from './recordRoute';

/** A list of some months, page by page. */
const listRoute = <Page extends object>(
  { db }: AdminDeps,
  path: string,
  read: (db: Firestore, query: RemittancesQuery) => Promise<Page | null>,
): Route =>
  getAsAdmin({
    path,
    right: 'remittances.manage',
    async handle({ query: given }) {
      const query = parse(remittancesQuery, Object.fromEntries(given));
      if (!query.ok) return refuse(400, 'bad_request', query.message, { field: query.field });
      const page = await read(await db(), query.value);
      if (!page) return refuse(400, 'bad_request', 'after is not valid', { field: 'after' });
      return ok({ success: true, ...page });
    },
  });

const ofOrderRoute = ({ db: open }: AdminDeps): Route =>
  getAsAdmin({
    path: '/api/admin/orders/{id}/remittances',
    right: 'remittances.manage',
    async handle({ params: { id = '' } }) {
      const db = await open();
      const order = await findOrder(db, id);
      if (!order) return noSuchOrder();
      const [cash = null] = await withPayments(db, [order]);
      return ok({ success: true, cash } satisfies OrderRemittancesResponse);
    },
  });

/** Routes of courier cash: the orders, the lines, the lines of one order, and recording. */
export const remittanceRoutes = (deps: AdminDeps): Route[] => [
  listRoute<Omit<CashOrdersResponse, 'success'>>(deps, '/api/admin/remittances', readCashOrders),
  listRoute<Omit<RemittanceLinesResponse, 'success'>>(deps, '/api/admin/remittances/lines', readLines),
  ofOrderRoute(deps),
  recordRoute(deps),
];
