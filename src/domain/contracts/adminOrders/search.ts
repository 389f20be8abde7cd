import * as v from 'valibot';
import type { CustomerRow } from '../../admin/customers/row';
import type { OrderRow } from '../../admin/orderList/row';
import { MAX_SEARCH } from '../../admin/orderList/search';

/** GET /api/admin/search?q=…: orders and customers by a search term, the best match first. */
export const searchQuery = v.object({
  q: v.pipe(
    v.string('q must be a text'),
    v.trim(),
    v.minLength(1, 'q must not be empty'),
    v.maxLength(MAX_SEARCH, 'q is too long'),
  ),
});

export interface SearchResponse {
  orders: OrderRow[];
  /** Empty for roles without the right to see customers. */
  customers: CustomerRow[];
  /** No order matched as it was typed: these have one typing mistake, or sound alike. */
  isFuzzy: boolean;
}
/** Orders and customers in one answer. */
export const MAX_FOUND_ORDERS = 20;
export const MAX_FOUND_CUSTOMERS = 10;
