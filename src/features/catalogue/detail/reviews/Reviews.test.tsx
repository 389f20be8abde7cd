import { act, screen } from '@testing-library/react';
import type { Detail, Review } from '@/domain/catalogue/catalogue';
import { reviewsSaga } from '@/features/reviews';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { aProduct } from '@/testing/catalogue';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { Reviews } from './Reviews';

const review = (n: number) =>
  ({
    id: `r${n}`,
    productId: 'serum',
    rating: 5,
    title: `Review ${n}`,
    createdAt: '2026-10-10',
    photos: [],
  }) as unknown as Review;
const reviews = Array.from({ length: 12 }, (_, at) => review(at + 1));

/** A product with twelve reviews, of which it sent five. `answer` ends the waiting request. */
function show() {
  const fake = fakeServices();
  let resolve: (isReached: boolean) => void = () => undefined;
  fake.services.http = () =>
    new Promise((settle) => {
      resolve = (isReached) =>
        settle(
          isReached
            ? { kind: 'answered', status: 200, body: { reviews: reviews.slice(5), next: '' } }
            : { kind: 'network' },
        );
    });
  const item = { ...aProduct({ id: 'serum' }), ratingCount: 12 };
  const detail = { kind: 'product', item, reviews: reviews.slice(0, 5) } as unknown as Detail;
  const view = renderWithStore(
    <main id="content" tabIndex={-1}>
      <Reviews detail={detail} />
    </main>,
    { fake, sagas: [reviewsSaga], before: [runtimeStarted()] },
  );
  return { ...view, answer: (isReached: boolean) => act(async () => resolve(isReached)) };
}
const button = (name: RegExp) => screen.getByRole('button', { name });
const entry = (n: number) => screen.getByRole('heading', { name: `Review ${n}` }).closest('article');

test('more reviews leave the focus on the button while they load, then on the first new one', async () => {
  const { user, answer } = show();
  await user.click(button(/^Show more reviews/));
  expect(button(/^Show more reviews/)).toHaveAttribute('aria-busy', 'true');
  expect(button(/^Show more reviews/)).toHaveFocus();
  await answer(true);
  expect(entry(6)).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Show more reviews/ })).toBeNull();
});

test('reviews that did not load leave the focus on the button that loads them again', async () => {
  const { user, answer } = show();
  await user.click(button(/^Show more reviews/));
  await answer(false);
  expect(button(/^Try again/)).toHaveFocus();
  await user.click(button(/^Try again/));
  await answer(true);
  expect(entry(6)).toHaveFocus();
});

test('a choice that did not load keeps the focus at its retry', async () => {
  const { user, answer } = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews' }), 'Highest rated');
  await answer(false);
  await user.click(button(/^Try again/));
  await answer(false);
  expect(button(/^Try again/)).toHaveFocus();
});

test('showing all reviews again moves the focus to what follows', async () => {
  const { user } = show();
  await user.click(button(/^With photos/));
  await user.click(button(/^Show all/));
  expect(screen.getByRole('combobox', { name: 'Sort reviews' })).toHaveFocus();
});
