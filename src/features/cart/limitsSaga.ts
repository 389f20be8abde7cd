import { put, select, take } from 'typed-redux-saga';
import { cartKey } from '@/domain/cart/cart';
import { toastShown } from '@/lib/toast';
import { selectCartItems } from './cartSelectors';
import { itemAdded } from './cartSlice';
import { messages } from './messages';

/** Tells the shopper when a full cart could not take an item. */
export function* watchLimits() {
  while (true) {
    const { payload: line } = yield* take(itemAdded);
    const items = yield* select(selectCartItems);
    const isInCart = items.some((item) => cartKey(item) === cartKey(line));
    if (!isInCart && line.quantity > 0) {
      yield* put(toastShown({ text: messages.full(line.name), topic: 'cart full', tone: 'error' }));
    }
  }
}
