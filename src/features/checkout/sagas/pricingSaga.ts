import { call, put, select } from 'typed-redux-saga';
import type { ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import type { CartExtras } from '@/domain/cart/extras';
import { applyChanges } from '@/domain/cart/lineChanges';
import { pickAmounts } from '@/domain/pricing/pricing';
import { cartLoaded, cartReplaced, isCartChange, selectCartItems } from '@/features/cart';
import { extrasChanged, extrasLoaded, offeredRequested } from '@/features/extras';
import { toastShown } from '@/features/notifications';
import { toastWithdrawn } from '@/lib/toast';
import { offersRequested } from '@/features/offers';
import { takeLatest } from '@/lib/watch';
import type { CallFailure, Result, Services } from '@/services';
import { selectCheckout, selectPricingRequest } from '../checkoutSelectors';
import { checkoutActions, checkoutClosed, checkoutOpened } from '../checkoutSlice';
import { messages } from '../messages';
import { closeEmptied } from './closeEmptied';

const {
  couponApplied,
  couponCheckRequested,
  couponDropped,
  couponRefused,
  couponRemoved,
  couponUnanswered,
  limitReceived,
  methodChanged,
  methodChosen,
  orderPriced,
  pricingFailed,
  pricingRequested,
  repricingRequested,
} = checkoutActions;

type Changed = Extract<CallFailure, { kind: 'changed' }>;
type Answer = Result<ValidateOfferResponse, CallFailure>;

/** Applies the server's changes to the cart and tells the shopper. Returns false when the cart stays as it was. */
export function* takeChanges({ changes, message }: Changed) {
  const items = yield* select(selectCartItems);
  const next = applyChanges(items, changes);
  const taken = next.length < items.length ? ` ${messages.takenOut}` : '';
  const text = `${message || messages.cartChanged}${taken}`;
  yield* put(toastShown({ text, topic: 'checkout', tone: 'error' }));
  if (JSON.stringify(next) === JSON.stringify(items)) return false;
  yield* put(cartReplaced(next));
  return true;
}

/** The extra to remove, by the code of the refusal. */
const DROPPED: Readonly<Record<string, Partial<CartExtras>>> = {
  gift_wrap_changed: { wrap: null },
  sample_changed: { sample: '' },
};

/**
 * Removes a gift wrap whose price changed, or a sample that is not available. Returns false for other
 * failures.
 */
export function* dropChangedExtras(failure: CallFailure) {
  const dropped = failure.kind === 'refused' ? DROPPED[failure.code] : undefined;
  if (failure.kind !== 'refused' || !dropped) return false;
  yield* put(toastShown({ text: failure.message, topic: 'extras', tone: 'error' }));
  yield* put(extrasChanged(dropped));
  yield* put(offeredRequested());
  return true;
}

function* showFailure(failure: CallFailure) {
  // The fee counts as 0 until the next answer. The server computes it again before it takes an order.
  yield* put(pricingFailed());
  if (yield* call(dropChangedExtras, failure)) return;
  switch (failure.kind) {
    case 'changed':
      yield* call(takeChanges, failure);
      return;
    case 'network':
      yield* put(toastShown({ text: messages.feeNetwork, topic: 'fee', tone: 'error' }));
      return;
    case 'refused':
      yield* put(toastShown({ text: failure.message || messages.noFeeMessage, topic: 'fee', tone: 'error' }));
  }
}

/** Shows the sums, and the reason if the order would be refused. */
function* showPrice(answer: ValidateOfferResponse) {
  yield* put(orderPriced(pickAmounts(answer)));
  yield* put(limitReceived(answer.limit ?? null));
}

/**
 * The total is too small to pay online. Keeps the coupon, switches the method and prices again; a coupon
 * under check is judged with the new method.
 */
export function* changeToCashOnDelivery() {
  yield* put(toastShown({ text: messages.cashChosen }));
  yield* put(methodChanged('Cash on Delivery'));
}

function* showAnswer(answer: ValidateOfferResponse) {
  if (answer.code === 'not_payable_online') {
    yield* call(changeToCashOnDelivery);
    return;
  }
  const { coupon } = yield* select(selectCheckout);
  if (coupon && !answer.success) {
    yield* put(couponDropped(answer.message || messages.couponFailed));
    // An admin may have switched the offer off: reload the offers, so that the list and the banner lose it
    // too.
    yield* put(offersRequested());
  }
  if (!answer.message) {
    yield* put(toastShown({ text: messages.noFeeMessage, topic: 'fee', tone: 'error' }));
    yield* put(pricingFailed());
    return;
  }
  yield* put(toastWithdrawn('fee'));
  yield* call(showPrice, answer);
}

/** Whether the failure says nothing about what was asked. */
const isUnanswered = (failure: CallFailure): boolean =>
  failure.kind === 'network' ||
  (failure.kind === 'refused' && (failure.status >= 500 || failure.status === 429));

/** Applies or refuses the code that `answer` is about. */
function* settleCouponCheck(code: string, answer: Answer) {
  if (answer.ok && answer.value.code === 'not_payable_online') {
    yield* call(changeToCashOnDelivery);
    return;
  }
  if (answer.ok && answer.value.success && answer.value.message) {
    const { message } = answer.value;
    yield* put(couponApplied({ code, message }));
    yield* call(showPrice, answer.value);
    return;
  }
  const isPriced = (yield* select(selectCheckout)).sums.kind === 'priced';
  if (!answer.ok && !isPriced && isUnanswered(answer.error)) {
    yield* put(couponUnanswered(messages.couponFailed));
    yield* call(showFailure, answer.error);
    return;
  }
  // A changed cart is priced again, with the code.
  if (!answer.ok && answer.error.kind === 'changed' && (yield* call(takeChanges, answer.error))) return;
  yield* put(couponRefused((answer.ok && answer.value.message) || messages.couponFailed));
  if (isPriced) return;
  const { coupon } = yield* select(selectCheckout);
  // The check replaced an earlier price request, so its answer must give the price, or say that there is
  // none.
  if (coupon) yield* put(repricingRequested());
  else if (answer.ok) yield* call(showAnswer, answer.value);
  else yield* call(showFailure, answer.error);
}

function* refreshPrice({ shop }: Services) {
  const { status, couponToCheck } = yield* select(selectCheckout);
  const request = yield* select(selectPricingRequest);
  if (status === 'closed') return;
  if (request.cartItems.length === 0) {
    // An order that is already pending ends by itself.
    if (status === 'open') yield* call(closeEmptied);
    return;
  }
  if (couponToCheck !== null) {
    const answer = yield* call(shop.validateOffer, { ...request, couponCode: couponToCheck });
    yield* call(settleCouponCheck, couponToCheck, answer);
    return;
  }
  yield* put(pricingRequested());
  const answer = yield* call(shop.validateOffer, request);
  if (answer.ok) yield* call(showAnswer, answer.value);
  else yield* call(showFailure, answer.error);
}

/** Sends one request per change. `takeLatest` drops the answer to an older request. */
export function* watchPricing(services: Services) {
  yield* takeLatest(
    [
      checkoutOpened,
      checkoutClosed,
      couponCheckRequested,
      couponRemoved,
      methodChanged,
      methodChosen,
      repricingRequested,
      isCartChange,
      cartLoaded,
      extrasChanged,
      extrasLoaded,
    ],
    refreshPrice,
    services,
  );
}
