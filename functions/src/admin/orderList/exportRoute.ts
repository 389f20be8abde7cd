import { changesBetween } from '@/domain/records/audit';
import { exportRequest, type ExportResponse } from '@/domain/contracts/adminOrders/list';
import { EXPORT_PAGE, exportHead, exportRows, MAX_EXPORT_DAYS } from '@/domain/admin/orderList/exportRows';
import { auditedQuery, daysOf, readOrderQuery } from '@/domain/admin/orderList/query';
import { badRequest, ok } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { writeAudit } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { readOrders } from './readOrders';
import { messages } from './messages';

/**
 * POST /api/admin/exports/orders: orders with their addresses, a page at a time. The audit entry says who exported
 * what, and is written before the answer is sent.
 */
export function exportRoute(deps: AdminDeps): Route {
  return postAsAdmin(deps, {
    path: '/api/admin/exports/orders',
    right: 'orders.export',
    schema: exportRequest,
    async handle({ hasTime, body: { query: asked, rows: what, after } }, context) {
      const query = { ...readOrderQuery(new URLSearchParams(asked)), after };
      const days = daysOf(query);
      if (days === null || days < 1 || days > MAX_EXPORT_DAYS) {
        return badRequest('query', messages.wrongDays);
      }
      const db = await deps.db();
      const { now } = context;
      const { found, next } = await readOrders(db, query, { now, hasTime, count: EXPORT_PAGE });
      const batch = db.batch();
      const taken = { ...auditedQuery(query), rows: what, orders: found.length };
      const change = {
        action: 'orders.exported' as const,
        target: 'orders',
        changes: changesBetween(null, taken),
      };
      writeAudit(db, batch, context, change);
      await batch.commit();
      return ok({
        success: true,
        head: exportHead(what),
        next,
        orders: found.length,
        rows: found.flatMap(({ order }) => exportRows(what, order)),
      } satisfies ExportResponse);
    },
  });
}
