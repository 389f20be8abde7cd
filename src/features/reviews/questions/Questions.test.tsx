import { act, screen } from '@testing-library/react';
import type { Question } from '@/domain/catalogue/catalogue';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { Questions } from './Questions';
import { questionsSaga } from './questionsSaga';

const all = Array.from({ length: 14 }, (_, at): Question => {
  const answer = { text: 'Yes.', at: '2026-10-10T10:00:00.000Z' };
  return { id: `q${at}`, text: `Question ${at + 1}?`, createdAt: answer.at, answer };
});

test('the last "more" moves the focus to the first new question', async () => {
  const fake = fakeServices();
  let answer = () => {};
  fake.services.http = () =>
    new Promise((resolve) => {
      answer = () => resolve({ kind: 'answered', status: 200, body: { questions: all } });
    });
  const { user } = renderWithStore(<Questions productId="serum" newest={all.slice(0, 9)} />, {
    fake,
    sagas: [questionsSaga],
    before: [runtimeStarted()],
  });
  const entry = (n: number) => screen.getByText(`Question ${n}?`).closest('article');
  const more = () => screen.getByRole('button', { name: 'Show more questions' });
  await user.click(more());
  expect(entry(5)).toHaveFocus();
  await act(async () => answer());
  await user.click(more());
  expect(entry(13)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more questions' })).toBeNull();
});

test('a search that did not load gives the focus back to "Try again"', async () => {
  const fake = fakeServices();
  let fails = () => {};
  fake.services.http = () =>
    new Promise((resolve) => {
      fails = () => resolve({ kind: 'network' });
    });
  const { user } = renderWithStore(<Questions productId="serum" newest={all.slice(0, 9)} />, {
    fake,
    sagas: [questionsSaga],
    before: [runtimeStarted()],
  });
  await user.click(screen.getByRole('searchbox'));
  await act(async () => fails());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => fails());
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});
