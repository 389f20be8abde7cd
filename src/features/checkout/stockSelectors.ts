import type { CartItem } from '@/domain/cart';
import { selectComboById, selectProductById, type WithCatalogue } from '@/features/catalogue';

/** How many of a line's thing there are, where the catalogue has been loaded and has it. */
export const selectKnownStock =
  ({ id, sku, kind }: CartItem) =>
  (state: WithCatalogue): number | undefined => {
    if (kind === 'combo') return selectComboById(id)(state)?.stock;
    const product = selectProductById(id)(state);
    return product?.variants.find((variant) => variant.sku === sku)?.stock;
  };
