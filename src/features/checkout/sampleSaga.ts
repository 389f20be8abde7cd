import { put, select, takeEvery } from 'typed-redux-saga';
import { lostSample, lostSampleText } from '@/domain/cart/sample';
import { cartLoaded, isCartChange, selectCartItems } from '@/features/cart';
import { extrasChanged, extrasLoaded, offeredLoaded, selectExtras, selectOffered } from '@/features/extras';
import { toastShown } from '@/lib/toast';
import { checkoutActions, checkoutOpened } from './checkoutSlice';
import { selectSampleGoods, selectSampleOffer } from './checkoutSelectors';

const { couponApplied, couponDropped, couponRemoved, orderPriced } = checkoutActions;

/** Takes out a chosen sample that the cart is too small for or that is gone, and says so. An empty cart keeps the choice. */
function* dropLostSample() {
  const { sample } = yield* select(selectExtras);
  const { status } = yield* select(selectOffered);
  const items = yield* select(selectCartItems);
  if (!sample || status !== 'ready' || items.length === 0) return;
  const lost = lostSample(yield* select(selectSampleOffer), sample, yield* select(selectSampleGoods));
  if (!lost) return;
  yield* put(extrasChanged({ sample: '' }));
  yield* put(toastShown({ text: lostSampleText(lost), topic: 'extras' }));
}

/** Looks at the chosen sample after each change of what it depends on. */
export function* watchSample() {
  yield* takeEvery(
    [
      isCartChange,
      cartLoaded,
      extrasLoaded,
      offeredLoaded,
      checkoutOpened,
      couponApplied,
      couponDropped,
      couponRemoved,
      orderPriced,
    ],
    dropLostSample,
  );
}
