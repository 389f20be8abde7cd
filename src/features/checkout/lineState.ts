import { findVariant } from '@/domain/basket';
import { MAX_LINE_QUANTITY, type CartItem } from '@/domain/cart';
import { formatRupees, sum, times, toPaise, type Paise } from '@/domain/money';
import type { Catalogue } from '@/features/catalogue';

/** What the shop has to say of a cart's line today. */
export type LineState =
  /** The catalogue is not here, so nothing is said. */
  | { kind: 'unknown' }
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  | { kind: 'sold'; stock: number; price: number; mrp: number };

type Shelves = Pick<Catalogue, 'products' | 'combos'>;

export function lineState(item: CartItem, catalogue: Shelves | undefined): LineState {
  if (!catalogue) return { kind: 'unknown' };
  const combo = item.kind === 'combo' ? catalogue.combos.find(({ id }) => id === item.id) : undefined;
  const product = item.kind === 'combo' ? undefined : catalogue.products.find(({ id }) => id === item.id);
  const found = combo ?? (product && findVariant(product, item));
  if (!found) return { kind: 'gone' };
  if (found.stock <= 0) return { kind: 'soldOut' };
  // What a set saves is measured otherwise, not against an MRP.
  return { kind: 'sold', stock: found.stock, price: found.price, mrp: combo ? combo.price : found.mrp };
}

/** How many of a line there can be. */
export function mostOf(state: LineState): number {
  return state.kind === 'sold' ? Math.min(state.stock, MAX_LINE_QUANTITY) : MAX_LINE_QUANTITY;
}

/** A word about a line, and what may be done about it. */
export type LineNote =
  | { tone: 'plain'; text: string }
  | { tone: 'wrong'; text: string; remedy: { kind: 'remove' } | { kind: 'take'; units: number } }
  | { tone: 'news'; text: string; remedy: { kind: 'accept'; price: number } };

/** What keeps a line from being bought as it stands; without that, why there can be no more of it. */
export function lineNotes(item: CartItem, state: LineState): LineNote[] {
  const atMost: LineNote = { tone: 'plain', text: `At most ${MAX_LINE_QUANTITY} of one item` };
  switch (state.kind) {
    case 'unknown':
      return item.quantity >= MAX_LINE_QUANTITY ? [atMost] : [];
    case 'gone':
      return [wrong('No longer sold. Please remove it before you check out.', { kind: 'remove' })];
    case 'soldOut':
      return [wrong('Sold out. Please remove it before you check out.', { kind: 'remove' })];
    case 'sold':
      return [...stockNotes(item, state.stock, atMost), ...priceNotes(item, state.price)];
  }
}

type Wrong = Extract<LineNote, { tone: 'wrong' }>;
const wrong = (text: string, remedy: Wrong['remedy']): Wrong => ({ tone: 'wrong', text, remedy });

function stockNotes({ quantity }: CartItem, stock: number, atMost: LineNote): LineNote[] {
  if (quantity > stock)
    return [wrong(`Only ${stock} left. Please take fewer.`, { kind: 'take', units: stock })];
  if (quantity >= MAX_LINE_QUANTITY) return [atMost];
  return quantity === stock ? [{ tone: 'plain', text: `Only ${stock} left` }] : [];
}

function priceNotes({ price: was }: CartItem, price: number): LineNote[] {
  if (toPaise(was) === toPaise(price)) return [];
  const text = `Now ${formatRupees(price)}. It was ${formatRupees(was)} when you added it.`;
  return [{ tone: 'news', text, remedy: { kind: 'accept', price } }];
}

/** What the lines that can be bought as they stand cost less than their MRPs; nothing while that is not known. */
export function savedOnMrp(items: readonly CartItem[], catalogue: Shelves | undefined): Paise {
  return sum(
    items.map((item) => {
      const state = lineState(item, catalogue);
      const asShown = state.kind === 'sold' && state.price === item.price && state.mrp > item.price;
      return times((asShown ? toPaise(state.mrp) - toPaise(item.price) : 0) as Paise, item.quantity);
    }),
  );
}
