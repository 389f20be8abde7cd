import type { CustomerRow } from '@/domain/admin/customers/row';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { EMPTY_QUERY, type CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { ok, type Result } from '../../result';
import type { CallFailure } from '../../shopApi/types';
import type { CatalogueAdmin } from '../catalogue/createCatalogueAdmin';
import type { OrderList } from './createOrderList';

export interface PaletteFound {
  orders: readonly OrderRow[];
  customers: readonly CustomerRow[];
  products: readonly CatalogueRow[];
}

/** The most results of each kind. */
const MAX_OF_A_KIND = 5;

/**
 * The server search of the command palette: orders and customers with one call, and products with another, unless there
 * is no right to the catalogue. Either may fail alone.
 */
export function createPaletteSearch(
  orders: Pick<OrderList, 'search'>,
  catalogue: Pick<CatalogueAdmin, 'list'>,
) {
  return {
    async search(q: string, withProducts: boolean): Promise<Result<PaletteFound, CallFailure>> {
      const [found, products] = await Promise.all([
        orders.search(q),
        withProducts ? catalogue.list('products', { ...EMPTY_QUERY, q }) : null,
      ]);
      if (!found.ok && !products?.ok) return found;
      return ok({
        orders: found.ok ? found.value.orders.slice(0, MAX_OF_A_KIND) : [],
        customers: found.ok ? found.value.customers.slice(0, MAX_OF_A_KIND) : [],
        products: products?.ok ? products.value.rows.slice(0, MAX_OF_A_KIND) : [],
      });
    },
  };
}

export type PaletteSearch = ReturnType<typeof createPaletteSearch>;
