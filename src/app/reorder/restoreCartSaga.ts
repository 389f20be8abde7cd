import { call, put, select } from 'typed-redux-saga';
import { cartKey } from '@/domain/cart/cart';
import { reorder } from '@/domain/cart/reorder';
import { cartLinkAccepted, cartLinkSettled } from '@/features/alerts';
import { drawerOpened, itemAdded, selectCartItems } from '@/features/cart';
import { takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { showChanges, showFailed } from './toasts';

/**
 * Merges the cart of a mail's link into this browser's cart, and opens it. Existing quantities never go
 * down.
 */
export function* restoreCartSaga({ catalogue }: Services) {
  function* restore({ payload: lines }: ReturnType<typeof cartLinkAccepted>) {
    const answer = yield* call(catalogue.all);
    yield* put(cartLinkSettled());
    if (!answer.ok) return yield* showFailed();
    const cart = yield* select(selectCartItems);
    const restored = reorder(lines, answer.value, cart);
    const kept = new Map(cart.map((item) => [cartKey(item), item.quantity]));
    for (const item of restored.items)
      if (item.quantity > (kept.get(cartKey(item)) ?? 0)) yield* put(itemAdded(item));
    yield* put(drawerOpened());
    yield* showChanges(restored, lines.length);
  }
  yield* takeLeading(cartLinkAccepted, restore);
}
