import {
  remittancesQuery,
  type CashOrdersResponse,
  type OrderRemittancesResponse,
  type RemittanceLinesResponse,
  type RemittancesQuery,
} from '@/domain/contracts/admin/remittances';
import type { Firestore } from 'firebase-admin/firestore';
import { noSuchOrder } from '../../orders/orderAnswers';
import { findOrder } from '../../platform/firestore/findOrder';
import { badRequest, ok } from '../../platform/http/answer';
import { getAsAdmin, listAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { readCashOrders, readLines, withPayments } from './readRemittances';
import { recordRoute } from './recordRoute';

/** A list of some months, page by page. */
const listRoute = <Page extends object>(
  { db }: AdminDeps,
  path: string,
  read: (db: Firestore, query: RemittancesQuery) => Promise<Page | null>,
): Route =>
  listAsAdmin({
    path,
    right: 'remittances.manage',
    schema: remittancesQuery,
    async handle(query) {
      const page = await read(await db(), query);
      return page ? ok({ success: true, ...page }) : badRequest('after', 'after is not valid');
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
