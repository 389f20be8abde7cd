import type { CatalogueFace, Variant } from '@/domain/catalogue';
import type { CartItem } from '@/domain/cart';

type Face = Pick<CatalogueFace, 'id' | 'name' | 'mainImage'>;

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

export function comboLine(combo: Face & Pick<CatalogueFace, 'price' | 'sku'>, quantity = 1): CartItem {
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
