import { act, renderHook } from '@testing-library/react';
import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Detail, Review } from '@/domain/catalogue/catalogue';
import { cellsOfReviews } from '@/domain/catalogue/ratings/reviewCells';
import type { ReviewChoice } from '@/domain/reviews/choice';
import { reviewPageRequested, reviewsReducer } from '@/features/reviews';
import { runtimeReducer, runtimeStarted } from '@/lib/runtimeSlice';
import { aProduct } from '@/testing/catalogue';
import { useReviews } from './useReviews';

const review = (n: number, rating = 5) =>
  ({ id: `r${n}`, productId: 'serum', rating, createdAt: `2026-10-${10 + n}` }) as Review;
const all = [review(9), review(8), review(7, 3), review(6), review(5)];
const ALL: ReviewChoice = { sort: 'newest', stars: null, skinType: '', withPhotos: false };

function show(sent: Review[], choice: ReviewChoice, wanted: number) {
  const asked: unknown[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    if (reviewPageRequested.match(action)) asked.push(action.payload.after);
    return next(action);
  };
  const store = configureStore({
    reducer: { runtime: runtimeReducer, reviews: reviewsReducer },
    middleware: (defaults) => defaults().concat(recorder),
  });
  store.dispatch(runtimeStarted());
  const item = { ...aProduct({ id: 'serum' }), ratingCount: 5, reviewCells: cellsOfReviews(all) };
  const detail = { kind: 'product', item, reviews: sent } as unknown as Detail;
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const view = renderHook(
    (props: { choice: ReviewChoice; wanted: number }) => useReviews(detail, props.choice, props.wanted),
    { wrapper, initialProps: { choice, wanted } },
  );
  const arrive = (reviews: Review[], next: string) => {
    const { page } = store.getState().reviews;
    act(() => {
      store.dispatch({
        type: 'reviews/reviewPageLoaded',
        payload: { key: page?.key, page: { reviews, next } },
      });
    });
  };
  return { ...view, asked, arrive };
}
const ids = ({ result }: ReturnType<typeof show>) => result.current.reviews.map(({ id }) => id);

test('a product that sent all its reviews asks for nothing', () => {
  const view = show(all, { ...ALL, stars: 3 }, 5);
  expect(ids(view)).toEqual(['r7']);
  expect(view.asked).toEqual([]);
  expect(view.result.current).toMatchObject({ total: 1, hasMore: false, isLoading: false });
});

test('the rest is asked for after the last that was sent, once more are wanted', () => {
  const view = show(all.slice(0, 2), ALL, 2);
  expect(view.asked).toEqual([]);
  expect(view.result.current).toMatchObject({ total: 5, hasMore: true });
  view.rerender({ choice: ALL, wanted: 4 });
  expect(view.asked).toEqual(['r8']);
  // A review that is loaded twice is shown once.
  view.arrive([review(8), review(7, 3)], 'r7');
  expect(ids(view)).toEqual(['r9', 'r8', 'r7']);
  expect(view.asked).toEqual(['r8', 'r7']);
  view.arrive([review(6), review(5)], '');
  expect(ids(view)).toEqual(['r9', 'r8', 'r7', 'r6', 'r5']);
  expect(view.result.current.hasMore).toBe(false);
});

test('a filter begins with its first page and says how many fit before they arrive', () => {
  const view = show(all.slice(0, 2), { ...ALL, stars: 3 }, 5);
  expect(view.asked).toEqual(['first']);
  expect(view.result.current).toMatchObject({ total: 1, isLoading: true, reviews: [] });
  view.arrive([review(7, 3)], '');
  expect(ids(view)).toEqual(['r7']);
  expect(view.result.current).toMatchObject({ isLoading: false, hasMore: false });
});
