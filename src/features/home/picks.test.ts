import type { Review } from '@/domain/catalogue/catalogue';
import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { bestSellers } from '@/domain/catalogue/picks/bestSellers';
import { concernsOf, overallRating, quotes } from './picks';

const product = (changes: Partial<ProductSummary>) =>
  ({
    tags: [],
    stock: 1,
    rating: 4,
    ratingCount: 10,
    concerns: [],
    ...changes,
  }) as unknown as ProductSummary;
const review = (changes: Partial<Review>): Review => ({
  id: 'r',
  productId: 'p',
  author: 'Meera S.',
  city: 'Chennai',
  rating: 5,
  title: '',
  body: 'Sits under my sunscreen all day.',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

test('best sellers are tagged products, then the most reviewed, and none sold out', () => {
  const products = [
    product({ id: 'plain', ratingCount: 900 }),
    product({ id: 'tagged', tags: ['bestseller'], ratingCount: 5 }),
    product({ id: 'gone', tags: ['bestseller'], ratingCount: 999, stock: 0 }),
    product({ id: 'quiet' }),
  ];
  expect(bestSellers(products, 2).map(({ id }) => id)).toEqual(['tagged', 'plain']);
});

test('the overall rating is weighted by the number of reviews', () => {
  expect(
    overallRating([product({ rating: 5, ratingCount: 100 }), product({ rating: 3, ratingCount: 300 })]),
  ).toEqual({
    rating: 3.5,
    count: 400,
  });
  expect(overallRating([])).toBeNull();
});

test('quotes are positive, short, and of different products', () => {
  const picked = quotes(
    [
      review({ id: 'cross', rating: 2 }),
      review({ id: 'long', body: 'x'.repeat(141) }),
      review({ id: 'first', productId: 'a' }),
      review({ id: 'same', productId: 'a' }),
      review({ id: 'second', productId: 'b' }),
    ],
    3,
  );
  expect(picked.map(({ id }) => id)).toEqual(['first', 'second']);
});

test('the concerns are the six with the most products, in the usual order', () => {
  const products = ['Sun', 'Sun', 'Dryness', 'Beard', 'A', 'B', 'C', 'D', 'D'].map((concern) =>
    product({ concerns: [concern] }),
  );
  expect(concernsOf(products)).toEqual(['Dryness', 'Sun', 'D', 'Beard', 'A', 'B']);
  expect(concernsOf([])).toEqual([]);
});
