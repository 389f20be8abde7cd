import { DEFAULT_COLUMNS, listAddressText, readListAddress, viewTextOf } from './listAddress';

test.each([
  ['', DEFAULT_COLUMNS],
  ['?cols=total.customer', ['customer', 'total']],
  ['?cols=total.total.nothing', ['total']],
  ['?cols=<script>', DEFAULT_COLUMNS],
])('the columns of %p', (search, columns) => {
  expect(readListAddress(search).columns).toEqual(columns);
});

test.each([
  '',
  'waits=pack',
  'waits=pack&cols=customer.total',
  'cols=status',
  'q=98450&method=cod&cols=placed',
])('%p is written as it is read', (text) => {
  expect(listAddressText(readListAddress(text))).toBe(text);
});

test('a view keeps filters and columns, and drops the page and the words searched for', () => {
  const address = readListAddress(
    '?q=9845012345&waits=refund&cols=total&after=2026-11-22T09:01:00.000Z_GLM1',
  );
  expect(viewTextOf(address)).toBe('waits=refund&cols=total');
});
