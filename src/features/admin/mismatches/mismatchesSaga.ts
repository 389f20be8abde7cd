import { all, call, put, select } from 'typed-redux-saga';
import type { Mismatch } from '@/domain/admin/mismatch';
import { keyedLock } from '@/lib/keyedLock';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import type { MismatchAdmin } from '@/services/admin/orders/createMismatchAdmin';
import { callMessage, loadWith, newKey } from '../shared';
import { messages } from './messages';
import {
  bulkCounted,
  bulkFinished,
  bulkRequested,
  keyOf,
  mismatchesFailed,
  mismatchesLoaded,
  mismatchesRequested,
  runFailed,
  runFinished,
  runRequested,
  selectMismatches,
  settleFailed,
  settleRequested,
  settleAnswered,
  transferRequested,
} from './mismatchesSlice';

/** Mismatches that are settled side by side. */
const AT_ONCE = 4;
/** Statuses of a refusal that another person's settling, or a press whose answer was lost, may be the cause of. */
const MAY_BE_SETTLED = new Set([404, 409]);

type Answer = Awaited<ReturnType<MismatchAdmin['settle']>>;

/** Loads the mismatches and settles them with the calls that the reconciler uses too. */
export function* mismatchesSaga({ random }: Pick<Services, 'random'>, api: MismatchAdmin) {
  /** A second press on a mismatch that is being settled is ignored. */
  const runIfFree = keyedLock();

  function send(mismatch: Mismatch, runKey?: string) {
    switch (mismatch.settledBy) {
      case 'settle':
        return call(api.settle, mismatch.razorpayOrderId, runKey);
      case 'book':
        return call(api.book, mismatch.orderId, runKey);
      case 'cancel_parcel':
        return call(api.cancelParcel, mismatch.awb, runKey);
      case 'transfer':
      case 'note':
      case 'by_hand':
        return null;
    }
  }

  /** Sends a call that settles a mismatch, once at a time; undefined if one is running. */
  function* sendOnce(mismatch: Mismatch, effect: NonNullable<ReturnType<typeof send>>) {
    const key = keyOf(mismatch);
    return yield* runIfFree(key, function* sendFree() {
      const answer = yield* effect;
      if (answer.ok) yield* put(settleAnswered({ key, message: answer.value.message }));
      else yield* put(settleFailed({ key, message: callMessage(answer.error) }));
      return answer;
    });
  }

  /** The same with the call of its button; undefined also if it has none. */
  function* settleOnce(mismatch: Mismatch, runKey?: string) {
    const effect = send(mismatch, runKey);
    return effect ? yield* call(sendOnce, mismatch, effect) : undefined;
  }

  /** Reads the list after a refusal, and says where the mismatch is not on it any more. */
  function* lookAgain(mismatch: Mismatch) {
    const { days } = yield* select(selectMismatches);
    const found = yield* call(api.look, days);
    const { days: shown } = yield* select(selectMismatches);
    if (!found.ok || shown !== days) return;
    yield* put(mismatchesLoaded(found.value));
    if (found.value.mismatches.some((one) => keyOf(one) === keyOf(mismatch))) return;
    yield* put(toastShown({ text: messages.gone, topic: `mismatch ${keyOf(mismatch)}`, tone: 'success' }));
  }

  function* showAnswer(mismatch: Mismatch, answer: Answer | undefined) {
    if (!answer) return;
    if (!answer.ok) {
      if (answer.error.kind === 'refused' && MAY_BE_SETTLED.has(answer.error.status)) {
        yield* call(lookAgain, mismatch);
      }
      return;
    }
    // The card may disappear with the reload, so a toast shows the message too.
    const { message } = answer.value;
    yield* put(toastShown({ text: message, topic: `mismatch ${keyOf(mismatch)}`, tone: 'success' }));
    const { days } = yield* select(selectMismatches);
    yield* put(mismatchesRequested(days));
  }

  function* settle({ payload: mismatch }: ReturnType<typeof settleRequested>) {
    yield* call(showAnswer, mismatch, yield* call(settleOnce, mismatch));
  }

  function* transfer({ payload: { mismatch, reference } }: ReturnType<typeof transferRequested>) {
    const { razorpayOrderId, amount } = mismatch;
    const effect = call(api.transfer, razorpayOrderId, { amount, reference });
    yield* call(showAnswer, mismatch, yield* call(sendOnce, mismatch, effect));
  }

  /** Settles one of many: its row shows the result, and the list reloads once at the end. */
  function* settleOneOf(mismatch: Mismatch, runKey: string) {
    const answer = yield* call(settleOnce, mismatch, runKey);
    if (!answer) yield* put(settleFailed({ key: keyOf(mismatch), message: messages.cannot }));
    yield* put(bulkCounted(answer?.ok ? 'settled' : 'open'));
  }

  function* settleMany({ payload }: ReturnType<typeof bulkRequested>) {
    const waiting = [...payload];
    const runKey = newKey(random);
    function* work() {
      for (let next = waiting.shift(); next; next = waiting.shift()) yield* call(settleOneOf, next, runKey);
    }
    yield* all(Array.from({ length: AT_ONCE }, () => call(work)));
    yield* put(bulkFinished());
    const { days } = yield* select(selectMismatches);
    yield* put(mismatchesRequested(days));
  }

  function* run() {
    const answer = yield* call(api.reconcile);
    if (!answer.ok) return yield* put(runFailed(callMessage(answer.error)));
    yield* put(runFinished(answer.value.report));
    const { days } = yield* select(selectMismatches);
    return yield* put(mismatchesRequested(days));
  }

  yield* takeLatest(mismatchesRequested, loadWith(api.look, mismatchesLoaded, mismatchesFailed));
  yield* takeEvery(settleRequested, settle);
  yield* takeEvery(transferRequested, transfer);
  yield* takeLeading(bulkRequested, settleMany);
  yield* takeLeading(runRequested, run);
}
