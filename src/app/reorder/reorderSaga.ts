import { call, put, race, select, take } from 'typed-redux-saga';
import { reorder } from '@/domain/cart/reorder';
import { signedOut } from '@/features/auth';
import { drawerOpened, itemAdded, selectCartItems } from '@/features/cart';
import { orderAgainEnded, orderAgainRequested, selectOrders } from '@/features/orders';
import { takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { showChanges, showFailed } from './toasts';

/**
 * Puts an order's lines into the cart at today's prices, opens the cart, and says what has changed since the
 * order.
 */
export function* reorderSaga({ catalogue }: Services) {
  function* addAgain({ payload: orderId }: ReturnType<typeof orderAgainRequested>) {
    const order = (yield* select(selectOrders)).find((one) => one.orderId === orderId);
    const { answer } = yield* race({ answer: call(catalogue.all), left: take(signedOut) });
    yield* put(orderAgainEnded());
    if (!order || !answer) return;
    if (!answer.ok) return yield* showFailed();
    const reordered = reorder(order.lines, answer.value, yield* select(selectCartItems));
    for (const item of reordered.items) yield* put(itemAdded(item));
    if (reordered.items.length > 0) yield* put(drawerOpened());
    yield* showChanges(reordered, order.lines.length);
  }
  yield* takeLeading(orderAgainRequested, addAgain);
}
