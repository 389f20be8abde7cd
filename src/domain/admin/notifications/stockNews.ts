import { adminItemPath } from '@/app/router/paths';
import type { Product } from '@/domain/catalogue/catalogue';
import { LOW_STOCK } from '@/domain/catalogue/draft/catalogueList';
import type { Order } from '@/domain/orders/order/order';
import type { News } from './news';

/** The products on sale that an order has made low: they had more than `LOW_STOCK` units before it took its own. */
export function stockNews(
  products: readonly Pick<Product, 'id' | 'name' | 'status' | 'stock' | 'variants'>[],
  { reserved, updatedAt: at }: Pick<Order, 'reserved' | 'updatedAt'>,
): News[] {
  return products.flatMap(({ id, name, status, stock, variants }): News[] => {
    const taken = variants.reduce((sum, { sku }) => sum + (reserved[sku] ?? 0), 0);
    const isNewlyLow = status === 'active' && stock <= LOW_STOCK && stock + taken > LOW_STOCK;
    if (!isNewlyLow) return [];
    const path = adminItemPath('products', id);
    return [{ id: `low-${id}-${Date.parse(at)}`, kind: 'low_stock', at, about: name, path }];
  });
}
