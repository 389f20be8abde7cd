import { call, put } from 'typed-redux-saga';
import { untilSignedOut } from '@/features/auth';
import { failureText } from '@/features/failures';
import { linkFailure } from '@/features/mailLink';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import {
  prepayFailed,
  prepayLinkOpened,
  prepayLoaded,
  prepayPageOpened,
  prepayRefused,
  prepayRequested,
} from './prepaySlice';

/** Loads the online price of a cash order, and opens Razorpay's page for it. */
export function* prepaySaga({ shop, payment }: Services) {
  function* look({ payload: token }: ReturnType<typeof prepayLinkOpened>) {
    const answer = yield* call(shop.prepayQuestion, token);
    if (answer.ok) return yield* put(prepayLoaded(answer.value));
    return yield* put(prepayFailed(linkFailure(answer.error)));
  }
  function* open({ payload: target }: ReturnType<typeof prepayRequested>) {
    const answer = yield* call(shop.openPrepay, target);
    if (!answer.ok) return yield* put(prepayRefused({ key: target.key, message: failureText(answer.error) }));
    yield* call(payment.openPage, answer.value.url);
    return yield* put(prepayPageOpened());
  }
  yield* takeLatest(prepayLinkOpened, look);
  yield* takeLeading(prepayRequested, untilSignedOut(open));
}
