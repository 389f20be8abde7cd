import { call, delay, fork, put, select, take } from 'typed-redux-saga';
import { paths } from '@/app/router/paths';
import { sameCart, takeAway } from '@/domain/cart/cart';
import type { Order } from '@/domain/orders/order/order';
import { selectUser, signedIn, untilSignedOut } from '@/features/auth';
import { savedCartArrived, selectCartItems, selectSavedCartHere } from '@/features/cart';
import { toastShown } from '@/features/notifications';
import { ANY_SCREEN } from '@/lib/toast';
import { ordersRequested } from '@/features/orders';
import { closeWithSaga } from '@/lib/closeWithSaga';
import { returnChannel } from '@/lib/returnChannel';
import { takeLatest } from '@/lib/watch';
import type { CheckoutAttempt, Services } from '@/services';
import { attemptOutcome } from './attempts';
import { selectOrdering } from '../../checkoutSelectors';
import { checkoutActions, checkoutClosed, orderPlaced, selectCheckoutOpen } from '../../checkoutSlice';
import { messages } from '../../messages';
import { orderRefused } from './orderRefused';
import { takeBought } from './takeBought';

/** Delays in milliseconds before each check: a payment may arrive after the shopper has returned. */
const CHECK_DELAYS_MS = [0, 3_000, 4_000, 8_000, 20_000];
/** How many recent orders are searched for an attempt of this browser. */
const RECENT_ORDERS = 25;

/**
 * An order was placed without this page: its lines leave the cart, and a message says so. The checkout closes if they
 * were all.
 */
function* showPlacedOrder({ navigation, storage }: Services, { orderId }: CheckoutAttempt, orders: Order[]) {
  // Merging the saved cart later would bring the lines back.
  if (!(yield* select(selectSavedCartHere))) yield* take(savedCartArrived);
  const attempt = yield* call(storage.attempts.take, orderId);
  const order = orders.find((other) => other.orderId === orderId);
  if (!attempt || !order) return;
  const isAll = takeAway(yield* select(selectCartItems), attempt.items).length === 0;
  const closes = isAll && (yield* select(selectCheckoutOpen));
  const { couponCode, amounts } = order;
  yield* put(orderPlaced({ orderId, items: attempt.items, couponCode, amounts }));
  if (closes) yield* put(checkoutClosed());
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
  if (closes) yield* call(navigation.go, paths.profile, { activeTab: 'orders' });
}

/** Paid without an order: the money is refunded, and the cart stays. */
function* showRefund({ storage }: Services, { orderId }: CheckoutAttempt, orders: Order[]) {
  if (!(yield* call(storage.attempts.take, orderId))) return;
  const order = orders.find((other) => other.orderId === orderId);
  const reason = order?.payment.refund?.note ?? order?.extraPayment?.note;
  const text = messages.refundedLater(orderId, reason || messages.refunded);
  yield* put(toastShown({ text, topic: `order ${orderId}`, screen: ANY_SCREEN, durationMs: 10_000 }));
}

/** Shows what became of attempts, by the person's latest orders. */
function* settleAttempts(services: Services, attempts: CheckoutAttempt[], orders: Order[]) {
  for (const attempt of attempts) {
    const outcome = attemptOutcome(orders, attempt);
    if (outcome === 'placed') yield* call(showPlacedOrder, services, attempt, orders);
    if (outcome === 'ended') yield* call(services.storage.attempts.take, attempt.orderId);
    if (outcome === 'refunded') yield* call(showRefund, services, attempt, orders);
  }
}

/**
 * Settles attempts of a person before they order again, because an order whose answer was lost would be ordered twice
 * with another method or another line. Returns false where that cannot be known, or where lines have left the cart.
 */
export function* settleBefore(services: Services, uid: string, attempts: CheckoutAttempt[]) {
  if (attempts.length === 0) return true;
  const found = yield* call(services.orders.mine, uid, RECENT_ORDERS);
  if (!found.ok) {
    yield* put(orderRefused(messages.orderFailed));
    return false;
  }
  const items = yield* select(selectCartItems);
  yield* call(settleAttempts, services, attempts, found.value.orders);
  return sameCart(items, yield* select(selectCartItems));
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
    if (yield* select(selectOrdering)) continue;
    const found = yield* call(services.orders.mine, user.uid, RECENT_ORDERS);
    // An order that is being placed by now is handled by this page.
    if (!found.ok || (yield* select(selectOrdering))) continue;
    yield* call(settleAttempts, services, attempts, found.value.orders);
  }
}

export function* watchAttempts(services: Services) {
  const returns = returnChannel(services.page);
  const followOwn = untilSignedOut(followAttempts);
  yield* takeLatest([signedIn, checkoutActions.paymentUnfinished], followOwn, services);
  yield* takeLatest(returns, followOwn, services);
  yield* fork(closeWithSaga, returns);
}
