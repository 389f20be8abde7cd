import fc from 'fast-check';
import { COURIER_TIMES, courierSettingsFrom, minutesToCourier } from './courierTime';

// 25 November 2026 is a Wednesday. India is 5 h 30 min ahead of UTC.
test.each<[string, string, string | null, number | null]>([
  ['in the afternoon', '2026-11-25T08:42:00Z', '17:00', 168],
  ['within a minute, by the minute that the clock shows', '2026-11-25T08:42:59Z', '17:00', 168],
  ['at 8 am', '2026-11-25T02:30:00Z', '17:00', 540],
  ['before 8 am', '2026-11-25T02:29:59Z', '17:00', null],
  ['a minute before', '2026-11-25T11:29:59Z', '17:00', 1],
  ['once they have come', '2026-11-25T11:30:00Z', '17:00', null],
  ['late at night in UTC, next day in India', '2026-11-24T20:00:00Z', '17:00', null],
  ['on a Saturday', '2026-11-28T08:42:00Z', '17:00', 168],
  ['on a Sunday', '2026-11-29T08:42:00Z', '17:00', null],
  ['on a Sunday in UTC that is a Monday in India', '2026-11-29T18:31:00Z', '17:00', null],
  ['without a time', '2026-11-25T08:42:00Z', null, null],
])('%s', (_when, now, comesAt, minutes) => {
  expect(minutesToCourier(comesAt, new Date(now))).toBe(minutes);
});

test('whatever is stored, the time is one that can be chosen or none', () => {
  expect(COURIER_TIMES[0]).toBe('09:00');
  expect(COURIER_TIMES.at(-1)).toBe('21:00');
  const stored = fc.oneof(fc.anything(), fc.constantFrom(...COURIER_TIMES));
  fc.assert(
    fc.property(stored, (comesAt) => {
      const known = COURIER_TIMES.includes(comesAt as string);
      expect(courierSettingsFrom({ comesAt })).toEqual({ comesAt: known ? comesAt : null });
    }),
  );
  expect(courierSettingsFrom(undefined)).toEqual({ comesAt: null });
});

test('the time left never grows on one day, and is at most that of a working day', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(fc.constantFrom(...COURIER_TIMES), minute, (comesAt, at) => {
      const start = Date.parse('2026-11-24T18:30:00Z');
      const left = minutesToCourier(comesAt, new Date(start + at * 60_000));
      const next = minutesToCourier(comesAt, new Date(start + (at + 1) * 60_000));
      if (left !== null) expect(next).toBe(left === 1 ? null : left - 1);
      expect(left ?? 0).toBeLessThanOrEqual(13 * 60);
    }),
  );
});
