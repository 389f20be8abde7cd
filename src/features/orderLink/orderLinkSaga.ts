import { call, put, race, take } from 'typed-redux-saga';
import { failureText } from '@/features/failures';
import { linkFailure } from '@/features/mailLink';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import {
  lookupCleared,
  lookupFailed,
  lookupSent,
  lookupSubmitted,
  orderLinkFailed,
  orderLinkLoaded,
  orderLinkOpened,
} from './orderLinkSlice';

/** Loads an order by its mailed link, and requests new links. */
export function* orderLinkSaga({ shop }: Services) {
  function* look({ payload: token }: ReturnType<typeof orderLinkOpened>) {
    const answer = yield* call(shop.orderLink, token);
    if (answer.ok) return yield* put(orderLinkLoaded(answer.value.order));
    return yield* put(orderLinkFailed(linkFailure(answer.error)));
  }
  function* lookUp({ payload: request }: ReturnType<typeof lookupSubmitted>) {
    const { answer } = yield* race({ answer: call(shop.lookUpOrder, request), left: take(lookupCleared) });
    if (!answer) return;
    if (answer.ok) return yield* put(lookupSent(answer.value.message));
    return yield* put(lookupFailed(failureText(answer.error)));
  }
  yield* takeLatest(orderLinkOpened, look);
  yield* takeLeading(lookupSubmitted, lookUp);
}
