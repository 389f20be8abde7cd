import { cellsOf, cellsOfReviews, countCell, countFitting, sumCells, type ReviewCells } from './reviewCells';

const reviews = [{ rating: 5, skinType: 'Dry', photos: [1] }, { rating: 5, skinType: 'Dry' }, { rating: 3 }];
const cells = cellsOfReviews(reviews);

test('each review is in one cell, and an empty cell is none', () => {
  expect(cells).toEqual({ '5 Dry photos': 1, '5 Dry ': 1, '3  ': 1 });
  expect(reviews.reduce((left, review) => countCell(left, review, -1), cells)).toEqual({});
  expect(countCell({}, { rating: 1 }, -1)).toEqual({});
  expect(sumCells([cells, cells])).toEqual({ '5 Dry photos': 2, '5 Dry ': 2, '3  ': 2 });
});

test.each([
  [{}, 3],
  [{ stars: 5 }, 2],
  [{ stars: 5, withPhotos: true }, 1],
  [{ skinType: 'Dry' }, 2],
  [{ skinType: 'Oily' }, 0],
  [{ stars: 3, skinType: 'Dry' }, 0],
])('%j fits %i', (filter, count) => {
  expect(countFitting(cells, filter)).toBe(count);
});

test.each<[unknown, ReviewCells | null]>([
  [undefined, null],
  [[1], null],
  [{}, {}],
  [{ '5 Dry ': 2, '9 Dry ': 1, odd: 3, '4  ': 0 }, { '5 Dry ': 2 }],
])('the cells of %j', (stored, read) => {
  expect(cellsOf(stored)).toEqual(read);
});
