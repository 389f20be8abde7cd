import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { waitForUser } from '@/features/auth';
import { failureText } from '@/features/failures';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { createReviewsApi } from '@/services/reviews/createReviewsApi';
import { isKnown } from '../isKnown';
import {
  ownQuestionsLoaded,
  questionDeleted,
  questionDraftKey,
  questionFormClosed,
  questionFormOpened,
  questionSaved,
  questionSavingFailed,
  questionsFailed,
  questionsLoaded,
  questionsOpened,
  questionsRequested,
  questionSubmitted,
} from './questionsSlice';

/** Loads the questions about a product, and sends the person's own. */
export function* questionsSaga({ http }: Services) {
  const api = createReviewsApi(http);

  function* loadAll({ payload: productId }: ReturnType<typeof questionsRequested>) {
    const answer = yield* call(api.questions, productId);
    if (answer.ok) yield* put(questionsLoaded(answer.value.questions));
    else yield* put(questionsFailed(failureText(answer.error)));
  }
  function* loadOwn({ payload: productId }: ReturnType<typeof questionsOpened>) {
    // No request for guests.
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
    const draftKey = questionSubmitted.match(action) ? questionDraftKey(action.payload) : id;
    if (answer.ok) yield* put(questionSaved({ id, draftKey, answer: answer.value }));
    else yield* put(questionSavingFailed(failureText(answer.error)));
  }
  yield* takeLatest(questionsOpened, safely(loadOwn));
  yield* takeLatest(questionsRequested, safely(loadAll));
  yield* takeLatest(questionFormOpened, safely(open));
  yield* takeLeading([questionSubmitted, questionDeleted], safely(save));
}
