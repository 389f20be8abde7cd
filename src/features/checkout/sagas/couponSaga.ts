import { put, select } from 'typed-redux-saga';
import { couponMessage } from '@/domain/offers/couponMessage';
import { findOffer, isCertain, normaliseCode } from '@/domain/offers/coupons';
import { tryCoupon } from '@/domain/pricing/pricing';
import { selectOffers } from '@/features/offers';
import { takeLatest } from '@/lib/watch';
import { selectCanJudge, selectCheckout, selectCouponTrial } from '../checkoutSelectors';
import { checkoutActions } from '../checkoutSlice';

const { couponSubmitted, couponApplied, couponCheckRequested, couponRefused, repricingRequested } =
  checkoutActions;

/** Judges a code with the offers that are in the store, and leaves to the server what they cannot say for certain. */
function* judgeWithOffers(code: string) {
  const offers = yield* select(selectOffers);
  const outcome = tryCoupon(findOffer(offers, code), yield* select(selectCouponTrial));
  if (!outcome.applied && code !== '' && !isCertain(outcome.refusal)) {
    yield* put(couponCheckRequested(code));
    return;
  }
  const message = couponMessage(outcome);
  if (!outcome.applied) {
    yield* put(couponRefused(message));
    return;
  }
  yield* put(couponApplied({ code: outcome.offer.code, message }));
  yield* put(repricingRequested());
}

/** Judges a code that the shopper typed or picked. Pressing Apply twice sends one request. */
function* judgeCoupon({ payload: typed }: ReturnType<typeof couponSubmitted>) {
  const code = normaliseCode(typed);
  const { coupon, couponToCheck, sums } = yield* select(selectCheckout);
  if (code === couponToCheck || (coupon && code === normaliseCode(coupon.code))) {
    if (sums.kind === 'failed') yield* put(repricingRequested());
    return;
  }
  const canJudge = yield* select(selectCanJudge, code);
  // While the server checks a code, the next one goes there too, so that the newest request decides.
  if (code !== '' && (!canJudge || couponToCheck !== null)) yield* put(couponCheckRequested(code));
  else yield* judgeWithOffers(code);
}

export function* watchCoupon() {
  yield* takeLatest(couponSubmitted, judgeCoupon);
}
