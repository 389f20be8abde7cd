import type { CatalogueItemBase, Variant } from '../catalogue';

type Sold = Pick<CatalogueItemBase, 'updatedAt' | 'price' | 'stock'> & { variants?: readonly Variant[] };

const factsOf = ({ updatedAt, price, stock, variants = [] }: Sold) =>
  JSON.stringify([updatedAt, price, stock, variants.map((one) => [one.id, one.price, one.stock])]);

/**
 * Whether a page's item differs from the catalogue's in its version, price or stock; undefined is an item that is no
 * longer sold.
 */
export const isOutdated = (shown: Sold, inCatalogue: Sold | undefined): boolean =>
  inCatalogue === undefined || factsOf(shown) !== factsOf(inCatalogue);
