import { formatDuration } from './duration';

test.each([
  [0, '0 min'],
  [59_999, '0 min'],
  [12 * 60_000, '12 min'],
  [3_600_000, '1 h 00 min'],
  [7_500_000, '2 h 05 min'],
  [47 * 3_600_000 + 720_000, '47 h 12 min'],
])('%d ms are %s', (ms, text) => expect(formatDuration(ms)).toBe(text));
