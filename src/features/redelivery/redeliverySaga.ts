import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureText } from '@/features/failures';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import {
  answerFailed,
  answerSubmitted,
  answerAccepted,
  linkOpened,
  questionFailed,
  questionLoaded,
} from './redeliverySlice';

/** Statuses of a link that is used, expired or not the shop's. */
const OVER: readonly number[] = [404, 409, 410];

/** Asks what the courier wants to know about a parcel, and tells it the shopper's answer. */
export function* redeliverySaga({ shop }: Services) {
  function* open({ payload: token }: ReturnType<typeof linkOpened>) {
    const answer = yield* call(shop.deliveryQuestion, token);
    if (answer.ok) return yield* put(questionLoaded(answer.value));
    const { error } = answer;
    const isOver = error.kind === 'refused' && OVER.includes(error.status);
    return yield* put(questionFailed({ message: failureText(error), isOver }));
  }
  function* send({ payload: { token, answer } }: ReturnType<typeof answerSubmitted>) {
    const outcome = yield* call(shop.answerDelivery, token, answer);
    if (outcome.ok) yield* put(answerAccepted(outcome.value.message));
    else yield* put(answerFailed(failureText(outcome.error)));
  }
  yield* takeLatest(linkOpened, safely(open));
  yield* takeLeading(answerSubmitted, safely(send));
}
