import { call, put, select } from 'typed-redux-saga';
import { paths } from '@/app/router/paths';
import { addressesRequested, addressMissed } from '@/features/addresses';
import { loginPanelOpened } from '@/features/auth';
import { drawerClosed, selectCartItems } from '@/features/cart';
import { toastShown } from '@/features/notifications';
import { ordersRequested } from '@/features/orders';
import type { CallFailure, Services } from '@/services';
import { selectCheckout } from '../../checkoutSelectors';
import { checkoutActions, checkoutClosed, orderPlaced } from '../../checkoutSlice';
import { messages } from '../../messages';
import { dropChangedExtras, takeChanges } from '../pricingSaga';
import { ENDS_ORDER_ID, giveUpAttempt } from './attempts';
import { orderRefused } from './orderRefused';
import type { AgreedOrder, Placement } from './placement';
import { takeBought } from './takeBought';

type Placed = Extract<Placement, { kind: 'placed' }>;
type Refunded = Extract<Placement, { kind: 'refunded' }>;

/** Tells the shopper why no order was placed and what to do. The cart stays. */
function* onOrderFailed(services: Services, { orderId, user }: AgreedOrder, failure: CallFailure) {
  const { method } = yield* select(selectCheckout);
  if (failure.kind === 'changed') {
    // The order request may name a line differently from the cart, so only validate-offer says which line changed.
    if (!(yield* call(takeChanges, failure))) yield* put(checkoutActions.repricingRequested());
    return;
  }
  if (failure.kind === 'network') {
    yield* put(orderRefused(messages.orderFailed));
    return;
  }
  if (yield* call(dropChangedExtras, failure)) return;
  if (failure.status === 401) {
    yield* put(orderRefused(messages.logInAgain));
    yield* put(loginPanelOpened({ mode: 'login' }));
    return;
  }
  if (failure.code === 'unknown_address') {
    yield* put(orderRefused(messages.addressesChanged));
    yield* put(addressesRequested());
    yield* put(addressMissed());
    return;
  }
  if (ENDS_ORDER_ID.includes(failure.code)) {
    giveUpAttempt(services, { uid: user.uid, orderId });
    yield* put(orderRefused(failure.code === 'order_exists' ? messages.orderExists : failure.message));
    yield* put(ordersRequested());
    return;
  }
  if (method === 'Pay Online' && failure.status !== 409) {
    yield* put(orderRefused(messages.orderFailed));
    if (failure.message) yield* put(checkoutActions.paymentUnfinished(failure.message));
    return;
  }
  const text = failure.message || messages.orderFailed;
  yield* put(orderRefused(text));
  if (failure.code === 'coupon_refused') yield* put(checkoutActions.couponDropped(text));
  if (failure.status === 409) yield* put(checkoutActions.repricingRequested());
}

/**
 * Thanks the shopper and opens the orders. The lines leave the cart with the attempt: an earlier one may be the placed
 * order, and another tab may have taken both.
 */
function* onOrderPlaced({ navigation, storage }: Services, { orderId, message }: Placed) {
  const bought = yield* call(storage.attempts.take, orderId);
  yield* put(toastShown({ text: message, topic: 'checkout', screen: paths.profile, tone: 'success' }));
  if (bought) {
    const { items, couponCode, amounts } = bought;
    yield* put(orderPlaced({ orderId, items, couponCode, amounts }));
  }
  yield* put(checkoutClosed());
  if (bought) yield* call(takeBought, bought);
  yield* put(drawerClosed());
  yield* put(ordersRequested());
  yield* call(navigation.go, paths.profile, { activeTab: 'orders' });
}

/** Says what becomes of the money, also where the checkout closes because another tab has bought the cart. */
function* tellOfMoney(text: string) {
  yield* put(checkoutActions.paymentUnfinished(text));
  const items = yield* select(selectCartItems);
  if (items.length === 0) yield* put(toastShown({ text, topic: 'payment', durationMs: 10_000 }));
}

/** Says why the payment led to no order. The cart stays, with today's prices. */
function* onPaymentRefunded({ storage }: Services, { orderId, message }: Refunded) {
  yield* call(storage.attempts.take, orderId);
  yield* put(checkoutActions.repricingRequested());
  yield* call(tellOfMoney, message || messages.refunded);
}

/** Shows the shopper how the order ended. */
export function* handlePlacement(services: Services, order: AgreedOrder, placement: Placement) {
  switch (placement.kind) {
    case 'placed':
      yield* call(onOrderPlaced, services, placement);
      return;
    case 'failed':
      yield* call(onOrderFailed, services, order, placement.failure);
      return;
    case 'unpaid':
      yield* put(checkoutActions.paymentUnfinished(messages.unpaid[placement.why]));
      return;
    case 'unconfirmed':
      yield* put(orderRefused(messages.verificationFailed));
      yield* call(tellOfMoney, messages.unconfirmed[placement.why]);
      return;
    case 'refunded':
      yield* call(onPaymentRefunded, services, placement);
  }
}
