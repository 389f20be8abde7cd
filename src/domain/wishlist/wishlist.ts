import type { ItemKind } from '../catalogue/catalogue';
import { isDocumentId } from '../records/documentId';
import { subtract, toPaise, ZERO, type Paise } from '../money/money';

/** A product or combo on a wishlist, as `wishlists/{uid}` and a guest's browser hold it. */
export interface Wish {
  kind: ItemKind;
  id: string;
  /** Of the size whose price is kept. */
  sku: string;
  /** Rupees when it was added. */
  price: number;
  /** ISO. */
  addedAt: string;
}

/** Also the limit of the endpoint. */
export const MAX_WISHES = 60;
export const MAX_SKU_LENGTH = 60;
export const MAX_WISH_PRICE = 1_000_000;

/** Identifies a wish: an item is on a list once, for all its sizes. */
export const wishKey = ({ kind, id }: Pick<Wish, 'kind' | 'id'>): string => `${kind}/${id}`;

const keysOf = (list: readonly Wish[]) => new Set(list.map(wishKey));

/** Whether a new wish has no room. */
export const isWishlistFull = (list: readonly Wish[]): boolean => list.length >= MAX_WISHES;

/** Puts a wish first. A listed item keeps its place and older price; a full list stays unchanged. */
export function addWish(list: readonly Wish[], wish: Wish): Wish[] {
  if (isWishlistFull(list) || keysOf(list).has(wishKey(wish))) return [...list];
  return [wish, ...list];
}

export const removeWish = (list: readonly Wish[], key: string): Wish[] =>
  list.filter((wish) => wishKey(wish) !== key);

/** Puts a guest's wishes before the saved ones, as far as there is room. Of an item on both lists the saved wish counts. */
export const joinWishes = (saved: readonly Wish[], guest: readonly Wish[]): Wish[] =>
  [...guest].reverse().reduce<Wish[]>(addWish, [...saved]);

export interface WishlistChanges {
  added: Wish[];
  /** Keys. */
  removed: string[];
}

/** Changes on a device since its list was last saved. */
export function wishlistChanges(saved: readonly Wish[], items: readonly Wish[]): WishlistChanges {
  const [before, now] = [keysOf(saved), keysOf(items)];
  return {
    added: items.filter((wish) => !before.has(wishKey(wish))),
    removed: [...before].filter((key) => !now.has(key)),
  };
}

export const hasChanges = ({ added, removed }: WishlistChanges): boolean => added.length + removed.length > 0;

/** The stored list with a device's changes: those of other devices stay. */
export function withChanges(stored: readonly Wish[], { added, removed }: WishlistChanges): Wish[] {
  const gone = new Set(removed);
  return joinWishes(
    stored.filter((wish) => !gone.has(wishKey(wish))),
    added,
  );
}

/** A size as it costs now; undefined where it is no longer sold. */
type PriceNow = { sku: string; price: number } | undefined;

/** Paise by which the same size is cheaper now than when it was added; 0 otherwise. */
export function priceDrop(wish: Pick<Wish, 'sku' | 'price'>, now: PriceNow): Paise {
  if (now?.sku !== wish.sku) return ZERO;
  return subtract(toPaise(wish.price), toPaise(now.price));
}

function readWish(stored: unknown): Wish[] {
  const { kind, id, sku, price, addedAt } = Object(stored) as Partial<Record<keyof Wish, unknown>>;
  const isSound =
    (kind === 'product' || kind === 'combo') &&
    typeof id === 'string' &&
    isDocumentId(id) &&
    typeof sku === 'string' &&
    sku.length <= MAX_SKU_LENGTH &&
    typeof price === 'number' &&
    price >= 0 &&
    price <= MAX_WISH_PRICE &&
    typeof addedAt === 'string' &&
    !Number.isNaN(Date.parse(addedAt));
  return isSound ? [{ kind, id, sku, price, addedAt }] : [];
}

/** Parses a stored list: sound wishes only, each item once and within the limit. */
export const readWishes = (stored: unknown): Wish[] =>
  Array.isArray(stored) ? joinWishes([], stored.flatMap(readWish)) : [];
