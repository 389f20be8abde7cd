import { isAfterTimeLimit } from './creditNoteLimit';

const noteFor = (invoiceDate: string) => ({ against: { number: 'GL/26-27/000001', date: invoiceDate } });

test.each([
  ['the last month, which is filed in November', '2026-04-01T00:00:00+05:30', '2027-10', false],
  ['November, which is filed in December', '2027-03-31T23:59:59+05:30', '2027-11', true],
  ['the last quarter', '2026-04-01T00:00:00+05:30', '2027-09', false],
  ['the quarter from October, which is filed in January', '2026-04-01T00:00:00+05:30', '2027-12', true],
  ['a month of the same year', '2026-04-01T00:00:00+05:30', '2026-11', false],
  ['an invoice of the next year', '2027-04-01T00:00:00+05:30', '2027-12', false],
])('a credit note in the return of %s', (_what, invoiceDate, lastMonth, isLate) => {
  expect(isAfterTimeLimit(noteFor(invoiceDate), lastMonth)).toBe(isLate);
});

test('an invoice has no such limit', () => {
  expect(isAfterTimeLimit({ against: null }, '2030-01')).toBe(false);
});
