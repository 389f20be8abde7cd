import { scaledGoal, verdict } from './coldGoals';

test.each([
  [300, 57, 300],
  [300, 114, 600],
  [400, 28.5, 200],
])('a goal of %d ms on a machine where Node starts in %d ms is scaled to %d ms', (goal, bare, scaled) => {
  expect(scaledGoal(goal, bare)).toBe(scaled);
});

test.each([
  [300, 57, 'met'],
  [301, 57, 'missed'],
  [301, 114, 'met, scaled'],
  [600, 114, 'met, scaled'],
  [601, 114, 'missed'],
  // A quicker machine makes no goal harder.
  [299, 28.5, 'met'],
] as const)('%d ms for a goal of 300 where Node starts in %d ms is %s', (ms, bare, expected) => {
  expect(verdict(ms, 300, bare)).toBe(expected);
});
