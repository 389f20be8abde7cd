import { put, select } from 'typed-redux-saga';
import { messages } from '@/domain/cart/messages/sample';
import { lostSample, lostSampleText } from '@/domain/cart/sample';
import { cartLoaded, isCartChange, selectCartItems } from '@/features/cart';
import {
  extrasChanged,
  extrasLoaded,
  offeredLoaded,
  sampleDropped,
  selectExtras,
  selectHeldSample,
  selectOffered,
} from '@/features/extras';
import { toastShown } from '@/lib/toast';
import { takeEvery } from '@/lib/watch';
import { checkoutActions, checkoutOpened } from '../checkoutSlice';
import { selectSampleGoods, selectAvailableSamples } from '../checkoutSelectors';

const { couponApplied, couponDropped, couponRemoved, orderPriced } = checkoutActions;

/**
 * Removes a chosen sample if the cart is too small for it or it is gone, and puts it back once the cart
 * reaches the sum; both show a message. An empty cart keeps the choice.
 */
function* followCart() {
  const { sample } = yield* select(selectExtras);
  const held = yield* select(selectHeldSample);
  const { status } = yield* select(selectOffered);
  const items = yield* select(selectCartItems);
  // An order bought the goods, perhaps in another tab.
  if (held && items.length === 0) return yield* put(sampleDropped(''));
  const chosen = sample || held;
  if (!chosen || status !== 'ready' || items.length === 0) return;
  const lost = lostSample(yield* select(selectAvailableSamples), chosen, yield* select(selectSampleGoods));
  if (Boolean(lost) !== Boolean(sample)) return;
  yield* put(extrasChanged({ sample: lost ? '' : held }));
  if (lost?.kind === 'below') yield* put(sampleDropped(chosen));
  yield* put(toastShown({ text: lost ? lostSampleText(lost) : messages.isBack, topic: 'extras' }));
}

/** Checks the chosen sample after each relevant change. */
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
    followCart,
  );
}
