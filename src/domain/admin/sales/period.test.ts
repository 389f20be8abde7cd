import fc from 'fast-check';
import {
  checkRange,
  daysOf,
  lengthOf,
  MAX_DAYS,
  rangeBefore,
  rangeOf,
  upToToday,
  type NamedPeriod,
} from './period';
import { addDays, isDay } from '@/domain/time/calendar';

const today = '2026-03-05';

test.each<[NamedPeriod, string, string]>([
  ['today', '2026-03-05', '2026-03-05'],
  ['yesterday', '2026-03-04', '2026-03-04'],
  ['week', '2026-02-27', '2026-03-05'],
  ['days', '2026-02-04', '2026-03-05'],
  ['month', '2026-03-01', '2026-03-05'],
])('%s is from %s to %s', (period, from, to) => expect(rangeOf(period, today)).toEqual({ from, to }));

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['1026-01-01', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test.each([
  ['', '2026-03-05', 'from'],
  ['2026-02-30', '2026-03-05', 'from'],
  ['2026-03-01', 'tomorrow', 'to'],
  ['2026-03-01', '2026-03-06', 'to'],
  ['2026-03-05', '2026-03-04', 'from'],
  ['2025-03-04', '2026-03-05', 'from'],
])('the period from %s to %s is refused for its %s', (from, to, field) => {
  const checked = checkRange(from, to, today);
  expect(checked).toMatchObject({
    ok: false,
    field,
    message: expect.stringMatching(new RegExp(`^${field} `)),
  });
});

test.each([
  ['2026-03-06', '2026-03-06', '2026-03-05', '2026-03-05'],
  ['2026-02-28', '2026-03-06', '2026-02-28', '2026-03-05'],
  ['2026-02-28', '2026-03-04', '2026-02-28', '2026-03-04'],
  ['2026-03-06', '2026-03-07', '2026-03-05', '2026-03-07'],
  ['', 'tomorrow', '', 'tomorrow'],
])('from %s to %s by a clock that may be ahead is from %s to %s', (from, to, first, last) => {
  expect(upToToday({ from, to }, today)).toEqual({ from: first, to: last });
});

test('a period may be a single day or a year', () => {
  const from = addDays(today, 1 - MAX_DAYS);
  expect(checkRange(from, today, today)).toEqual({ ok: true, range: { from, to: today } });
});

test('the previous period has the same length and ends where this one begins', () => {
  const days = fc.tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 365 }));
  fc.assert(
    fc.property(days, ([start, length]) => {
      const range = { from: addDays('2001-01-01', start), to: addDays('2001-01-01', start + length) };
      const before = rangeBefore(range);
      expect(lengthOf(before)).toBe(length + 1);
      expect(addDays(before.to, 1)).toBe(range.from);
      expect(daysOf(range)).toHaveLength(length + 1);
      expect([...daysOf(before), ...daysOf(range)]).toEqual(daysOf({ from: before.from, to: range.to }));
    }),
  );
});
