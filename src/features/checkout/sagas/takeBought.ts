import { put } from 'typed-redux-saga';
import { NO_EXTRAS } from '@/domain/cart/extras';
import type { CartItem } from '@/domain/cart/cart';
import { linesBought } from '@/features/cart';
import { extrasChanged } from '@/features/extras';

/** Takes what an order has bought out of the cart. The extras first, so that its sample is not said to be taken out. */
export function* takeBought(items: CartItem[]) {
  yield* put(extrasChanged(NO_EXTRAS));
  yield* put(linesBought(items));
}
