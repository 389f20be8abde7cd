import { comboPath, productPath } from '@/app/router/paths';
import type { CartItem } from '@/domain/cart/cart';
import { findVariant } from '@/domain/cart/pricedCart';
import { shownVariant, type Catalogue } from '@/features/catalogue';

/** The page of a cart line; once the catalogue has loaded, an address that opens a product in the size of the line. */
export function linePath(item: CartItem, catalogue: Pick<Catalogue, 'products'> | undefined): string {
  if (item.kind === 'combo') return comboPath(item.id);
  const product = catalogue?.products.find(({ id }) => id === item.id);
  const variant = product && findVariant(product, item);
  const path = productPath(item.id);
  const isNamed = variant && variant.id !== shownVariant(product).id;
  return isNamed ? `${path}?variant=${encodeURIComponent(variant.id)}` : path;
}
