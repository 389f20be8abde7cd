import fc from 'fast-check';
import { dayInIndia, fromIndia, inIndia, momentInIndia, monthsLater } from './india';

test('an hour of a day begins at its moment in India', () => {
  expect(momentInIndia('2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z');
  expect(momentInIndia('2026-11-22', 9).toISOString()).toBe('2026-11-22T03:30:00.000Z');
});

const later = (iso: string, months = 1) => monthsLater(new Date(iso), months).toISOString();

test.each([
  ['2026-11-21T18:29:59.999Z', '2026-11-21'],
  ['2026-11-21T18:30:00.000Z', '2026-11-22'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
])('%s is %s in India', (iso, day) => expect(dayInIndia(new Date(iso))).toBe(day));

test.each([
  ['2026-11-22T06:00:00.000Z', '2026-12-22T06:00:00.000Z'],
  // The 31st in India, though still the 30th in UTC: November has none.
  ['2026-10-30T20:00:00.000Z', '2026-11-29T20:00:00.000Z'],
  ['2026-12-15T00:00:00.000Z', '2027-01-15T00:00:00.000Z'],
  ['2028-01-30T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
])('a month after %s is %s', (iso, due) => expect(later(iso)).toBe(due));

test('converting to India’s time and back gives the same moment', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, max: new Date('9000-01-01') }), (moment) => {
      expect(fromIndia(inIndia(moment))).toEqual(moment);
    }),
  );
});

test('a month later is 28 to 31 days later', () => {
  const years = fc.date({
    noInvalidDate: true,
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
  });
  fc.assert(
    fc.property(years, (moment) => {
      const days = (monthsLater(moment, 1).getTime() - moment.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
    }),
  );
});
