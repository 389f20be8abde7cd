import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { Mismatch } from '@/domain/admin/mismatch';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { MismatchAdmin } from '@/services/admin/createMismatchAdmin';
import { callMessage } from '../messages';
import {
  keyOf,
  lookFailed,
  lookLoaded,
  lookRequested,
  runFailed,
  runFinished,
  runRequested,
  selectMismatches,
  settleFailed,
  settleRequested,
  settleAnswered,
} from './mismatchesSlice';

/** Looks where the books differ, and settles it through the steps that the reconciler takes as well. */
export function* mismatchesSaga(api: MismatchAdmin) {
  /** What is on its way: a second press on the same is nothing. */
  const underWay = new Set<string>();

  function* look({ payload: days }: ReturnType<typeof lookRequested>) {
    const found = yield* call(api.look, days);
    if (found.ok) yield* put(lookLoaded(found.value));
    else yield* put(lookFailed(callMessage(found.error)));
  }

  function send(mismatch: Mismatch) {
    switch (mismatch.settledBy) {
      case 'settle':
        return call(api.settle, mismatch.razorpayOrderId);
      case 'book':
        return call(api.book, mismatch.orderId);
      case 'cancel_parcel':
        return call(api.cancelParcel, mismatch.awb);
      case 'note':
      case 'by_hand':
        return null;
    }
  }

  function* settle({ payload: mismatch }: ReturnType<typeof settleRequested>) {
    const key = keyOf(mismatch);
    const effect = underWay.has(key) ? null : send(mismatch);
    if (!effect) return;
    underWay.add(key);
    try {
      const answer = yield* effect;
      if (!answer.ok) return yield* put(settleFailed({ key, message: callMessage(answer.error) }));
      const { message } = answer.value;
      // It is said where it stands; once it is looked at anew and gone, what was said of it would be gone as well.
      yield* put(settleAnswered({ key, message }));
      yield* put(toastShown({ text: message, topic: `mismatch ${key}`, tone: 'success' }));
      const { days } = yield* select(selectMismatches);
      return yield* put(lookRequested(days));
    } finally {
      underWay.delete(key);
    }
  }

  function* run() {
    const answer = yield* call(api.reconcile);
    if (!answer.ok) return yield* put(runFailed(callMessage(answer.error)));
    yield* put(runFinished(answer.value.report));
    const { days } = yield* select(selectMismatches);
    return yield* put(lookRequested(days));
  }

  yield* takeLatest(lookRequested, safely(look));
  yield* takeEvery(settleRequested, safely(settle));
  yield* takeLeading(runRequested, safely(run));
}
