import { findVariant } from '@/domain/cart/pricedCart';
import { cartKey, MAX_LINE_QUANTITY, type CartItem } from '@/domain/cart/cart';
import { shareStock, type LineRoom } from '@/domain/cart/cartStock';
import { partVariant } from '@/domain/catalogue/catalogue';
import { formatRupees, subtract, sum, times, toPaise, ZERO, type Paise } from '@/domain/money/money';
import { unitsTaken, type StockedLine } from '@/domain/catalogue/stock';
import type { Catalogue } from '@/features/catalogue';
import { messages } from '../messages';

/** The catalogue's state of a cart line. */
export type LineState =
  /** The catalogue is not loaded. */
  | { kind: 'unknown' }
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  /** Stock is left, but earlier lines of the cart take all of it. */
  | { kind: 'allInCart' }
  | ({ kind: 'sold'; price: number; mrp: number; perDay: LineRoom | null } & LineRoom);

type ItemLists = Pick<Catalogue, 'products' | 'combos' | 'unitsPerSku'>;

const comboOf = (item: CartItem, { combos }: ItemLists) =>
  item.kind === 'combo' ? combos.find(({ id }) => id === item.id) : undefined;
const productOf = (item: CartItem, { products }: ItemLists) =>
  item.kind === 'combo' ? undefined : products.find(({ id }) => id === item.id);

/** The units that a line takes from stock: for a combo those of its parts; none for an unknown item. */
function stockedLine(item: CartItem, catalogue: ItemLists): StockedLine {
  const { quantity } = item;
  const product = productOf(item, catalogue);
  const sku = product && findVariant(product, item)?.sku;
  if (sku !== undefined) return { quantity, parts: [{ sku, quantity: 1 }] };
  const { items = [] } = comboOf(item, catalogue) ?? {};
  const products = new Map(catalogue.products.map((one) => [one.id, one]));
  const parts = items.flatMap((part) => {
    const variant = partVariant(part, products);
    return variant ? [{ sku: variant.sku, quantity: part.quantity }] : [];
  });
  return { quantity, parts };
}

/** The units available to the line, given other lines with the same SKUs. */
function unitsFor(item: CartItem, stock: number, catalogue: ItemLists, cart: readonly CartItem[]): LineRoom {
  const unshared = { stock, max: stock, isShared: false };
  if (cart.length < 2) return unshared;
  const at = cart.findIndex((one) => cartKey(one) === cartKey(item));
  const lines = cart.map((one) => stockedLine(one, catalogue));
  if (!lines[at]?.parts.length) return unshared;
  const levels = catalogue.products.flatMap(({ variants }) =>
    variants.map((variant) => [variant.sku, variant.stock] as const),
  );
  return shareStock(lines, new Map(levels))[at] ?? unshared;
}

/** The units of the line that one person may buy in a day, given other lines with the same SKUs; null while unknown. */
function unitsPerDay(item: CartItem, catalogue: ItemLists, cart: readonly CartItem[]): LineRoom | null {
  const { unitsPerSku } = catalogue;
  const at = cart.findIndex((one) => cartKey(one) === cartKey(item));
  const lines = cart.map((one) => stockedLine(one, catalogue));
  if (unitsPerSku === undefined || !lines[at]?.parts.length) return null;
  const limits = new Map([...unitsTaken(lines).keys()].map((sku) => [sku, unitsPerSku]));
  return shareStock(lines, limits)[at] ?? null;
}

/** The state of a line within its cart. */
export function lineState(
  item: CartItem,
  catalogue: ItemLists | undefined,
  cart: readonly CartItem[] = [item],
): LineState {
  if (!catalogue) return { kind: 'unknown' };
  const combo = comboOf(item, catalogue);
  const product = productOf(item, catalogue);
  const found = combo ?? (product && findVariant(product, item));
  if (!found) return { kind: 'gone' };
  if (found.stock <= 0) return { kind: 'soldOut' };
  const room = unitsFor(item, found.stock, catalogue, cart);
  if (room.stock <= 0) return { kind: 'allInCart' };
  // A combo's saving is measured against its parts, not an MRP.
  const mrp = combo ? combo.price : found.mrp;
  return { kind: 'sold', ...room, price: found.price, mrp, perDay: unitsPerDay(item, catalogue, cart) };
}

/** Whether the line can be ordered, as far as the catalogue is known; another one has to go first. */
export const isBuyable = ({ kind }: LineState): boolean => kind === 'sold' || kind === 'unknown';

/** Whether a line has to go before the cart can be ordered, so that its sums are not those of an order yet. */
export const mustRemoveLine = (items: readonly CartItem[], catalogue: ItemLists | undefined): boolean =>
  items.some((item) => !isBuyable(lineState(item, catalogue, items)));

/** The highest possible quantity of a line. */
export function maxQuantity(state: LineState): number {
  return state.kind === 'sold' ? Math.min(state.max, MAX_LINE_QUANTITY) : MAX_LINE_QUANTITY;
}

/** A note about a line, with an action. */
export type LineNote =
  | { tone: 'plain'; text: string }
  | { tone: 'wrong'; text: string; remedy: UnitsRemedy }
  | { tone: 'news'; text: string; remedy: { kind: 'accept'; price: number } | UnitsRemedy };

type UnitsRemedy = { kind: 'remove' } | { kind: 'take'; units: number };

/** The problem that blocks a line; otherwise why its quantity cannot be raised. */
export function lineNotes(item: CartItem, state: LineState): LineNote[] {
  const atMost: LineNote = { tone: 'plain', text: messages.lineState.atMost(MAX_LINE_QUANTITY) };
  switch (state.kind) {
    case 'unknown':
      return item.quantity >= MAX_LINE_QUANTITY ? [atMost] : [];
    case 'gone':
      return [lineProblem(messages.lineState.notSold, { kind: 'remove' })];
    case 'soldOut':
      return [lineProblem(messages.lineState.soldOut, { kind: 'remove' })];
    case 'allInCart':
      return [lineProblem(messages.lineState.allInCart, { kind: 'remove' })];
    case 'sold':
      return [
        ...stockNotes(item, state, atMost),
        ...perDayNotes(item, state.perDay),
        ...priceNotes(item, state.price),
      ];
  }
}

type LineProblem = Extract<LineNote, { tone: 'wrong' }>;
const lineProblem = (text: string, remedy: LineProblem['remedy']): LineProblem => ({
  tone: 'wrong',
  text,
  remedy,
});

function stockNotes({ quantity }: CartItem, room: LineRoom, atMost: LineNote): LineNote[] {
  const left = room.isShared ? messages.lineState.onlyLeftBesideCart : messages.lineState.onlyLeft;
  const { stock, max } = room;
  if (quantity > stock)
    return [lineProblem(messages.lineState.takeFewer(left(stock)), { kind: 'take', units: stock })];
  if (quantity >= MAX_LINE_QUANTITY) return [atMost];
  return quantity === max ? [{ tone: 'plain', text: left(max) }] : [];
}

/** The team can lift the limit for a person, so it blocks nothing here: the checkout decides. */
function perDayNotes({ quantity }: CartItem, room: LineRoom | null): LineNote[] {
  if (!room || quantity < room.max) return [];
  const { morePerDay, perDay, perDayBesideCart } = messages.lineState;
  if (room.stock <= 0) return [{ tone: 'news', text: morePerDay, remedy: { kind: 'remove' } }];
  const textOf = room.isShared ? perDayBesideCart : perDay;
  if (quantity <= room.stock) return [{ tone: 'plain', text: textOf(room.max) }];
  return [{ tone: 'news', text: textOf(room.stock), remedy: { kind: 'take', units: room.stock } }];
}

function priceNotes({ price: priceBefore }: CartItem, price: number): LineNote[] {
  if (toPaise(priceBefore) === toPaise(price)) return [];
  const text = messages.lineState.priceChanged(formatRupees(price), formatRupees(priceBefore));
  return [{ tone: 'news', text, remedy: { kind: 'accept', price } }];
}

/** The total that the available lines save on their MRPs; 0 while unknown. */
export function savedOnMrp(items: readonly CartItem[], catalogue: ItemLists | undefined): Paise {
  return sum(
    items.map((item) => {
      const state = lineState(item, catalogue);
      const asShown = state.kind === 'sold' && state.price === item.price && state.mrp > item.price;
      return asShown ? times(subtract(toPaise(state.mrp), toPaise(item.price)), item.quantity) : ZERO;
    }),
  );
}
