import { call, put, race, select, take } from 'typed-redux-saga';
import { waitForAddresses } from '@/features/addresses';
import { waitForUser } from '@/features/auth';
import {
  drawerClosed,
  drawerOpened,
  savedCartArrived,
  selectCartItems,
  selectSavedCartHere,
} from '@/features/cart';
import { checkoutRequested } from '@/features/checkout';

/** A signed-in shopper's cart and addresses load from the backend first. */
function* waitForCartAndAddresses() {
  const isEmpty = (yield* select(selectCartItems)).length === 0;
  if (isEmpty && !(yield* select(selectSavedCartHere))) yield* take(savedCartArrived);
  yield* call(waitForAddresses);
}

/**
 * Handles /checkout: opens the cart and goes on as Proceed to Checkout would. With items
 * and an address the checkout opens; otherwise the shopper is asked for what is missing.
 */
export function* proceedFromAddress() {
  yield* put(drawerOpened());
  if (yield* call(waitForUser)) {
    const { closed } = yield* race({ there: waitForCartAndAddresses(), closed: take(drawerClosed) });
    if (closed) return;
  }
  if ((yield* select(selectCartItems)).length > 0) yield* put(checkoutRequested());
}
