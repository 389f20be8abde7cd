import { orderRow } from '@/domain/admin/orderList/row';
import { customerRow } from '@/domain/admin/customers/row';
import {
  MAX_FOUND_CUSTOMERS,
  MAX_FOUND_ORDERS,
  searchQuery,
  type SearchResponse,
} from '@/domain/contracts/adminOrders/search';
import { can } from '@/domain/staff/roles';
import { ok } from '../../platform/http/answer';
import { listAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { searchCustomers } from './searchCustomers';
import { searchOrders } from './searchOrders';

/** GET /api/admin/search: orders and customers by a name, a part of a number, a code, an item or a city. */
export function searchRoute({ db: open, now }: Pick<AdminDeps, 'db' | 'now'>): Route {
  return listAsAdmin({
    path: '/api/admin/search',
    right: 'orders.read',
    schema: searchQuery,
    async handle({ q }, { role }) {
      const db = await open();
      const [{ orders, isFuzzy }, { customers }] = await Promise.all([
        searchOrders(db, q),
        can(role, 'customers.read') ? searchCustomers(db, q) : { customers: [] },
      ]);
      return ok({
        isFuzzy,
        orders: orders.slice(0, MAX_FOUND_ORDERS).map((order) => orderRow(order, now())),
        customers: customers.slice(0, MAX_FOUND_CUSTOMERS).map(customerRow),
      } satisfies SearchResponse);
    },
  });
}
