import { backoff } from './backoff';

it.each([
  [0, 2000],
  [1, 2000],
  [2, 4000],
  [3, 8000],
  [8, 256_000],
  [9, 300_000],
  [5000, 300_000],
])('the backoff after %i failures is %i ms', (failures, ms) => expect(backoff(failures)).toBe(ms));
