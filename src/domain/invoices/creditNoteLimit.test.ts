import { isAfterTimeLimit } from './creditNoteLimit';

const note = (invoiceDate: string, date: string) => ({
  date,
  against: { number: 'GL/26-27/000001', date: invoiceDate },
});

test.each([
  ['the last evening in India', '2026-04-01T00:00:00+05:30', '2027-11-30T23:59:59+05:30', false],
  ['the first moment after it', '2027-03-31T23:59:59+05:30', '2027-12-01T00:00:00+05:30', true],
  ['an invoice of the next year', '2027-04-01T00:00:00+05:30', '2027-12-01T00:00:00+05:30', false],
])('a credit note on %s', (_what, invoiceDate, date, isLate) => {
  expect(isAfterTimeLimit(note(invoiceDate, date))).toBe(isLate);
});

test('an invoice has no such limit', () => {
  expect(isAfterTimeLimit({ date: '2030-01-01T00:00:00.000Z', against: null })).toBe(false);
});
