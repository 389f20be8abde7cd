import { call, fork, put, race, select, spawn, take } from 'typed-redux-saga';
import { addressMissed, selectChosenAddress, waitForAddresses } from '@/features/addresses';
import { loginPanelOpened, waitForUser } from '@/features/auth';
import { drawerClosed, selectCartItems } from '@/features/cart';
import { toastShown } from '@/features/notifications';
import { safely } from '@/lib/safely';
import { oldToastsCleared } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import { checkoutActions, checkoutOpened, checkoutRequested } from '../checkoutSlice';
import { watchAttempts } from './placing/attemptsSaga';
import { watchCoupon } from './couponSaga';
import { messages } from '../messages';
import { watchOnlinePayment } from './onlinePaymentSaga';
import { watchPlacing } from './placing/placeOrderSaga';
import { watchPricing } from './pricingSaga';
import { rememberCoupon } from './rememberCouponSaga';
import { rememberMethod } from './rememberMethodSaga';
import { watchSample } from './sampleSaga';

/** Counts the opening. The admin dashboard compares openings with orders. */
function* countOpening({ shop }: Services) {
  yield* call(shop.noteCheckout);
}

/** Waits for the session and addresses before deciding what Checkout does. */
function* waitForShopper() {
  const user = yield* call(waitForUser);
  if (user) yield* call(waitForAddresses);
  return user;
}

/** Logs in first, then asks for an address, then opens the checkout. */
function* proceed(services: Services) {
  const { clock, connection, storage } = services;
  if (connection.isOffline()) {
    yield* put(toastShown({ text: messages.offlineCart, topic: 'checkout' }));
    return;
  }
  const { user, closed } = yield* race({ user: call(waitForShopper), closed: take(drawerClosed) });
  if (closed) return;
  if (!user) {
    storage.session.setResume('cart');
    yield* put(drawerClosed());
    yield* put(loginPanelOpened({ mode: 'login' }));
    return;
  }
  if (!(yield* select(selectChosenAddress))) {
    yield* put(toastShown({ text: messages.noAddress, topic: 'checkout', tone: 'error' }));
    yield* put(addressMissed());
    return;
  }
  const items = yield* select(selectCartItems);
  if (items.length === 0) return;
  yield* put(drawerClosed());
  yield* put(oldToastsCleared());
  const method = storage.paymentMethod.read();
  if (method) yield* put(checkoutActions.methodRecalled(method));
  const code = storage.coupon.read();
  if (code) yield* put(checkoutActions.couponRecalled(code));
  yield* put(checkoutOpened(clock.now().toISOString()));
  yield* spawn(safely(countOpening), services);
}

export function* checkoutSaga(services: Services) {
  yield* fork(watchPricing, services);
  yield* fork(watchCoupon);
  yield* fork(watchPlacing, services);
  yield* fork(watchOnlinePayment, services);
  yield* fork(watchAttempts, services);
  yield* fork(watchSample);
  yield* fork(rememberMethod, services);
  yield* fork(rememberCoupon, services);
  yield* takeLatest(checkoutRequested, proceed, services);
}
