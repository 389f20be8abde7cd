import type { Firestore } from 'firebase-admin/firestore';
import { undeliveredRow, type UndeliveredRow } from '@/domain/admin/undelivered/row';
import { tabOf } from '@/domain/admin/undelivered/tabs';
import type { UndeliveredResponse } from '@/domain/contracts/orders/undelivered';
import { findOrder } from '../../platform/firestore/findOrder';
import { ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { countUndelivered, readBackClaims, readClaims, readUndelivered, sumClaims } from './readUndelivered';

/** The case of one order; null where there is none, or the page shows it. One read at most. */
async function readLinked(
  db: Firestore,
  orderId: string,
  rows: readonly UndeliveredRow[],
): Promise<UndeliveredRow | null> {
  if (!orderId || rows.some((row) => row.orderId === orderId)) return null;
  const order = await findOrder(db, orderId);
  return order && undeliveredRow(order);
}

/**
 * GET /api/admin/undelivered?tab=&order=: at most 56 reads, and one more for each lost parcel whose claim is shown: those
 * of the linked order, and in the tab of lost parcels those of all rows. That tab also reads four sums, and at most 20
 * claims for parcels from customers. None grows with the number of orders.
 */
export const listRoute = (deps: Pick<AdminDeps, 'db' | 'now'>): Route =>
  getAsAdmin({
    path: '/api/admin/undelivered',
    right: 'orders.read',
    async handle({ query }) {
      const db = await deps.db();
      const tab = tabOf(query.get('tab'));
      const isLost = tab === 'lost';
      const [page, counts, sums, backClaims] = await Promise.all([
        readUndelivered(db, tab, query.get('after') ?? ''),
        countUndelivered(db),
        isLost ? sumClaims(db) : null,
        isLost ? readBackClaims(db) : [],
      ]);
      const linked = await readLinked(db, query.get('order') ?? '', page.rows);
      const withClaims = [...(isLost ? page.rows : []), ...(linked ? [linked] : [])];
      const claims = await readClaims(
        db,
        withClaims.flatMap(({ losses }) => losses.map(({ awb }) => awb)),
      );
      const now = deps.now().toISOString();
      const answer = { success: true, ...page, linked, counts, claims, sums, backClaims, now } as const;
      return ok(answer satisfies UndeliveredResponse);
    },
  });
