import { secondsLeft, startCountdown } from './countdown';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const minute = startCountdown(60, NOW);

test.each([
  [0, 60],
  [1, 60],
  [1000, 59],
  [59_001, 1],
  [60_000, 0],
  [3_600_000, 0],
  [-3_600_000, 60],
])('after %i ms a countdown of one minute has %i s left', (passedMs, seconds) => {
  expect(secondsLeft(minute, NOW + passedMs)).toBe(seconds);
});

test('without a countdown there is no wait', () => expect(secondsLeft(null, NOW)).toBe(0));
