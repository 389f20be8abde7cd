import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { ValidateOfferResponse } from '@/domain/contracts/payment';
import { selectChosenAddress } from '@/features/addresses';
import { loginPanelOpened, selectUser } from '@/features/auth';
import { drawerClosed, linesBought, selectCartItems } from '@/features/cart';
import { toastShown } from '@/features/notifications';
import { ordersRequested } from '@/features/orders';
import type { CallFailure, Services } from '@/services';
import { beginAttempt, giveUpAttempt } from './attempts';
import { selectCheckout, selectPricingRequest } from './checkoutSelectors';
import { checkoutActions, checkoutClosed, orderPlaced } from './checkoutSlice';
import { messages } from './messages';
import type { AgreedOrder, Placement } from './placement';
import { PLACERS } from './placers';
import { takeChanges } from './pricingSaga';

const error = (text: string) => toastShown({ text, tone: 'error' });

type Placed = Extract<Placement, { kind: 'placed' }>;
type Unconfirmed = Extract<Placement, { kind: 'unconfirmed' }>;

/** The offer is validated with the server first; null when the shopper has to look again. */
function* agreeOnSums({ shop }: Services) {
  const request = yield* select(selectPricingRequest);
  const answer = yield* call(shop.validateOffer, request);
  if (answer.ok && answer.value.success) return answer.value;
  if (!answer.ok && answer.error.kind === 'changed') {
    yield* call(takeChanges, answer.error);
    return null;
  }
  const said = answer.ok ? answer.value.message : answer.error.kind === 'refused' ? answer.error.message : '';
  const text = said || messages.couponFailed;
  yield* put(error(text));
  if (answer.ok) {
    yield* put(checkoutActions.couponDropped(text));
    yield* put(checkoutActions.repricingRequested());
  }
  return null;
}

/** Nothing was ordered: the cart stays, and the shopper is told what to do. */
function* explain(services: Services, { orderId, user }: AgreedOrder, failure: CallFailure) {
  const { method } = yield* select(selectCheckout);
  if (failure.kind === 'changed') {
    // The order request may name a line differently from the cart, so only validate-offer says which line changed.
    if (!(yield* call(takeChanges, failure))) yield* put(checkoutActions.repricingRequested());
    return;
  }
  if (failure.kind === 'network') {
    yield* put(error(messages.orderFailed));
    return;
  }
  if (failure.status === 401) {
    yield* put(error(messages.logInAgain));
    yield* put(loginPanelOpened({ mode: 'login' }));
    return;
  }
  if (failure.code === 'order_exists' || failure.code === 'order_cancelled') {
    giveUpAttempt(services, { uid: user.uid, orderId });
    yield* put(error(failure.code === 'order_exists' ? messages.orderExists : failure.message));
    yield* put(ordersRequested());
    return;
  }
  if (method === 'Pay Online' && failure.status !== 409) {
    yield* put(error(messages.orderFailed));
    if (failure.message) yield* put(checkoutActions.paymentUnfinished(failure.message));
    return;
  }
  const text = failure.message || messages.orderFailed;
  yield* put(error(text));
  if (failure.code === 'coupon_refused') yield* put(checkoutActions.couponDropped(text));
  if (failure.status === 409) yield* put(checkoutActions.repricingRequested());
}

/** The order that stands may be one of before: then what is known of it is what was kept of that attempt. */
function* celebrate({ navigation, storage }: Services, order: AgreedOrder, placed: Placed) {
  const { orderId, message } = placed;
  const attempt = yield* call(storage.attempts.take, orderId);
  const bought = attempt ?? (orderId === order.orderId ? order : null);
  yield* put(toastShown({ text: message, tone: 'success' }));
  if (bought) {
    const { items, couponCode, amounts } = bought;
    yield* put(orderPlaced({ orderId, items, couponCode, amounts }));
  } else {
    yield* put(checkoutClosed());
  }
  yield* put(drawerClosed());
  yield* put(linesBought(bought?.items ?? placed.items));
  yield* put(ordersRequested());
  yield* call(navigation.go, '/profile', { activeTab: 'orders' });
}

/** The checkout said that it was paid, and the server did not. */
function* warn({ storage }: Services, { orderId, why }: Unconfirmed) {
  if (why === 'refund_due') {
    yield* call(storage.attempts.take, orderId);
    yield* put(checkoutActions.repricingRequested());
  } else {
    yield* put(error(messages.verificationFailed));
  }
  yield* put(checkoutActions.paymentUnfinished(messages.unconfirmed[why]));
}

function* settle(services: Services, order: AgreedOrder, placement: Placement) {
  switch (placement.kind) {
    case 'placed':
      yield* call(celebrate, services, order, placement);
      return;
    case 'failed':
      yield* call(explain, services, order, placement.failure);
      return;
    case 'unpaid':
      yield* put(checkoutActions.paymentUnfinished(messages.unpaid[placement.why]));
      return;
    case 'unconfirmed':
      yield* call(warn, services, placement);
  }
}

function* readOrder(services: Services, agreed: ValidateOfferResponse) {
  const user = yield* select(selectUser);
  const address = yield* select(selectChosenAddress);
  const items = yield* select(selectCartItems);
  const { method } = yield* select(selectCheckout);
  if (!user || !address) return null;
  const { couponCode, subTotal, discountAmount, prepaidDiscount, deliveryFee, finalTotal } = agreed;
  const amounts = { subTotal, discountAmount, prepaidDiscount, deliveryFee, finalTotal };
  const orderId = beginAttempt(services, { uid: user.uid, method, items, couponCode, amounts });
  const order: AgreedOrder = { orderId, user, address, items, couponCode, amounts };
  return order;
}

function* placeOrder(services: Services) {
  try {
    const agreed = yield* call(agreeOnSums, services);
    if (!agreed) return;
    const order = yield* call(readOrder, services, agreed);
    if (!order) {
      yield* put(error(messages.noAddress));
      return;
    }
    const { method } = yield* select(selectCheckout);
    const placement = yield* call(PLACERS[method], services, order);
    yield* call(settle, services, order, placement);
  } finally {
    yield* put(checkoutActions.orderAttemptEnded());
  }
}

/** One order at a time: a second press while one is under way is nothing. */
export function* watchPlacing(services: Services) {
  yield* takeLeading(checkoutActions.orderSubmitted, placeOrder, services);
}
