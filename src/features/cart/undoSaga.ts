import { put, select, take } from 'typed-redux-saga';
import { cartKey } from '@/domain/cart/cart';
import { toastShown } from '@/features/notifications';
import { selectCartItems } from './cartSelectors';
import { cartLoaded, isCartChange, itemRemoved, itemRestored } from './cartSlice';
import { messages } from './messages';

export function* offerUndo() {
  let before = yield* select(selectCartItems);
  while (true) {
    const action = yield* take([isCartChange, cartLoaded.match]);
    if (itemRemoved.match(action)) {
      const at = before.findIndex((item) => cartKey(item) === action.payload);
      const item = before[at];
      if (item) {
        const undo = itemRestored({ item, at });
        yield* put(
          toastShown({ text: messages.removed(item.name), actionLabel: messages.undo, action: undo }),
        );
      }
    }
    before = yield* select(selectCartItems);
  }
}
