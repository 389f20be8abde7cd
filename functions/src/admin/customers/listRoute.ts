import type { CustomersResponse } from '@/domain/contracts/admin/customers';
import { matchesCustomerQuery, readCustomerQuery } from '@/domain/admin/customers/query';
import { customerRow } from '@/domain/admin/customers/row';
import { ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { searchCustomers } from '../search/searchCustomers';
import { countNewOrders } from './countNewOrders';
import { readCustomers } from './readCustomers';

/**
 * GET /api/admin/customers: 53 reads a page, and each order that is not counted yet once. A search reads as many as one
 * of orders does.
 */
export function customerListRoute(deps: AdminDeps): Route {
  return getAsAdmin({
    path: '/api/admin/customers',
    right: 'customers.read',
    async handle({ query: asked, hasTime }) {
      const query = readCustomerQuery(asked);
      const db = await deps.db();
      await countNewOrders(deps, hasTime);
      if (query.q) {
        const { customers, isFuzzy } = await searchCustomers(db, query.q);
        const rows = customers.filter((one) => matchesCustomerQuery(one, query)).map(customerRow);
        const fuzzy = isFuzzy && rows.length > 0 ? { isFuzzy: true as const } : {};
        return ok({ rows, ...fuzzy, next: null } satisfies CustomersResponse);
      }
      const { customers, next } = await readCustomers(db, query);
      return ok({ rows: customers.map(customerRow), next } satisfies CustomersResponse);
    },
  });
}
