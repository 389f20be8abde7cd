import { call, put } from 'typed-redux-saga';
import { failureText } from '@/features/failures';
import { linkFailure } from '@/features/mailLink';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import {
  answerFailed,
  answerSubmitted,
  answerAccepted,
  linkOpened,
  questionFailed,
  questionLoaded,
} from './redeliverySlice';

/** Loads the courier's question about a parcel, and sends the shopper's answer. */
export function* redeliverySaga({ shop }: Services) {
  function* open({ payload: token }: ReturnType<typeof linkOpened>) {
    const answer = yield* call(shop.deliveryQuestion, token);
    if (answer.ok) return yield* put(questionLoaded(answer.value));
    return yield* put(questionFailed(linkFailure(answer.error)));
  }
  function* send({ payload: { token, answer } }: ReturnType<typeof answerSubmitted>) {
    const outcome = yield* call(shop.answerDelivery, token, answer);
    if (outcome.ok) yield* put(answerAccepted(outcome.value.message));
    else yield* put(answerFailed(failureText(outcome.error)));
  }
  yield* takeLatest(linkOpened, open);
  yield* takeLeading(answerSubmitted, send);
}
