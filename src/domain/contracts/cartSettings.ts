import * as v from 'valibot';
import { isWrapPrice, type CartSettings } from '../cart/cartSettings';

/** GET /api/cart/extras: what can be had beside the goods. */
export interface CartExtrasResponse {
  success: true;
  /** Rupees that gift wrap costs, 0 where it is free; null where it is not offered. */
  giftWrap: number | null;
}

const wrapPaise = v.optional(
  v.nullable(
    v.custom<number>(isWrapPrice, 'wrapPaise must be whole paise from 0 to 100000, or null for no gift wrap'),
  ),
);

/** POST /api/admin/cart-settings: only what changed, so that two admins do not overwrite each other. */
export const saveCartSettingsRequest = v.object({
  changes: v.strictObject({ wrapPaise }, 'changes must be an object of settings'),
});

/** The answer of GET and POST /api/admin/cart-settings. */
export interface CartSettingsResponse {
  success: true;
  /** The result of a POST in a sentence; empty for a GET. */
  message: string;
  settings: CartSettings;
}
