import type { Firestore } from 'firebase-admin/firestore';
import {
  RETURN_TABS,
  RETURNS_PER_PAGE,
  type ReturnsResponse,
  type ReturnTab,
} from '@/domain/contracts/adminOrders/returns';
import { readCursor } from '@/domain/admin/orderList/query';
import { RETURN_WAITS, type ReturnWait } from '@/domain/orders/order/returnCase';
import { DOCUMENT_ID } from '../../platform/firestore/readPage';
import { countDocuments } from '../../platform/firestore/countDocuments';
import { badRequest, ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { returnRow } from './returnRow';
import { collectionOf } from '../../platform/firestore/collections';

const waitingFor = (db: Firestore, wait: ReturnWait) =>
  collectionOf(db, 'orders').where('returnCase.waits', '==', wait);

/** Sorts open returns by waiting time, longest first, and all returns newest first. */
function listOf(db: Firestore, tab: ReturnTab) {
  if (tab !== 'all') {
    return waitingFor(db, tab).orderBy('returnCase.at', 'asc').orderBy(DOCUMENT_ID, 'asc');
  }
  return collectionOf(db, 'orders').orderBy('returnCase.at', 'desc').orderBy(DOCUMENT_ID, 'desc');
}

/** GET /api/admin/returns: one read for each row and one for each of the five counts, however many orders the shop has. */
export const returnsRoute = (deps: Pick<AdminDeps, 'db'>): Route =>
  getAsAdmin({
    path: '/api/admin/returns',
    right: 'orders.read',
    async handle({ query }) {
      const tab = RETURN_TABS.find((one) => one === (query.get('tab') ?? 'decide'));
      if (!tab) return badRequest('tab', 'tab is not one of the lists.');
      const db = await deps.db();
      const cursor = readCursor(query.get('after') ?? '');
      const list = listOf(db, tab);
      const page = cursor ? list.startAfter(cursor.createdAt, cursor.id) : list;
      const [{ docs }, ...counts] = await Promise.all([
        page.limit(RETURNS_PER_PAGE + 1).get(),
        ...RETURN_WAITS.map((wait) => countDocuments(waitingFor(db, wait))),
      ]);
      const rows = docs.slice(0, RETURNS_PER_PAGE).flatMap((doc) => returnRow(doc.data()) ?? []);
      const last = rows.at(-1);
      return ok({
        rows,
        next: docs.length > RETURNS_PER_PAGE && last ? `${last.at}_${last.id}` : null,
        counts: Object.fromEntries(
          RETURN_WAITS.map((wait, at) => [wait, counts[at] ?? 0]),
        ) as ReturnsResponse['counts'],
      } satisfies ReturnsResponse);
    },
  });
