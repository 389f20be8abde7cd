import { call, fork, put, select } from 'typed-redux-saga';
import { wrapChangedText } from '@/domain/cart/cartSettings';
import { failureText } from '@/features/failures';
import { syncOwned } from '@/features/sync';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import { createExtrasApi } from '@/services/extras/createExtrasApi';
import {
  extrasChanged,
  offeredFailed,
  offeredLoaded,
  offeredRequested,
  selectExtras,
  type Offered,
} from './extrasSlice';
import { extrasSync } from './syncExtras';

/** Removes a gift wrap whose price changed or that is no longer sold, and shows a message. */
function* dropChangedWrap(giftWrap: Offered['giftWrap']) {
  const { wrap } = yield* select(selectExtras);
  if (wrap === null || wrap === giftWrap) return;
  yield* put(extrasChanged({ wrap: null }));
  yield* put(toastShown({ text: wrapChangedText(giftWrap), topic: 'extras' }));
}

/** Syncs the shopper's extras, and loads the shop's when the cart needs them. */
export function* extrasSaga(services: Services) {
  const api = createExtrasApi(services.http);
  function* load() {
    const answer = yield* call(api.read);
    if (!answer.ok) return yield* put(offeredFailed(failureText(answer.error)));
    const { giftWrap, sample } = answer.value;
    yield* put(offeredLoaded({ giftWrap, sample }));
    return yield* call(dropChangedWrap, giftWrap);
  }
  yield* takeLatest(offeredRequested, load);
  yield* fork(syncOwned, services, extrasSync(services));
}
