import type { CatalogueItemBase, Variant } from '../catalogue/catalogue';
import type { CartItem } from './cart';

type Face = Pick<CatalogueItemBase, 'id' | 'name' | 'mainImage'>;

/** A product's variant as a cart line, at today's price. */
export function productLine(product: Face, variant: Variant, quantity = 1): CartItem {
  return {
    kind: 'product',
    id: product.id,
    name: product.name,
    title: product.name,
    price: variant.price,
    quantity,
    mainImage: product.mainImage,
    variant: variant.label,
    sku: variant.sku,
  };
}

/** A combo as a cart line, at today's price. */
export function comboLine(combo: Face & Pick<CatalogueItemBase, 'price' | 'sku'>, quantity = 1): CartItem {
  return {
    kind: 'combo',
    id: combo.id,
    name: combo.name,
    title: combo.name,
    price: combo.price,
    quantity,
    mainImage: combo.mainImage,
    variant: '',
    sku: combo.sku,
  };
}
