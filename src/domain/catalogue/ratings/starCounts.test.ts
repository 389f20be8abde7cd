import fc from 'fast-check';
import { countStars, NO_STARS, ratingOf, starCountsOf, sumStars } from './starCounts';

test.each([
  [NO_STARS, 0, 0],
  [[0, 0, 0, 1, 2], 4.6667, 3],
  [[1, 0, 0, 0, 0], 1, 1],
  [[1, 0, 0, 0, 1], 3, 2],
])('the rating of %j is %d from %d', (counts, rating, ratingCount) => {
  expect(ratingOf(counts)).toEqual({ rating, ratingCount });
});

test.each([undefined, null, 5, [], [1, 2, 3], { 0: 1 }])('a document with %j has no counts', (stored) => {
  expect(starCountsOf(stored)).toEqual(NO_STARS);
});

test('odd counts count as none', () => {
  expect(starCountsOf([1, -2, 1.5, '3', 4])).toEqual([1, 0, 0, 0, 4]);
});

const stars = fc.integer({ min: 1, max: 5 });

test('whatever is counted and taken back, the rating is the mean of what is left', () => {
  fc.assert(
    fc.property(fc.array(stars, { maxLength: 60 }), fc.nat(60), (all, removed) => {
      const gone = all.slice(0, removed);
      const left = all.slice(removed);
      const counted = all.reduce((counts, one) => countStars(counts, one, 1), NO_STARS);
      const counts = gone.reduce((before, one) => countStars(before, one, -1), counted);
      const { rating, ratingCount } = ratingOf(counts);
      expect(ratingCount).toBe(left.length);
      if (left.length > 0) expect(rating).toBeCloseTo(left.reduce((a, b) => a + b) / left.length, 4);
    }),
  );
});

test('the counts of a set are those of its products', () => {
  expect(sumStars([[0, 0, 1, 0, 2], NO_STARS, [1, 0, 0, 0, 3]])).toEqual([1, 0, 1, 0, 5]);
  expect(sumStars([])).toEqual(NO_STARS);
});
