import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { cartKey, type CartItem } from '@/domain/cart/cart';
import { drawerOpened, itemAdded, selectCartItems, selectDrawerOpen } from '@/features/cart';
import { itemChosen } from '@/features/catalogue';
import { toastShown, toastWithdrawn } from '@/lib/toast';
import { takeEvery } from '@/lib/watch';
import { messages } from './messages';

/** Puts a chosen item in the cart and offers to view it, unless the cart is open or full. */
export function* addingSaga() {
  function* addChosen({ payload }: PayloadAction<CartItem>) {
    yield* put(itemAdded(payload));
    const items = yield* select(selectCartItems);
    const isIn = items.some((item) => cartKey(item) === cartKey(payload));
    if (!isIn || (yield* select(selectDrawerOpen))) return;
    const { added: text, viewCart: actionLabel } = messages;
    yield* put(toastShown({ text, actionLabel, action: drawerOpened(), topic: 'cart' }));
  }
  yield* takeEvery(itemChosen, addChosen);
  yield* takeEvery(drawerOpened, () => put(toastWithdrawn('cart')));
}
