import * as v from 'valibot';
import type { ItemKind } from '../../catalogue/catalogue';
import { MAX_SKU_LENGTH, MAX_WISH_PRICE, MAX_WISHES, type Wish } from '../../wishlist/wishlist';
import { documentId, text } from '../fields';

const wish = v.object({
  kind: v.picklist(['product', 'combo'], 'kind must be product or combo'),
  id: documentId('id'),
  sku: text('sku', MAX_SKU_LENGTH),
  price: v.pipe(
    v.number('price must be a number'),
    v.finite('price must be a number'),
    v.minValue(0, 'price must not be negative'),
    v.maxValue(MAX_WISH_PRICE, 'price is too large'),
  ),
  addedAt: v.pipe(
    v.string('addedAt must be text'),
    v.isoTimestamp('addedAt must be a moment, as in 2026-11-27T10:00:00.000Z'),
  ),
});

/** POST /api/wishlist: a device's changes since its last save. Idempotent. */
export const wishlistRequest = v.object({
  added: v.pipe(
    v.array(wish, 'added must be a list'),
    v.maxLength(MAX_WISHES, `added must have at most ${MAX_WISHES} items`),
  ),
  /** As in `product/amla-c-glow-serum`. */
  removed: v.pipe(
    v.array(
      v.pipe(
        v.string('removed must hold texts'),
        v.regex(/^(product|combo)\/[A-Za-z0-9_-]{1,100}$/, 'removed must hold items, as in product/id'),
      ),
      'removed must be a list',
    ),
    v.maxLength(MAX_WISHES, `removed must have at most ${MAX_WISHES} items`),
  ),
});
export type WishlistRequest = v.InferOutput<typeof wishlistRequest>;

/** GET and POST /api/wishlist, and POST /api/wishlist/link. */
export interface WishlistResponse {
  success: true;
  /** The newest first. */
  items: Wish[];
  /** The random part of the link by which others see the list; null while it is not shared. */
  token: string | null;
}

/** POST /api/wishlist/link: shares the list, or revokes its link. */
export const wishlistLinkRequest = v.object({
  shared: v.boolean('shared must be true or false'),
});

/** GET /api/wishlists/{token}. It contains no personal data. */
export interface SharedWishlistResponse {
  success: true;
  items: { kind: ItemKind; id: string }[];
}
