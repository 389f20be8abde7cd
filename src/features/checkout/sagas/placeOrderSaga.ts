import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { paths } from '@/app/router/paths';
import type { ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import { pickAmounts } from '@/domain/pricing/pricing';
import {
  addressesRequested,
  addressMissed,
  selectAddressForm,
  selectChosenAddress,
} from '@/features/addresses';
import { loginPanelOpened, selectUser, untilSignedOut } from '@/features/auth';
import { cartLoaded, drawerClosed, isCartChange, selectCartItems } from '@/features/cart';
import { toastShown } from '@/features/notifications';
import { toastWithdrawn } from '@/lib/toast';
import { ordersRequested } from '@/features/orders';
import { codeOf } from '@/features/payments';
import type { CallFailure, Services } from '@/services';
import { beginAttempt, ENDS_ORDER_ID, giveUpAttempt } from './attempts';
import { giftOf, markOf } from '@/domain/cart/extras';
import { selectExtras } from '@/features/extras';
import { creditRequested } from '@/features/credit';
import { formatRupees, toPaise, toRupees } from '@/domain/money/money';
import { selectCreditTaken } from '../creditSelectors';
import { selectAmounts, selectCheckout, selectPricingRequest } from '../checkoutSelectors';
import { checkoutActions, checkoutClosed, orderPlaced } from '../checkoutSlice';
import { selectDeliveryProblem } from '../deliverySelectors';
import { messages } from '../messages';
import { PAYMENT_STRATEGIES } from './paymentStrategies';
import type { AgreedOrder, Placement } from './placement';
import { changeToCashOnDelivery, dropChangedExtras, takeChanges } from './pricingSaga';
import { takeBought } from './takeBought';

const error = (text: string) => toastShown({ text, topic: 'checkout', tone: 'error' });

type Placed = Extract<Placement, { kind: 'placed' }>;
type Refunded = Extract<Placement, { kind: 'refunded' }>;

const isCartEmptied = (action: Action): boolean =>
  cartLoaded.match(action) && action.payload.items.length === 0;
/** Ends of a coupon check after which the shopper has to look at the order again. */
const STOPS_ORDER = [
  checkoutActions.couponRefused,
  checkoutActions.methodChanged,
  checkoutClosed,
  isCartChange,
  isCartEmptied,
];

/** Waits until a coupon that is being checked is applied. Returns false when the order has to stop. */
function* waitForCoupon() {
  if ((yield* select(selectCheckout)).couponToCheck === null) return true;
  const { stopped } = yield* race({
    applied: take(checkoutActions.couponApplied),
    stopped: take(STOPS_ORDER),
  });
  return !stopped;
}

/** Asks the server for the final price. Returns null when the shopper has to check the order again. */
function* confirmPrice({ shop }: Services) {
  const request = yield* select(selectPricingRequest);
  const answer = yield* call(shop.validateOffer, request);
  if (answer.ok && answer.value.success) {
    const { limit } = answer.value;
    if (!limit) return answer.value;
    yield* put(checkoutActions.limitReceived(limit));
    yield* put(error(limit));
    return null;
  }
  if (!answer.ok && answer.error.kind === 'changed') {
    yield* call(takeChanges, answer.error);
    return null;
  }
  if (answer.ok && answer.value.code === 'not_payable_online') {
    yield* call(changeToCashOnDelivery);
    return null;
  }
  if (!answer.ok && (yield* call(dropChangedExtras, answer.error))) return null;
  const reason = answer.ok
    ? answer.value.message
    : answer.error.kind === 'refused'
      ? answer.error.message
      : '';
  const text = reason || messages.couponFailed;
  yield* put(error(text));
  if (answer.ok) {
    yield* put(checkoutActions.couponDropped(text));
    yield* put(checkoutActions.repricingRequested());
  }
  return null;
}

/** Shows a total that is higher than the one at the press. Returns false when there is none. */
function* showHigherTotal(shown: number, confirmed: ValidateOfferResponse) {
  const { finalTotal, message } = confirmed;
  if (toPaise(finalTotal) <= toPaise(shown)) return false;
  const { coupon } = yield* select(selectCheckout);
  if (coupon) yield* put(checkoutActions.couponApplied({ code: coupon.code, message }));
  yield* put(checkoutActions.orderPriced(pickAmounts(confirmed)));
  yield* put(error(messages.totalRose(formatRupees(finalTotal), formatRupees(shown))));
  return true;
}

/** Tells the shopper why no order was placed and what to do. The cart stays. */
function* onOrderFailed(services: Services, { orderId, user }: AgreedOrder, failure: CallFailure) {
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
  if (yield* call(dropChangedExtras, failure)) return;
  if (failure.status === 401) {
    yield* put(error(messages.logInAgain));
    yield* put(loginPanelOpened({ mode: 'login' }));
    return;
  }
  if (failure.code === 'unknown_address') {
    yield* put(error(messages.addressesChanged));
    yield* put(addressesRequested());
    yield* put(addressMissed());
    return;
  }
  if (ENDS_ORDER_ID.includes(failure.code)) {
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
    yield* call(takeBought, bought);
  } else {
    yield* put(checkoutClosed());
  }
  yield* put(drawerClosed());
  yield* put(ordersRequested());
  yield* call(navigation.go, paths.profile, { activeTab: 'orders' });
}

/** Says what becomes of the money, also where the checkout closes because another tab has bought the cart. */
function* tellOfMoney(text: string) {
  yield* put(checkoutActions.paymentUnfinished(text));
  const items = yield* select(selectCartItems);
  if (items.length === 0) yield* put(toastShown({ text, topic: 'payment', duration: 10_000 }));
}

/** Says why the payment led to no order. The cart stays, with today's prices. */
function* onPaymentRefunded({ storage }: Services, { orderId, message }: Refunded) {
  yield* call(storage.attempts.take, orderId);
  yield* put(checkoutActions.repricingRequested());
  yield* call(tellOfMoney, message || messages.refunded);
}

function* handlePlacement(services: Services, order: AgreedOrder, placement: Placement) {
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
      yield* put(error(messages.verificationFailed));
      yield* call(tellOfMoney, messages.unconfirmed[placement.why]);
      return;
    case 'refunded':
      yield* call(onPaymentRefunded, services, placement);
  }
}

/** An order now would go to the address chosen before, which the form hides. */
function* hasOpenAddressForm() {
  const form = yield* select(selectAddressForm);
  if (form === 'closed') return false;
  yield* put(error(form === 'open' ? messages.addressUnsaved : messages.addressSaving));
  if (form === 'open') yield* put(addressMissed());
  return true;
}

function* createOrder(services: Services, confirmed: ValidateOfferResponse) {
  const user = yield* select(selectUser);
  const address = yield* select(selectChosenAddress);
  const items = yield* select(selectCartItems);
  const { method } = yield* select(selectCheckout);
  if (!user || !address) return null;
  const { couponCode } = confirmed;
  const amounts = pickAmounts(confirmed);
  const storeCredit = toRupees(yield* select(selectCreditTaken));
  const extras = yield* select(selectExtras);
  const extrasMark = markOf(extras);
  const draft = { uid: user.uid, method, items, couponCode, amounts, extrasMark };
  const orderId = beginAttempt(services, draft);
  const gift = giftOf(extras);
  const { sample } = extras;
  const order: AgreedOrder = {
    orderId,
    user,
    address,
    items,
    couponCode,
    amounts,
    storeCredit,
    gift,
    sample,
  };
  return order;
}

/**
 * Whether the shown credit was spent or has changed. An unpaid order holds its credit, and a retry uses the
 * same.
 */
const isCreditStale = (placement: Placement): boolean =>
  placement.kind === 'placed' ||
  (placement.kind === 'failed' && codeOf(placement.failure) === 'credit_changed');

/** Lets the shopper press again, unless another tab has bought or emptied the cart. */
function* endAttempt() {
  yield* put(checkoutActions.orderAttemptEnded());
  const { status } = yield* select(selectCheckout);
  const items = yield* select(selectCartItems);
  if (status === 'open' && items.length === 0) yield* put(checkoutClosed());
}

function* placeOrder(services: Services) {
  try {
    yield* put(toastWithdrawn('checkout'));
    if (yield* call(hasOpenAddressForm)) return;
    const problem = yield* select(selectDeliveryProblem);
    if (problem) {
      yield* put(error(problem));
      return;
    }
    const { finalTotal: shown } = yield* select(selectAmounts);
    if (!(yield* call(waitForCoupon))) return;
    const confirmed = yield* call(confirmPrice, services);
    if (!confirmed || (yield* call(showHigherTotal, shown, confirmed))) return;
    if ((yield* select(selectCartItems)).length === 0) return;
    const order = yield* call(createOrder, services, confirmed);
    if (!order) {
      yield* put(error(messages.noAddress));
      return;
    }
    const { method } = yield* select(selectCheckout);
    const placement = yield* call(PAYMENT_STRATEGIES[method], services, order);
    yield* call(handlePlacement, services, order, placement);
    if (order.storeCredit > 0 && isCreditStale(placement)) yield* put(creditRequested());
  } finally {
    yield* call(endAttempt);
  }
}

/**
 * Places one order at a time. `takeLeading` ignores a second press while one is pending. An answer after a sign-out
 * changes nothing: its attempt stays stored, and `watchAttempts` follows it at the buyer's next login.
 */
export function* watchPlacing(services: Services) {
  yield* takeLeading(checkoutActions.orderSubmitted, untilSignedOut(placeOrder), services);
}
