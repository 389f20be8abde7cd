import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import { formatRupees, toPaise } from '@/domain/money/money';
import { pickAmounts } from '@/domain/pricing/pricing';
import { addressMissed, selectAddressForm } from '@/features/addresses';
import { cartLoaded, isCartChange } from '@/features/cart';
import type { Services } from '@/services';
import { selectAmounts, selectCheckout, selectPricingRequest } from '../../checkoutSelectors';
import { checkoutActions, checkoutClosed } from '../../checkoutSlice';
import { selectDeliveryProblem } from '../../deliverySelectors';
import { messages } from '../../messages';
import { changeToCashOnDelivery, dropChangedExtras, takeChanges } from '../pricingSaga';
import { orderRefused } from './orderRefused';

const isCartEmptied = (action: Action): boolean =>
  cartLoaded.match(action) && action.payload.items.length === 0;
/** Ends of a coupon check after which the shopper has to look at the order again. */
const STOPS_ORDER = [
  checkoutActions.couponRefused,
  checkoutActions.couponUnanswered,
  checkoutActions.methodChanged,
  checkoutClosed,
  isCartChange,
  isCartEmptied,
];

/** Waits until a coupon that is being checked is applied. Returns false when the order has to stop. */
function* waitForCoupon() {
  const { couponToCheck, sums } = yield* select(selectCheckout);
  if (couponToCheck === null) return true;
  // No answer came to the last check.
  if (sums.kind === 'failed') yield* put(checkoutActions.repricingRequested());
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
    // It stands at the button.
    yield* put(checkoutActions.limitReceived(limit));
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
  yield* put(orderRefused(text));
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
  yield* put(orderRefused(messages.totalRose(formatRupees(finalTotal), formatRupees(shown))));
  return true;
}

/** An order now would go to the address chosen before, which the form hides. */
function* hasOpenAddressForm() {
  const form = yield* select(selectAddressForm);
  if (form === 'closed') return false;
  yield* put(orderRefused(form === 'open' ? messages.addressUnsaved : messages.addressSaving));
  if (form === 'open') yield* put(addressMissed());
  return true;
}

/** The parcel would not arrive, or not with this way to pay. */
function* hasDeliveryProblem() {
  const problem = yield* select(selectDeliveryProblem);
  if (problem) yield* put(orderRefused(problem));
  return problem !== null;
}

/**
 * Does all that comes before an order: the address form is closed, the courier delivers, the coupon is checked, and the
 * server's total is not above the shown one. Returns the server's answer, or null after it told the shopper what is missing.
 */
export function* confirmOrder(services: Services) {
  if (yield* call(hasOpenAddressForm)) return null;
  if (yield* call(hasDeliveryProblem)) return null;
  const { finalTotal: shown } = yield* select(selectAmounts);
  if (!(yield* call(waitForCoupon))) return null;
  const confirmed = yield* call(confirmPrice, services);
  if (!confirmed || (yield* call(showHigherTotal, shown, confirmed))) return null;
  // The order takes its store credit by the shown sum, which may be higher than the confirmed one.
  yield* put(checkoutActions.orderPriced(pickAmounts(confirmed)));
  return confirmed;
}
