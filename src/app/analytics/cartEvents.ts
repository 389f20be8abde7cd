import { fork, select, take } from 'typed-redux-saga';
import { cartEvent, type CartEventName } from '@/domain/analytics/analytics';
import { cartKey, type CartItem } from '@/domain/cart/cart';
import { signedOut } from '@/features/auth';
import {
  cartLoaded,
  drawerClosed,
  drawerOpened,
  isCartChange,
  itemAdded,
  itemRemoved,
  itemRestored,
  selectCartItems,
} from '@/features/cart';
import { checkoutClosed, checkoutOpened } from '@/features/checkout';
import type { Services } from '@/services';
import { withCategories } from './categories';

/** The lines of `lines` that `others` does not have. */
function missing(lines: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  const otherKeys = new Set(others.map(cartKey));
  return lines.filter((item) => !otherKeys.has(cartKey(item)));
}

function* send({ analytics }: Services, name: CartEventName, items: readonly CartItem[]) {
  analytics.send(cartEvent(name, yield* withCategories(items)));
}

/**
 * Reports added and removed lines, not changes of quantity. An undone removal counts as added again:
 * analytics has no event that takes a removal back, and additions minus removals have to match the cart.
 */
function* watchLines(services: Services) {
  let before = yield* select(selectCartItems);
  while (true) {
    const action = yield* take([isCartChange, cartLoaded.match, signedOut.match]);
    const after = yield* select(selectCartItems);
    if (itemAdded.match(action) || itemRestored.match(action)) {
      const added = missing(after, before);
      if (added.length > 0) yield* send(services, 'add_to_cart', added);
    }
    if (itemRemoved.match(action)) {
      const removed = missing(before, after);
      if (removed.length > 0) yield* send(services, 'remove_from_cart', removed);
    }
    before = after;
  }
}

/** Once each time the drawer opens. */
function* watchDrawer(services: Services) {
  while (true) {
    yield* take(drawerOpened);
    yield* send(services, 'view_cart', yield* select(selectCartItems));
    yield* take([drawerClosed, signedOut]);
  }
}

function* watchCheckout(services: Services) {
  while (true) {
    yield* take(checkoutOpened);
    yield* send(services, 'begin_checkout', yield* select(selectCartItems));
    yield* take([checkoutClosed, signedOut]);
  }
}

export function* watchCartEvents(services: Services) {
  yield* fork(watchLines, services);
  yield* fork(watchDrawer, services);
  yield* fork(watchCheckout, services);
}
