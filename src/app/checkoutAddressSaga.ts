import { call, put, race, select, take } from 'typed-redux-saga';
import { settledAddresses } from '@/features/addresses';
import { settledUser } from '@/features/auth';
import { cartLoaded, cartReplaced, drawerClosed, drawerOpened, selectCartItems } from '@/features/cart';
import { checkoutRequested } from '@/features/checkout';

/** A signed-in person's cart and addresses come from the backend. */
function* waitForCartAndAddresses() {
  if ((yield* select(selectCartItems)).length === 0) yield* take([cartLoaded, cartReplaced]);
  yield* call(settledAddresses);
}

/**
 * What /checkout does: opens the cart, as SPEC §4 begins, and goes on as Proceed to Checkout would. With something to
 * buy and an address that opens the checkout; otherwise it asks for what is missing.
 */
export function* proceedFromAddress() {
  yield* put(drawerOpened());
  if (yield* call(settledUser)) {
    const { closed } = yield* race({ there: waitForCartAndAddresses(), closed: take(drawerClosed) });
    if (closed) return;
  }
  if ((yield* select(selectCartItems)).length > 0) yield* put(checkoutRequested());
}
