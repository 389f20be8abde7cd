import { formatClock, formatDay, formatMoment, formatMomentAsOf, formatWeekday } from './dates';

// Jest keeps the time zone of the machine; half past six in the evening of UTC is still the same day in India.
it.each([
  ['2026-11-20T18:29:59.000Z', '20 November 2026', 'Fri, 20 November', 'Fri, 20 Nov, 11:59 pm', '11:59 pm'],
  ['2026-11-20T18:30:00.000Z', '21 November 2026', 'Sat, 21 November', 'Sat, 21 Nov, 12:00 am', '12:00 am'],
  ['2026-12-31T20:00:00.000Z', '1 January 2027', 'Fri, 1 January', 'Fri, 1 Jan, 1:30 am', '1:30 am'],
])('%s is written in India’s time', (iso, day, weekday, moment, clock) => {
  expect(formatDay(iso)).toBe(day);
  expect(formatWeekday(iso)).toBe(weekday);
  expect(formatMoment(iso)).toBe(moment);
  expect(formatClock(iso)).toBe(clock);
});

it.each([
  ['2026-12-09T04:30:00.000Z', 'Wed, 9 Dec, 10:00 am'],
  ['2020-12-09T04:30:00.000Z', '9 Dec 2020, 10:00 am'],
  // In India it is 2027 by then.
  ['2026-12-31T20:00:00.000Z', '1 Jan 2027, 1:30 am'],
])('%s is written with its year where that is not this one', (iso, moment) => {
  expect(formatMomentAsOf(iso, new Date('2026-11-28T10:00:00.000Z'))).toBe(moment);
});
