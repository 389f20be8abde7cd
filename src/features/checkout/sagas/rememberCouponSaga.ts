import { select } from 'typed-redux-saga';
import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';
import { selectCheckout } from '../checkoutSelectors';
import { checkoutActions, orderPlaced } from '../checkoutSlice';

const { couponApplied, couponDropped, couponRefused, couponRemoved } = checkoutActions;

/** Remembers the applied coupon for the next checkout, which may follow a close or a reload, until it is used or refused. */
export function* rememberCoupon({ storage }: Services) {
  yield* takeEvery([couponApplied, couponDropped, couponRefused, couponRemoved], function* () {
    const { coupon } = yield* select(selectCheckout);
    if (coupon) storage.coupon.write(coupon.code);
    else storage.coupon.clear();
  });
  yield* takeEvery(orderPlaced, ({ payload: { couponCode } }: ReturnType<typeof orderPlaced>) => {
    if (storage.coupon.read() === couponCode) storage.coupon.clear();
  });
}
