import { financialYear, indianDay, nextSerial, serialId, seriesOf } from './serial';

const at = (iso: string) => new Date(iso);

test.each<[string, string, string]>([
  ['the last moment of March in India', '2027-03-31T18:29:59.999Z', '26-27'],
  ['the first of April in India', '2027-03-31T18:30:00.000Z', '27-28'],
  ['January', '2027-01-15T00:00:00.000Z', '26-27'],
  ['the turn of the century', '2099-06-01T00:00:00.000Z', '99-00'],
])('%s', (_name, moment, year) => expect(financialYear(at(moment))).toBe(year));

test('the financial year changes at midnight in India', () => {
  expect(indianDay('2026-11-20T18:30:00.000Z')).toBe('21-11-2026');
  expect(indianDay('2026-11-20T18:29:59.000Z')).toBe('20-11-2026');
});

test('numbers are consecutive from one and have at most sixteen characters', () => {
  const series = seriesOf('GL', at('2026-11-21T10:00:00.000Z'));
  const first = nextSerial(series, null, at('2026-11-21T10:00:00.000Z'));
  expect(first).toEqual({
    number: 'GL/26-27/000001',
    date: '2026-11-21T10:00:00.000Z',
    counter: { last: 1, lastAt: '2026-11-21T10:00:00.000Z' },
  });
  expect(nextSerial(series, first.counter, at('2026-11-21T10:00:01.000Z')).number).toBe('GL/26-27/000002');
  expect(
    nextSerial(series, { last: 9_999_998, lastAt: '' }, at('2026-11-21T10:00:00.000Z')).number,
  ).toHaveLength(16);
});

test('a clock that is behind does not date a number before the previous one', () => {
  const counter = { last: 7, lastAt: '2026-11-21T10:00:05.000Z' };
  const next = nextSerial('GL/26-27', counter, at('2026-11-21T10:00:00.000Z'));
  expect(next).toMatchObject({
    number: 'GL/26-27/000008',
    date: counter.lastAt,
    counter: { lastAt: counter.lastAt },
  });
});

test.each([
  ['GL/26-27', 9_999_999],
  ['GLÜ/26-27', 1],
])('an invalid number under Rule 46 is refused: %s after %i', (series, last) => {
  expect(() => nextSerial(series, { last, lastAt: '' }, at('2026-11-21T10:00:00.000Z'))).toThrow(RangeError);
});

test('a document id has no slash', () => expect(serialId('GL/26-27/000001')).toBe('GL_26-27_000001'));
