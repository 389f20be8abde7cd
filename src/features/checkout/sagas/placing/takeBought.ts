import { put, select } from 'typed-redux-saga';
import { markOf, NO_EXTRAS } from '@/domain/cart/extras';
import { linesBought } from '@/features/cart';
import { extrasChanged, selectExtras } from '@/features/extras';
import type { CheckoutAttempt } from '@/services';

/**
 * Removes an order's lines and extras from the cart; extras that were chosen since stay. The extras go first, so that
 * no message reports the sample as removed.
 */
export function* takeBought({ items, extrasMark }: Pick<CheckoutAttempt, 'items' | 'extrasMark'>) {
  if (markOf(yield* select(selectExtras)) === extrasMark) yield* put(extrasChanged(NO_EXTRAS));
  yield* put(linesBought(items));
}
