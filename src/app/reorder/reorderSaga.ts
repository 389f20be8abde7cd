import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { reorder } from '@/domain/cart/reorder';
import { signedOut } from '@/features/auth';
import { drawerOpened, itemAdded, selectCartItems } from '@/features/cart';
import { orderAgainEnded, orderAgainRequested, selectOrders } from '@/features/orders';
import { toastShown } from '@/lib/toast';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { FAILED, reorderedText } from './messages';

/** Milliseconds; a message about missing items takes longer to read. */
const READING_MS = 12_000;

/**
 * Puts an order's lines into the cart at today's prices, opens the cart, and says what has changed since the
 * order.
 */
function* addAgain({ catalogue }: Services, { payload: orderId }: ReturnType<typeof orderAgainRequested>) {
  const order = (yield* select(selectOrders)).find((one) => one.orderId === orderId);
  const { answer } = yield* race({ answer: call(catalogue.all), left: take(signedOut) });
  yield* put(orderAgainEnded());
  if (!order || !answer) return;
  if (!answer.ok) {
    yield* put(toastShown({ text: FAILED, topic: 'reorder', tone: 'error' }));
    return;
  }
  const reordered = reorder(order.lines, answer.value, yield* select(selectCartItems));
  for (const item of reordered.items) yield* put(itemAdded(item));
  if (reordered.items.length > 0) yield* put(drawerOpened());
  // Without changes, the open cart is confirmation enough.
  if (reordered.changes.length + reordered.noRoom.length === 0) return;
  yield* put(
    toastShown({
      text: reorderedText(reordered, order.lines.length),
      topic: 'reorder',
      duration: READING_MS,
    }),
  );
}

export function* reorderSaga(services: Services) {
  function* again(action: ReturnType<typeof orderAgainRequested>) {
    yield* call(addAgain, services, action);
  }
  yield* takeLeading(orderAgainRequested, safely(again));
}
