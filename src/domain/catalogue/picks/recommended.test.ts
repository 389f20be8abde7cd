import { recommendedOf } from './recommended';

const product = (id: string, rating: number, ...tags: string[]) => ({ id, rating, tags });
const ids = (products: { id: string }[]) => products.map(({ id }) => id);

test('tagged products come first, then the best rated, and none below 4 stars', () => {
  const products = [
    product('good', 4.2),
    product('poor', 3.9),
    product('picked', 3, 'recommended'),
    product('best', 4.9, 'bestseller'),
    product('four', 4),
  ];
  expect(ids(recommendedOf(products))).toEqual(['picked', 'best', 'good', 'four']);
});

test('at most ten products are recommended, each once', () => {
  const many = Array.from({ length: 30 }, (_, n) => product(`p${n}`, 5, ...(n % 3 ? [] : ['recommended'])));
  const shown = ids(recommendedOf(many));
  expect(shown).toHaveLength(10);
  expect(new Set(shown).size).toBe(10);
  expect(recommendedOf([])).toEqual([]);
});
