import { can, type Right } from '@/domain/staff/roles';
import { aRow } from '../orders/testing/orderList';
import { findOrders, paletteGroups } from './paletteEntries';
import type { PaletteEntry } from './paletteEntry';
import { isFoundIn, markedParts, parseQuery } from './paletteWords';

const nothing = { orders: [], customers: [], products: [] };
const rose = aRow(1, { customer: 'Rose Mathew', city: 'Kottayam', awb: '14349000001199' });
const known = {
  typed: '',
  found: nothing,
  isFoundEarlier: false,
  rows: [rose, aRow(2, { customer: 'Arjun' })],
  recent: [],
  selected: 0,
  may: (_right: Right) => true,
};
const idsOf = (change: Partial<typeof known>) =>
  Object.fromEntries(
    paletteGroups({ ...known, ...change }).map(({ group, entries }) => [group, entries.map(({ id }) => id)]),
  );

test.each([
  ['rose', { q: 'rose', scope: null }],
  ['  > add  ', { q: 'add', scope: 'actions' }],
  ['#0969', { q: '0969', scope: 'orders' }],
  ['@rose', { q: 'rose', scope: 'customers' }],
])('%p is read as %j', (typed, words) => {
  expect(parseQuery(typed)).toEqual(words);
});

test.each([
  ['Rose Rain Toner', 'rose', true],
  ['Rose Rain Toner', 'ton ro', true],
  ['Rose Rain Toner', 'ain', false],
  ['Crème', 'creme', true],
  ['GLM1795537059980870969', '0969', true],
  ['Products', '', true],
])('%p is found by %p: %p', (text, q, isFound) => {
  expect(isFoundIn(text, q)).toBe(isFound);
});

test('the parts of a label join to it again, and those that match are marked', () => {
  const parts = markedParts('Rose  Rain Toner', 'ro tone');
  expect(parts.map(({ text }) => text).join('')).toBe('Rose  Rain Toner');
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Ro', 'Tone']);
});

test('orders on the screen are found at once by name, city, digits and AWB, and each is listed once', () => {
  for (const typed of ['rose', 'kotta', '1199']) expect(idsOf({ typed })['orders']).toEqual(['order-GLM1']);
  expect(idsOf({ typed: 'rose', found: { ...nothing, orders: [rose] } as never })['orders']).toEqual([
    'order-GLM1',
  ]);
});

test('what was found for an earlier text counts only where it has the present one', () => {
  const found = {
    ...nothing,
    orders: [aRow(8, { customer: 'Rosa' }), aRow(9, { customer: 'Ross' })],
  } as never;
  const orders = (isFoundEarlier: boolean) =>
    idsOf({ typed: 'rosa', rows: [], found, isFoundEarlier })['orders'];
  expect(orders(true)).toEqual(['order-GLM8']);
  expect(orders(false)).toEqual(['order-GLM8', 'order-GLM9']);
});

test('empty, it offers the last things, all places and all actions', () => {
  const last: PaletteEntry = {
    id: 'order-GLM9',
    group: 'orders',
    icon: 'bag',
    label: 'Asha',
    path: '/admin/orders/GLM9',
  };
  const groups = idsOf({ recent: [last] as never });
  expect(Object.keys(groups)).toEqual(['recent', 'go', 'actions']);
  expect(groups['recent']).toEqual(['order-GLM9']);
  expect(groups['go']).toContain('go-highlights');
  expect(groups['actions']).toEqual(expect.arrayContaining(['newProduct', 'export', 'logout']));
  expect(groups['actions']).not.toContain('pack');
});

test('a sign in front narrows it', () => {
  expect(Object.keys(idsOf({ typed: '>banner' }))).toEqual(['go', 'actions']);
  expect(Object.keys(idsOf({ typed: '#rose' }))).toEqual(['orders']);
  expect(idsOf({ typed: '@rose' })).toEqual({});
});

test('packing is offered for the chosen orders, and any words can be searched for in all orders', () => {
  expect(idsOf({ typed: 'pack', selected: 3 })['actions']).toEqual(['pack', 'find']);
  expect(findOrders('a & b').path).toBe('/admin/orders?q=a+%26+b');
});

test('a packer is offered the orders and the packing, and nothing of the catalogue or the export', () => {
  const offered = idsOf({ selected: 3, may: (right) => can('packer', right) });
  expect(offered['go']).toEqual([
    'go-orders',
    'go-pack',
    'go-returns',
    'go-undelivered',
    'go-notifications',
    'go-security',
  ]);
  expect(offered['actions']).toEqual(['pack', 'keys', 'shop', 'logout']);
});

test.each([
  ['log out', 'logout'],
  ['sign out', 'logout'],
  ['invite', 'go-team'],
  ['export', 'export'],
  ['gift wrap', 'go-cartSettings'],
  ['coupon', 'go-offers'],
  ['refund', 'go-orders'],
  ['refund due', 'go-returns'],
  ['refund', 'go-mismatches'],
  ['lost parcel', 'go-undelivered'],
])('%p finds %p, which is called otherwise', (typed, id) => {
  const { go = [], actions = [] } = idsOf({ typed });
  expect([...go, ...actions]).toContain(id);
});
