import type { OwnQuestion } from '@/domain/contracts/shoppers/questions';
import { EMPTY_REVIEW } from '@/domain/reviews/review';
import { signedIn } from '@/features/auth';
import { aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { questionsSaga } from './questions/questionsSaga';
import {
  questionFormOpened,
  questionsOpened,
  questionsRequested,
  questionSubmitted,
} from './questions/questionsSlice';
import { reviewsSaga } from './reviewsSaga';
import { formOpened, reviewSubmitted } from './reviewsSlice';

/** A signed-in person whose requests wait until `answer` is called with a part of their path. */
function begin() {
  const fake = fakeServices();
  const waiting = new Map<string, (body: object) => void>();
  fake.services.http = ({ path }) =>
    new Promise((resolve) => {
      waiting.set(path, (body) => resolve({ kind: 'answered', status: 200, body }));
    });
  const run = runSaga([reviewsSaga, questionsSaga], fake.services);
  run.dispatch(signedIn(aUser()));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const answer = async (path: string, body: object) => {
    await settle();
    waiting.get(`/api/${path}`)?.({ success: true, message: 'Thank you.', ...body });
    await settle();
  };
  return { ...run, waiting, settle, answer };
}

const asked: OwnQuestion = { id: 'q1', text: 'Why?', status: 'pending', createdAt: '', refusal: '' };
const ask = (productId: string) => ({ productId, id: '', text: 'Why?' });
const review = (productId: string) => reviewSubmitted({ productId, draft: EMPTY_REVIEW, photos: [] });

test('late questions about the product before are not shown', async () => {
  const run = begin();
  run.dispatch(questionsOpened('serum'));
  run.dispatch(questionsRequested('serum'));
  run.dispatch(questionsOpened('toner'));
  await run.answer('catalogue/products/serum/questions', { questions: [{ id: 'one' }] });
  expect(run.state().questions).toMatchObject({ productId: 'toner', all: { status: 'idle' } });
});

test('a question that is sent slowly stands at its own product, and the next one is sent too', async () => {
  const run = begin();
  run.dispatch(questionsOpened('serum'));
  run.dispatch(questionFormOpened(ask('serum')));
  run.dispatch(questionSubmitted(ask('serum')));
  run.dispatch(questionsOpened('toner'));
  run.dispatch(questionFormOpened(ask('toner')));
  run.dispatch(questionSubmitted(ask('toner')));
  await run.answer('questions/own/serum', { question: asked });
  expect(run.state().questions).toMatchObject({ own: [], sending: { status: 'sending' } });
  await run.answer('questions/own/toner', { question: asked });
  expect(run.state().questions).toMatchObject({ own: [asked], sending: { status: 'done' } });
});

test('a review that is sent slowly does not thank for the next one, which is sent too', async () => {
  const run = begin();
  run.dispatch(formOpened({ productId: 'serum', stars: 0 }));
  run.dispatch(review('serum'));
  run.dispatch(formOpened({ productId: 'toner', stars: 0 }));
  run.dispatch(review('toner'));
  await run.answer('reviews/own/serum', {});
  expect(run.state().reviews).toMatchObject({ sending: { status: 'sending' }, reviewed: { serum: true } });
  await run.answer('reviews/own/toner', {});
  expect(run.state().reviews.sending.status).toBe('done');
});
