import { findViewNameProblem } from './viewName';
import { MAX_VIEWS } from './viewsSlice';

const OWN = ['To pack', 'All'];
const full = Array.from({ length: MAX_VIEWS }, (_, n) => `View ${n}`);

test.each([
  ['Paid online', [], null],
  ['Paid online', full.slice(1), null],
  ['  ', [], 'missing'],
  ['all ', [], 'taken'],
  ['paid online', ['Paid online'], 'taken'],
  ['Paid online', full, 'full'],
] as const)('a view named %j beside %j', (name, saved, problem) => {
  expect(findViewNameProblem(name, OWN, saved)).toBe(problem);
});
