import type { ItemKind } from '@/domain/catalogue/catalogue';
import type { ComboSummary, ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import type { Paise } from '@/domain/money/money';
import { shownVariant, type ListItem } from '@/features/catalogue';
import { priceDrop, type Wish } from '@/domain/wishlist/wishlist';

interface OnSale {
  products: readonly ProductSummary[];
  combos: readonly ComboSummary[];
}

export type WishRow = ListItem & {
  wish: Wish;
  /** Price drop in paise since it was added; 0 without one. */
  drop: Paise;
  /** The saved size, if the card shows another. */
  size: string;
};

function findItem({ kind, id }: { kind: ItemKind; id: string }, onSale: OnSale): ListItem | null {
  if (kind === 'combo') {
    const combo = onSale.combos.find((one) => one.id === id);
    return combo ? { kind: 'combo', item: combo } : null;
  }
  const product = onSale.products.find((one) => one.id === id);
  return product ? { kind: 'product', item: product } : null;
}

function rowOf(wish: Wish, found: ListItem): WishRow {
  if (found.kind === 'combo') return { ...found, wish, drop: priceDrop(wish, found.item), size: '' };
  const variant = found.item.variants.find(({ sku }) => sku === wish.sku);
  const size = shownVariant(found.item).sku === wish.sku ? '' : (variant?.label ?? '');
  return { ...found, wish, drop: priceDrop(wish, variant), size };
}

/** The items of a list that the shop still sells. */
export const listedItems = (items: readonly { kind: ItemKind; id: string }[], onSale: OnSale): ListItem[] =>
  items.flatMap((one) => findItem(one, onSale) ?? []);

/**
 * The items of a wishlist that are still sold, with the price then and now, and the wishes that are gone.
 */
export function wishRows(wishes: readonly Wish[], onSale: OnSale): { rows: WishRow[]; gone: Wish[] } {
  const rows: WishRow[] = [];
  const gone: Wish[] = [];
  for (const wish of wishes) {
    const found = findItem(wish, onSale);
    if (found) rows.push(rowOf(wish, found));
    else gone.push(wish);
  }
  return { rows, gone };
}
