import { bestOf, goalsOf, judge, marked } from './goals';

const cold = goalsOf('cold', 75, null);

test('the best peer is chosen for each figure', () => {
  const peers = [
    { firstPaint: 900, interactive: 2100 },
    { firstPaint: 1000, interactive: 2000 },
  ];
  expect(bestOf(peers)).toEqual({ firstPaint: 900, interactive: 2000 });
  expect(bestOf([])).toBeNull();
});

test('times must be within a share of the best peer’s', () => {
  const best = { firstPaint: 1000, interactive: 2000 };
  expect(judge('firstPaint', 750, best, cold)).toEqual({ ratio: 0.75, isMet: true });
  expect(judge('firstPaint', 751, best, cold).isMet).toBe(false);
  const second = goalsOf('second visit', 75, null);
  expect(judge('interactive', 1100, best, second)).toEqual({ ratio: 0.55, isMet: true });
  expect(judge('interactive', 1200, best, second).isMet).toBe(false);
});

test('without a peer there is no ratio and no verdict on it', () => {
  expect(judge('firstPaint', 9000, null, cold)).toEqual({ ratio: null, isMet: null });
});

test('a peer without the figure causes no wrong verdict', () => {
  expect(judge('longestTask', 0, { longestTask: 0 }, cold)).toEqual({ ratio: 1, isMet: true });
  expect(judge('longestTask', 60, { longestTask: 0 }, cold)).toEqual({ ratio: Infinity, isMet: false });
});

test('sizes have limits, with or without a peer', () => {
  expect(judge('scriptsBefore', 112 * 1024, null, cold)).toEqual({ ratio: null, isMet: true });
  expect(judge('htmlSent', 14 * 1024 + 1, { htmlSent: 5 * 1024 }, cold).isMet).toBe(false);
});

test('style and layout may take longer on a slower machine', () => {
  expect(goalsOf('cold', 75, null).limits.styleAndLayout).toBe(250);
  expect(goalsOf('cold', 150, null).limits.styleAndLayout).toBe(500);
});

test('a signed-in visit may take a little longer than a guest’s', () => {
  expect(goalsOf('signed in', 75, { interactive: 1500 }).limits).toEqual({ interactive: 1900 });
  expect(goalsOf('signed in', 75, null).limits).toEqual({});
});

test('a figure with a goal shows whether it is reached', () => {
  expect([marked('5 ms', true), marked('5 ms', false), marked('5 ms', null)]).toEqual([
    '5 ms ✓',
    '5 ms ✗',
    '5 ms',
  ]);
});
