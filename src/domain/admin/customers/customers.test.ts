import { paise } from '@/domain/money/money';
import { customerFrom, NO_TOTALS } from '@/domain/customers/record/customer';
import { customerExportHead, customerExportRow } from './exportRows';
import {
  ALL_CUSTOMERS,
  customerCursor,
  customerQueryText,
  matchesCustomerQuery,
  readCustomerCursor,
  readCustomerQuery,
} from './query';
import { customerRow } from './row';

const asha = customerFrom('asha', {
  names: ['Asha Rao'],
  email: 'asha@example.com',
  phones: ['9845012345'],
  cities: ['Pune'],
  since: '2026-01-01T00:00:00.000Z',
  lastOrderAt: '2026-11-20T20:00:00.000Z',
  totals: {
    ...NO_TOTALS,
    placed: 4,
    orders: 3,
    kept: 1,
    returned: 1,
    rto: 1,
    cod: 2,
    codRto: 1,
    revenue: paise(123_450),
  },
  tags: ['vip'],
  codBlocked: { at: '2026-11-21T00:00:00.000Z', by: 'ada@example.com', reason: 'x' },
});
const read = (text: string) => readCustomerQuery(new URLSearchParams(text));

test.each(['', 'q=asha', 'view=never', 'view=blocked&tag=vip', 'sort=spent&after=5_x'])(
  'the query %j is read and written',
  (text) => {
    expect(customerQueryText(read(text))).toBe(text);
  },
);

test('what no list has is left out', () => {
  expect(read('view=all2&sort=x&tag=%20VIP%20&q=%20a%20')).toEqual({ ...ALL_CUSTOMERS, tag: 'vip', q: 'a' });
});

test.each([
  ['newest', '2026-01-01T00:00:00.000Z'],
  ['recent', '2026-11-20T20:00:00.000Z'],
  ['spent', 123_450],
])('the cursor of a list by %s is read back', (sort, value) => {
  const query = read(`sort=${sort}`);
  expect(readCustomerCursor({ ...query, after: customerCursor(asha, query) })).toEqual({
    value,
    uid: 'asha',
  });
});

test.each(['', 'x', '_', '_..', 'abc_asha'])('%j is no cursor of a list by money', (after) => {
  expect(readCustomerCursor({ ...read('sort=spent'), after })).toBeNull();
});

test('a customer belongs to the lists of what they did', () => {
  const lists = ['view=all', 'view=never', 'view=blocked', 'tag=vip', 'tag=other'];
  expect(lists.filter((text) => matchesCustomerQuery(asha, read(text)))).toEqual([
    'view=all',
    'view=blocked',
    'tag=vip',
  ]);
});

test('a row and a line of the file say the same', () => {
  expect(customerRow(asha)).toMatchObject({
    name: 'Asha Rao',
    phone: '9845012345',
    orders: 3,
    spent: 1234.5,
    isCodBlocked: true,
  });
  const line = Object.fromEntries(
    customerExportHead().map((head, at) => [head, customerExportRow(asha)[at]]),
  );
  expect(line).toMatchObject({
    Customer: 'Asha Rao',
    'Last order': '2026-11-21',
    Cancelled: 1,
    Refused: 1,
    Spent: 1234.5,
    COD: 'Off',
  });
});
