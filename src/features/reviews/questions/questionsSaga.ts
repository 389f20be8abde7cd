import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { waitForUser } from '@/features/auth';
import { failureText } from '@/features/failures';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { createReviewsApi } from '@/services/reviews/createReviewsApi';
import { isKnown } from '../isKnown';
import {
  ownQuestionsLoaded,
  questionDeleted,
  questionFormClosed,
  questionFormOpened,
  questionSaved,
  questionSavingFailed,
  questionsFailed,
  questionsLoaded,
  questionsOpened,
  questionSubmitted,
  selectQuestions,
} from './questionsSlice';

/** Loads what is asked about a product, and sends what the person asks. */
export function* questionsSaga({ http }: Services) {
  const api = createReviewsApi(http);

  function* load({ payload: productId }: ReturnType<typeof questionsOpened>) {
    if ((yield* select(selectQuestions)).shown.status !== 'ready') {
      const answer = yield* call(api.questions, productId);
      if (answer.ok) yield* put(questionsLoaded(answer.value.questions));
      else yield* put(questionsFailed(failureText(answer.error)));
    }
    // Guests cause no further request.
    if (!(yield* waitForUser())) return;
    const own = yield* call(api.ownQuestions, productId);
    if (own.ok) yield* put(ownQuestionsLoaded(own.value.questions));
  }
  function* open() {
    if (!(yield* isKnown())) yield* put(questionFormClosed());
  }
  function* save(action: ReturnType<typeof questionSubmitted> | ReturnType<typeof questionDeleted>) {
    const id = questionSubmitted.match(action) ? action.payload.id : action.payload;
    const answer = yield* call(() => {
      if (!questionSubmitted.match(action)) return api.removeQuestion(id);
      const { productId, text } = action.payload;
      return id ? api.changeQuestion(id, text) : api.ask(productId, text);
    });
    if (answer.ok) yield* put(questionSaved({ id, answer: answer.value }));
    else yield* put(questionSavingFailed(failureText(answer.error)));
  }
  yield* takeLatest(questionsOpened, safely(load));
  yield* takeLatest(questionFormOpened, safely(open));
  yield* takeLeading([questionSubmitted, questionDeleted], safely(save));
}
