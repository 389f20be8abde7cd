import { menuStep } from './menuStep';

// The button and three entries: 0 1 2 3.
test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 1],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 1, 3],
  ['ArrowUp', 3, 2],
  ['Home', 3, 1],
  ['End', 1, 3],
  ['Home', 0, null],
  ['a', 1, null],
])('%s at %i moves to %s', (key, at, to) => {
  expect(menuStep(key, at, 4)).toBe(to);
});

test('the first arrow key opens the menu at its first entry', () => {
  expect(menuStep('ArrowDown', 0, 1)).toBe(1);
});
