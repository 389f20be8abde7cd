import { call, put, select } from 'typed-redux-saga';
import { untilSignedOut, waitForUser } from '@/features/auth';
import { failureText } from '@/features/failures';
import { keyedLock } from '@/lib/keyedLock';
import { takeEvery, takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import { createReviewsApi } from '@/services/reviews/createReviewsApi';
import { requireLogin } from '../requireLogin';
import { storedDrafts } from '../storedDrafts';
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
  questionTyped,
  selectQuestions,
} from './questionsSlice';

type SaveAction = ReturnType<typeof questionSubmitted> | ReturnType<typeof questionDeleted>;

/** Loads the questions about a product, and sends the person's own. */
export function* questionsSaga({ http, storage }: Services) {
  const api = createReviewsApi(http);
  const stored = storedDrafts(storage.writingDrafts);
  /** A second press for a question is ignored while its request runs. */
  const saveIfFree = keyedLock();

  function* loadAll({ payload: productId }: ReturnType<typeof questionsRequested>) {
    const answer = yield* call(api.questions, productId);
    if (answer.ok) yield* put(questionsLoaded({ productId, questions: answer.value.questions }));
    else yield* put(questionsFailed({ productId, message: failureText(answer.error) }));
  }
  function* loadOwn({ payload: productId }: ReturnType<typeof questionsOpened>) {
    // No request for guests.
    if (!(yield* waitForUser())) return;
    const own = yield* call(api.ownQuestions, productId);
    if (own.ok) yield* put(ownQuestionsLoaded(own.value.questions));
  }
  function* open({ payload }: ReturnType<typeof questionFormOpened>) {
    if (!(yield* requireLogin())) return yield* put(questionFormClosed());
    // What was typed before the page was reloaded.
    const key = questionDraftKey(payload);
    const { drafts } = yield* select(selectQuestions);
    const text = drafts[key] === undefined ? stored.question(key) : '';
    if (text) yield* put(questionTyped(text));
  }
  function* storeText({ payload: text }: ReturnType<typeof questionTyped>) {
    const { form } = yield* select(selectQuestions);
    if (form) stored.storeQuestion(questionDraftKey(form), text);
  }
  function* save(action: SaveAction) {
    const { productId, id } = action.payload;
    const about = { productId, id };
    const answer = yield* call(() => {
      if (!questionSubmitted.match(action)) return api.removeQuestion(id);
      const { text } = action.payload;
      return id ? api.changeQuestion(id, text) : api.ask(productId, text);
    });
    if (answer.ok) {
      stored.dropQuestion(questionDraftKey(about));
      yield* put(questionSaved({ about, answer: answer.value }));
    } else yield* put(questionSavingFailed({ about, message: failureText(answer.error) }));
  }
  yield* takeLatest(questionsOpened, untilSignedOut(loadOwn));
  yield* takeLatest(questionsRequested, loadAll);
  yield* takeLatest(questionFormOpened, open);
  yield* takeEvery(questionTyped, storeText);
  yield* takeEvery(
    [questionSubmitted, questionDeleted],
    untilSignedOut((action: SaveAction) => saveIfFree(questionDraftKey(action.payload), () => save(action))),
  );
}
