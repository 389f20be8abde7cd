import { failed, idle } from './remote';
import { problemOf, refused, sending } from './sending';

test.each([
  ['No connection.', failed('No connection.')],
  ['', idle],
])('a request that was refused with %j', (problem, state) => {
  expect(refused(problem)).toEqual(state);
});

test.each([
  [failed('No connection.'), 'No connection.'],
  [sending, ''],
  [idle, ''],
  [undefined, ''],
])('the problem of %j', (state, problem) => {
  expect(problemOf(state)).toBe(problem);
});
