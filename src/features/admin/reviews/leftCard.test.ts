import type { DeskPage } from '@/domain/contracts/admin/reviews';
import { fail, ok } from '@/services';
import type { DeskAct, DeskItem, ReviewAdmin } from '@/services/admin/people/createReviewAdmin';
import { runAdminSaga } from '../testing/runAdminSaga';
import { fakeServices } from '@/testing/fakeServices';
import { reviewDeskSaga } from './reviewsSaga';
import { deskActRequested, reviewsRequested, type Box } from './reviewsSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pageOf = (...rows: DeskItem[]): DeskPage<DeskItem> => ({
  success: true,
  rows,
  counts: { waiting: 1, reported: 0, published: 0, refused: 0 },
  toRead: { reviews: 1, questions: 0 },
  next: '',
});
const box = (name: Box['box']): Box => ({ of: 'reviews', box: name });

test.each<[string, Box, number]>([
  ['in its own box', box('waiting'), 0],
  ['after another box was opened', box('reported'), 1],
])('a failure is said by its card, and without the card in a toast: %s', async (_, next, toasts) => {
  let answer = () => {};
  const api: ReviewAdmin = {
    list: async (_of, name) =>
      ok(name === 'waiting' ? pageOf({ of: 'reviews', id: 'r1' } as DeskItem) : pageOf()),
    act: () => new Promise((resolve) => (answer = () => resolve(fail({ kind: 'network' })))),
  };
  const { dispatch, advance, state } = runAdminSaga([() => reviewDeskSaga(api)], fakeServices().services);
  dispatch(reviewsRequested(box('waiting')));
  await advance(0);
  dispatch(deskActRequested({ of: 'reviews', id: 'r1', kind: 'decide', body: {} } as unknown as DeskAct));
  dispatch(reviewsRequested(next));
  await advance(0);
  answer();
  await advance(0);
  expect(state().notifications.toasts).toHaveLength(toasts);
});
