import { tabOf } from '@/domain/admin/undelivered/tabs';
import type { UndeliveredResponse } from '@/domain/contracts/undelivered';
import { ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { countUndelivered, readClaims, readUndelivered, sumClaims } from './readUndelivered';

/**
 * GET /api/admin/undelivered?tab=: at most 54 reads, and in the tab of lost parcels one more for each parcel that is shown
 * and four sums. None grows with the number of orders.
 */
export const listRoute = (deps: Pick<AdminDeps, 'db' | 'now'>): Route =>
  getAsAdmin({
    path: '/api/admin/undelivered',
    right: 'orders.read',
    async handle({ query }) {
      const db = await deps.db();
      const tab = tabOf(query.get('tab'));
      const isLost = tab === 'lost';
      const [page, counts, sums] = await Promise.all([
        readUndelivered(db, tab, query.get('after') ?? ''),
        countUndelivered(db),
        isLost ? sumClaims(db) : null,
      ]);
      const awbs = isLost ? page.rows.flatMap(({ losses }) => losses.map(({ awb }) => awb)) : [];
      const claims = await readClaims(db, awbs);
      const now = deps.now().toISOString();
      return ok({ success: true, ...page, counts, claims, sums, now } satisfies UndeliveredResponse);
    },
  });
