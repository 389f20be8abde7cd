import { call, put, select, takeLatest } from 'typed-redux-saga';
import { couponMessage } from '@/domain/couponMessage';
import { applyOffer, findOffer, normaliseCode } from '@/domain/coupons';
import { selectOffers, selectOffersRead } from '@/features/offers';
import type { Services } from '@/services';
import { selectContext, selectLines, selectPricingRequest } from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import { messages } from './messages';

const { couponSubmitted, couponApplied, couponRefused } = checkoutActions;

/** Before the offers have been read only the server can say. */
function* askServer({ shop }: Services, couponCode: string) {
  const request = yield* select(selectPricingRequest);
  const answer = yield* call(shop.validateOffer, { ...request, couponCode });
  if (answer.ok && answer.value.success) {
    const { message } = answer.value;
    yield* put(couponApplied({ code: couponCode, message }));
    return;
  }
  const said = answer.ok ? answer.value.message : '';
  yield* put(couponRefused(said || messages.couponFailed));
}

function* judgeCoupon(services: Services, { payload: typed }: ReturnType<typeof couponSubmitted>) {
  const code = normaliseCode(typed);
  if (code !== '' && !(yield* select(selectOffersRead))) {
    yield* call(askServer, services, code);
    return;
  }
  const offers = yield* select(selectOffers);
  const lines = yield* select(selectLines);
  const context = yield* select(selectContext);
  const outcome = applyOffer(findOffer(offers, code), lines, context);
  const message = couponMessage(outcome);
  if (outcome.applied) yield* put(couponApplied({ code: outcome.offer.code, message }));
  else yield* put(couponRefused(message));
}

export function* watchCoupon(services: Services) {
  yield* takeLatest(couponSubmitted, (action: ReturnType<typeof couponSubmitted>) =>
    judgeCoupon(services, action),
  );
}
