import { changesBetween } from '@/domain/records/audit';
import { exportCustomersRequest, type CustomerExportResponse } from '@/domain/contracts/admin/customers';
import {
  CUSTOMER_EXPORT_PAGE,
  customerExportHead,
  customerExportRow,
} from '@/domain/admin/customers/exportRows';
import { readCustomerQuery } from '@/domain/admin/customers/query';
import { ok } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { writeAudit } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { countNewOrders } from './countNewOrders';
import { readCustomers } from './readCustomers';

/**
 * POST /api/admin/exports/customers: customers with their sums, a page at a time. The audit entry says who took how
 * many, and is written before the answer is sent.
 */
export function exportCustomersRoute(deps: AdminDeps): Route {
  return postAsAdmin(deps, {
    path: '/api/admin/exports/customers',
    right: 'customers.export',
    schema: exportCustomersRequest,
    async handle({ hasTime, body: { query: asked, after } }, context) {
      const query = { ...readCustomerQuery(new URLSearchParams(asked)), q: '', after };
      const db = await deps.db();
      if (!after) await countNewOrders(deps, hasTime);
      const { customers, next } = await readCustomers(db, query, CUSTOMER_EXPORT_PAGE);
      const batch = db.batch();
      const { view, tag } = query;
      const changes = changesBetween(null, { view, tag, customers: customers.length });
      const change = { action: 'customers.exported' as const, target: 'customers', changes };
      writeAudit(db, batch, context, change);
      await batch.commit();
      return ok({
        success: true,
        head: customerExportHead(),
        rows: customers.map(customerExportRow),
        next,
        customers: customers.length,
      } satisfies CustomerExportResponse);
    },
  });
}
