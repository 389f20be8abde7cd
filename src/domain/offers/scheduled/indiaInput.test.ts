import fc from 'fast-check';
import { fromIndiaInput, toIndiaInput } from './indiaInput';

test.each([
  ['2026-11-22T18:00', '2026-11-22T12:30:00.000Z'],
  ['2026-11-22T00:00', '2026-11-21T18:30:00.000Z'],
  ['2026-12-31T23:59', '2026-12-31T18:29:00.000Z'],
  // The format of browsers that show seconds.
  ['2026-11-22T18:00:30', '2026-11-22T12:30:30.000Z'],
])('%s in India is %s', (typed, iso) => {
  expect(fromIndiaInput(typed)).toBe(iso);
  expect(toIndiaInput(iso)).toBe(typed.slice(0, 16));
});

test.each(['', 'soon', '2026-11-22', '2026-02-30T10:00', '2026-13-01T10:00', '2026-11-22T25:00'])(
  '%j is no time and is left for the form to report',
  (typed) => expect(fromIndiaInput(typed)).toBe(typed),
);

test('an invalid instant is shown as empty', () => {
  expect([toIndiaInput(''), toIndiaInput('soon')]).toEqual(['', '']);
});

test('an instant survives a round trip to the minute in every machine time zone', () => {
  const minutes = fc
    .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
    .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString());
  fc.assert(fc.property(minutes, (iso) => expect(fromIndiaInput(toIndiaInput(iso))).toBe(iso)));
});
