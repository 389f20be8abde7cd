import { orderRow } from '@/domain/admin/orderList/row';
import { customerRow } from '@/domain/admin/customers/row';
import {
  MAX_FOUND_CUSTOMERS,
  MAX_FOUND_ORDERS,
  searchQuery,
  type SearchResponse,
} from '@/domain/contracts/adminOrders/search';
import { parse } from '@/domain/contracts/parse';
import { can } from '@/domain/staff/roles';
import { ok, refuse } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { searchCustomers } from './searchCustomers';
import { searchOrders } from './searchOrders';

/** GET /api/admin/search: orders and customers by a name, a part of a number, a code, an item or a city. */
export function searchRoute({ db: open, now }: Pick<AdminDeps, 'db' | 'now'>): Route {
  return getAsAdmin({
    path: '/api/admin/search',
    right: 'orders.read',
    async handle({ query }, { role }) {
      const parsed = parse(searchQuery, Object.fromEntries(query));
      if (!parsed.ok) return refuse(400, 'bad_request', parsed.message, { field: parsed.field });
      const { q } = parsed.value;
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
