import { call, put, select, takeLeading } from 'typed-redux-saga';
import { cartKey } from '@/domain/cart/cart';
import { reorder } from '@/domain/cart/reorder';
import { cartLinkAccepted } from '@/features/alerts';
import { drawerOpened, itemAdded, selectCartItems } from '@/features/cart';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { Services } from '@/services';
import { FAILED, reorderedText } from '../reorder/messages';

/** Milliseconds; a message about missing items takes longer to read. */
const READING_MS = 12_000;

/**
 * Merges the cart of a mail's link into this browser's cart, and opens it. Existing quantities never go
 * down.
 */
export function* restoreCartSaga({ catalogue }: Services) {
  function* restore({ payload: lines }: ReturnType<typeof cartLinkAccepted>) {
    const answer = yield* call(catalogue.all);
    if (!answer.ok) {
      yield* put(toastShown({ text: FAILED, topic: 'reorder', tone: 'error' }));
      return;
    }
    const cart = yield* select(selectCartItems);
    const restored = reorder(lines, answer.value, cart);
    const kept = new Map(cart.map((item) => [cartKey(item), item.quantity]));
    for (const item of restored.items)
      if (item.quantity > (kept.get(cartKey(item)) ?? 0)) yield* put(itemAdded(item));
    yield* put(drawerOpened());
    if (restored.changes.length + restored.noRoom.length === 0) return;
    const text = reorderedText(restored, lines.length);
    yield* put(toastShown({ text, topic: 'reorder', duration: READING_MS }));
  }
  yield* takeLeading(cartLinkAccepted, safely(restore));
}
