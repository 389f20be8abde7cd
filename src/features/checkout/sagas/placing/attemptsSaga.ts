import { call, delay, fork, put, select, take } from 'typed-redux-saga';
import { paths } from '@/app/router/paths';
import type { Order } from '@/domain/orders/order/order';
import { selectUser, signedIn, untilSignedOut } from '@/features/auth';
import { savedCartArrived, selectSavedCartHere } from '@/features/cart';
import { toastShown } from '@/features/notifications';
import { ANY_SCREEN } from '@/lib/toast';
import { ordersRequested } from '@/features/orders';
import { closeWithSaga } from '@/lib/closeWithSaga';
import { returnChannel } from '@/lib/returnChannel';
import { takeLatest } from '@/lib/watch';
import type { CheckoutAttempt, Services } from '@/services';
import { attemptOutcome } from './attempts';
import { selectOrdering } from '../../checkoutSelectors';
import { checkoutActions, orderPlaced, selectCheckoutOpen } from '../../checkoutSlice';
import { messages } from '../../messages';
import { takeBought } from './takeBought';

/** Delays in milliseconds before each check: a payment may arrive after the shopper has returned. */
const CHECK_DELAYS_MS = [0, 3_000, 4_000, 8_000, 20_000];
/** How many recent orders are searched for an attempt of this browser. */
const RECENT_ORDERS = 25;

/** An order was placed without this page: its lines leave the cart, and a message says so. */
function* showPlacedOrder({ navigation, storage }: Services, { orderId }: CheckoutAttempt, orders: Order[]) {
  // Merging the saved cart later would bring the lines back.
  if (!(yield* select(selectSavedCartHere))) yield* take(savedCartArrived);
  const attempt = yield* call(storage.attempts.take, orderId);
  const order = orders.find((other) => other.orderId === orderId);
  if (!attempt || !order) return;
  const inCheckout = yield* select(selectCheckoutOpen);
  const { couponCode, amounts } = order;
  yield* put(orderPlaced({ orderId, items: attempt.items, couponCode, amounts }));
  yield* call(takeBought, attempt);
  const text = attempt.method === 'Pay Online' ? messages.placedLater : messages.codPlacedLater;
  yield* put(
    toastShown({
      text: text(orderId),
      topic: 'checkout',
      screen: ANY_SCREEN,
      tone: 'success',
      durationMs: 10_000,
    }),
  );
  yield* put(ordersRequested());
  if (inCheckout) yield* call(navigation.go, paths.profile, { activeTab: 'orders' });
}

/** Paid without an order: the money is refunded, and the cart stays. */
function* showRefund({ storage }: Services, { orderId }: CheckoutAttempt, orders: Order[]) {
  if (!(yield* call(storage.attempts.take, orderId))) return;
  const order = orders.find((other) => other.orderId === orderId);
  const reason = order?.payment.refund?.note ?? order?.extraPayment?.note;
  const text = messages.refundedLater(orderId, reason || messages.refunded);
  yield* put(toastShown({ text, topic: `order ${orderId}`, screen: ANY_SCREEN, durationMs: 10_000 }));
}

function* checkAttempts(services: Services, attempts: CheckoutAttempt[], uid: string) {
  const found = yield* call(services.orders.mine, uid, RECENT_ORDERS);
  if (!found.ok) return;
  for (const attempt of attempts) {
    const outcome = attemptOutcome(found.value.orders, attempt);
    if (outcome === 'placed') yield* call(showPlacedOrder, services, attempt, found.value.orders);
    if (outcome === 'ended') yield* call(services.storage.attempts.take, attempt.orderId);
    if (outcome === 'refunded') yield* call(showRefund, services, attempt, found.value.orders);
  }
}

/**
 * Checks the orders that this browser began and whose outcome it does not know, because the tab was closed or the
 * answer was lost.
 */
function* followAttempts(services: Services) {
  for (const wait of CHECK_DELAYS_MS) {
    yield* delay(wait);
    const user = yield* select(selectUser);
    const attempts = user ? services.storage.attempts.list(user.uid) : [];
    if (!user || attempts.length === 0) return;
    // An order that is being placed now is handled by this page.
    if (!(yield* select(selectOrdering))) yield* call(checkAttempts, services, attempts, user.uid);
  }
}

export function* watchAttempts(services: Services) {
  const returns = returnChannel(services.page);
  const followOwn = untilSignedOut(followAttempts);
  yield* takeLatest([signedIn, checkoutActions.paymentUnfinished], followOwn, services);
  yield* takeLatest(returns, followOwn, services);
  yield* fork(closeWithSaga, returns);
}
