import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { ValidateOfferResponse } from '@/domain/contracts/payment';
import { applyChanges } from '@/domain/lineChanges';
import { cartLoaded, cartReplaced, isCartChange, selectCartItems } from '@/features/cart';
import { toastShown } from '@/features/notifications';
import { offersRequested } from '@/features/offers';
import type { CallFailure, Services } from '@/services';
import { selectCheckout, selectPricingRequest } from './checkoutSelectors';
import { checkoutActions, checkoutClosed, checkoutOpened } from './checkoutSlice';
import { messages } from './messages';

type Changed = Extract<CallFailure, { kind: 'changed' }>;

/** Brings the cart in step with the shop and tells the shopper; false when there was nothing to bring in step. */
export function* takeChanges({ changes, message }: Changed) {
  const items = yield* select(selectCartItems);
  const next = applyChanges(items, changes);
  yield* put(toastShown({ text: message || messages.cartChanged, tone: 'error' }));
  if (JSON.stringify(next) === JSON.stringify(items)) return false;
  yield* put(cartReplaced(next));
  return true;
}

function* showFailure(failure: CallFailure) {
  // The fee counts as 0 until the next answer; the server computes it again before anything is ordered.
  yield* put(checkoutActions.pricingFailed());
  switch (failure.kind) {
    case 'changed':
      yield* call(takeChanges, failure);
      return;
    case 'network':
      yield* put(toastShown({ text: messages.feeNetwork, tone: 'error' }));
      return;
    case 'refused':
      yield* put(toastShown({ text: failure.message || messages.noFeeMessage, tone: 'error' }));
  }
}

function* showAnswer(answer: ValidateOfferResponse) {
  const { coupon } = yield* select(selectCheckout);
  if (coupon && !answer.success) {
    yield* put(checkoutActions.couponDropped(answer.message || messages.couponFailed));
    // It may have been switched off: then it goes from the list of coupons and from the banner as well.
    yield* put(offersRequested());
  }
  if (!answer.message) {
    yield* put(toastShown({ text: messages.noFeeMessage, tone: 'error' }));
    yield* put(checkoutActions.pricingFailed());
    return;
  }
  const { subTotal, discountAmount, prepaidDiscount, deliveryFee, finalTotal } = answer;
  yield* put(
    checkoutActions.orderPriced({ subTotal, discountAmount, prepaidDiscount, deliveryFee, finalTotal }),
  );
}

function* refreshPrice({ shop }: Services) {
  const { status } = yield* select(selectCheckout);
  const request = yield* select(selectPricingRequest);
  if (status === 'closed') return;
  if (request.cartItems.length === 0) {
    // Bought or emptied in another tab: there is nothing left to check out. What is being ordered ends by itself.
    if (status === 'open') yield* put(checkoutClosed());
    return;
  }
  yield* put(checkoutActions.pricingRequested());
  const answer = yield* call(shop.validateOffer, request);
  if (answer.ok) yield* call(showAnswer, answer.value);
  else yield* call(showFailure, answer.error);
}

/** Asks again whenever the sum may have changed; a late answer never overwrites a newer one. */
export function* watchPricing(services: Services) {
  const { couponApplied, couponRemoved, methodChosen, repricingRequested } = checkoutActions;
  yield* takeLatest(
    [
      checkoutOpened,
      couponApplied,
      couponRemoved,
      methodChosen,
      repricingRequested,
      isCartChange,
      cartLoaded,
    ],
    refreshPrice,
    services,
  );
}
