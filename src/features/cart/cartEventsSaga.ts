import { put, select, take } from 'typed-redux-saga';
import { cartKey, type CartItem } from '@/domain/cart';
import type { Services } from '@/services';
import { toastShown } from '@/features/notifications';
import { selectCartItems } from './cartSelectors';
import { cartLoaded, drawerOpened, isCartChange, itemAdded, itemRemoved, itemRestored } from './cartSlice';

const find = (items: readonly CartItem[], key: string) => items.findIndex((item) => cartKey(item) === key);

/** Tells analytics what came and went, and offers to undo a removal. */
export function* watchCartEvents({ analytics }: Services) {
  let before = yield* select(selectCartItems);
  while (true) {
    const action = yield* take([isCartChange, cartLoaded.match, drawerOpened.match]);
    const after = yield* select(selectCartItems);
    if (itemAdded.match(action) && find(before, cartKey(action.payload)) < 0) {
      analytics.cart('add_to_cart', [action.payload]);
    }
    if (itemRemoved.match(action)) {
      const at = find(before, action.payload);
      const item = before[at];
      if (item) {
        analytics.cart('remove_from_cart', [item]);
        const undo = itemRestored({ item, at });
        yield* put(toastShown({ text: `${item.name} removed`, actionLabel: 'Undo', action: undo }));
      }
    }
    if (drawerOpened.match(action)) analytics.cart('view_cart', after);
    before = after;
  }
}
