import { ALL_ORDERS } from '@/domain/admin/orderList/query';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { readSearch } from '@/domain/admin/orderList/search';
import { EMPTY_QUERY, type CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { ok, type Result } from '../result';
import type { CallFailure } from '../shopApi/types';
import type { CatalogueAdmin } from './createCatalogueAdmin';
import type { OrderList } from './createOrderList';

/** A customer, as their orders tell. */
export interface FoundCustomer {
  name: string;
  city: string;
  orders: number;
  /** What finds their orders: their phone number or e-mail. */
  q: string;
}

export interface PaletteFound {
  orders: readonly OrderRow[];
  customers: readonly FoundCustomer[];
  products: readonly CatalogueRow[];
}

/** What the command palette finds on the server. */
export interface PaletteSearch {
  search(q: string): Promise<Result<PaletteFound, CallFailure>>;
}

/** Things of a kind that a palette has room for. */
const MAX_OF_A_KIND = 5;

/** A phone number or an e-mail finds the orders of one person. */
function customersOf(q: string, rows: readonly OrderRow[]): FoundCustomer[] {
  const [newest] = rows;
  const isPerson = readSearch(q).some(({ by }) => by === 'phone' || by === 'email');
  if (!isPerson || !newest?.customer) return [];
  return [{ name: newest.customer, city: newest.city, orders: rows.length, q }];
}

/** Searches orders and products with the searches that their lists have. One that fails leaves the other's answer. */
export function createPaletteSearch(
  orders: Pick<OrderList, 'page'>,
  catalogue: Pick<CatalogueAdmin, 'list'>,
): PaletteSearch {
  return {
    async search(q) {
      const [found, products] = await Promise.all([
        orders.page({ ...ALL_ORDERS, q }),
        catalogue.list('products', { ...EMPTY_QUERY, q }),
      ]);
      if (!found.ok && !products.ok) return found;
      const rows = found.ok ? found.value.rows : [];
      return ok({
        orders: rows.slice(0, MAX_OF_A_KIND),
        customers: customersOf(q, rows),
        products: products.ok ? products.value.rows.slice(0, MAX_OF_A_KIND) : [],
      });
    },
  };
}
