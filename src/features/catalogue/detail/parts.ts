import type { ComboPart, Product, Variant } from '@/domain/catalogue/catalogue';
import { contentsOf, type Contents } from '@/domain/catalogue/netQuantity';

/** A combo's part with its product. */
export interface Part {
  product: Product;
  variant: Variant;
  contents: Contents;
  quantity: number;
}

/** The parts that are still on sale, in the combo's order. */
export function partsOf(items: readonly ComboPart[], products: readonly Product[]): Part[] {
  return items.flatMap(({ productId, variantId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product || !variant) return [];
    return [{ product, variant, contents: contentsOf(variant.label, product.netQuantity), quantity }];
  });
}
