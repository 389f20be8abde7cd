import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';

/** The variant on a card, which quick add adds: the first in stock, otherwise the first. */
export function shownVariant(product: Pick<ProductSummary, 'variants' | 'price' | 'mrp' | 'sku' | 'stock'>) {
  const { variants, price, mrp, sku, stock } = product;
  return (
    variants.find((variant) => variant.stock > 0) ??
    variants[0] ?? { id: '', label: '', sku, price, mrp, stock }
  );
}
