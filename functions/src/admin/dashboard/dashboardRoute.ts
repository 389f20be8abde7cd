import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import { dayInIndia } from '@/domain/time/india';
import { checkRange, upToToday } from '@/domain/admin/sales/period';
import { badRequest, ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import { MAX_COUNTED_FOR_SCREEN, uncountedOrders } from '../../sales/countOrders';
import { updateSales } from '../../sales/updateSales';
import { countFailedMails } from '../mails/readFailedMails';
import { countOpenMessages } from '../messages/countOpenMessages';
import { countWaitingOrders } from '../orderList/countOrders';
import { readFirstTasks } from './readFirstTasks';
import { readSales } from './readSales';
import { readLowStock } from './readLowStock';
import type { StoreDeps } from '../../platform/storeDeps';
import { collectionOf } from '../../platform/firestore/collections';

/**
 * GET /api/admin/dashboard: today, a period, the same number of days before it, and what waits for the team. It
 * reads only orders that were placed or changed since the last time, once each.
 */
export function dashboardRoute(deps: StoreDeps): Route {
  return getAsAdmin({
    path: '/api/admin/dashboard',
    right: 'figures.read',
    async handle({ query, hasTime }) {
      const now = deps.now();
      const today = dayInIndia(now);
      const asked = upToToday({ from: query.get('from') ?? '', to: query.get('to') ?? '' }, today);
      const checked = checkRange(asked.from, asked.to, today);
      if (!checked.ok) return badRequest(checked.field, checked.message);
      const db = await deps.db();
      await updateSales(deps, { max: MAX_COUNTED_FOR_SCREEN, hasTime });
      const [sales, waiting, first, messages, mails, low, left, any] = await Promise.all([
        readSales(db, checked.range, today),
        countWaitingOrders(db, now),
        readFirstTasks(db),
        countOpenMessages(db, now),
        countFailedMails(db, now),
        readLowStock(db),
        uncountedOrders(db).count().get(),
        collectionOf(db, 'orders').limit(1).select().get(),
      ]);
      return ok({
        success: true,
        asOf: now.toISOString(),
        ...sales,
        waiting,
        first,
        messages,
        mails,
        ...low,
        uncounted: left.data().count,
        hasOrders: !any.empty,
      } satisfies DashboardResponse);
    },
  });
}
