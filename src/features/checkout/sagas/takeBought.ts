import { put } from 'typed-redux-saga';
import { NO_EXTRAS } from '@/domain/cart/extras';
import type { CartItem } from '@/domain/cart/cart';
import { linesBought } from '@/features/cart';
import { extrasChanged } from '@/features/extras';

/**
 * Removes an order's lines from the cart. The extras go first, so that no message reports the sample as
 * removed.
 */
export function* takeBought(items: CartItem[]) {
  yield* put(extrasChanged(NO_EXTRAS));
  yield* put(linesBought(items));
}
