import { paise } from '@/domain/money/money';
import fc from 'fast-check';
import type { Counted, Order, Tally } from '@/domain/orders/order/order';
import { deliveredOrder } from '@/domain/invoices/testing';
import { customerFrom, NO_TOTALS } from './customer';
import { isSameProfile, profileOf } from './profile';
import { addNote, MAX_NOTES, removeNote, tidyTags } from './teamFields';
import { addTotals, customerTotalsOf, sharesOf, totalsOf } from './totals';

const now = new Date('2026-11-26T10:00:00.000Z');
const known = { email: '', since: '', accountName: null };
const address = (fields: object) => ({
  name: 'Asha Rao',
  phone: '9845012345',
  addressLine1: '1 Road',
  addressLine2: '',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  landmark: '',
  isDefault: false,
  createdAt: 'a',
  ...fields,
});

const counted = (as: Counted['as'], revenue = 0): Counted => ({
  day: '2026-11-26',
  as,
  revenue: paise(revenue),
});
const cod = { paymentMethod: 'Cash on Delivery' as const };
const online = { paymentMethod: 'Pay Online' as const };
/** What an order was counted as before its edit. */
const edited = (paymentMethod?: Order['paymentMethod']): Tally['countedAs'] => {
  const { lines, couponCode, amounts } = deliveredOrder();
  return { lines, couponCode, amounts, ...(paymentMethod ? { paymentMethod } : {}) };
};

test.each([
  ['nothing that was never placed', cod, null, {}],
  [
    'a kept order with its money',
    online,
    counted('sold', 500),
    { placed: 1, orders: 1, kept: 1, revenue: 500 },
  ],
  ['a cancelled one as placed only', cod, counted('cancelled'), { placed: 1 }],
  ['a refused one paid in cash', cod, counted('rto'), { placed: 1, orders: 1, rto: 1, cod: 1, codRto: 1 }],
  ['a refused one paid online', online, counted('rto'), { placed: 1, orders: 1, rto: 1 }],
  ['a returned one', cod, counted('returned'), { placed: 1, orders: 1, returned: 1, cod: 1 }],
  [
    'one that was exchanged or returned in part both as kept and as returned',
    online,
    { ...counted('sold', 300), hasReturn: true } as Counted,
    { placed: 1, orders: 1, kept: 1, returned: 1, revenue: 300 },
  ],
])('totals count %s', (_name, order, as, expected) => {
  expect(customerTotalsOf(order, as)).toEqual({ ...NO_TOTALS, ...expected });
});

test('totals that follow each change equal a sum over all orders at the end', () => {
  const state = fc.record({
    as: fc.constantFrom('sold' as const, 'cancelled' as const, 'rto' as const, 'returned' as const),
    revenue: fc.nat(100_000),
  });
  const order = fc.record({ isCod: fc.boolean(), states: fc.array(state, { minLength: 1, maxLength: 4 }) });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 12 }), (orders) => {
      let totals = NO_TOTALS;
      const end = orders.map(({ isCod, states }) => {
        const method = isCod ? cod : online;
        let before: Counted | null = null;
        for (const { as, revenue } of states) {
          const after = counted(as, revenue);
          totals = addTotals(
            addTotals(totals, customerTotalsOf(method, before), -1),
            customerTotalsOf(method, after),
          );
          before = after;
        }
        return { ...method, tally: { counted: before, dueAt: null } };
      });
      expect(totals).toEqual(totalsOf(end));
    }),
  );
});

test.each<[string, Order['paymentMethod'], Tally['countedAs'], number]>([
  ['as cash while its change to cash is counted', 'Cash on Delivery', undefined, 1],
  ['as paid online until its change to cash is counted', 'Cash on Delivery', edited('Pay Online'), 0],
  ['as cash until its change to online is counted', 'Pay Online', edited('Cash on Delivery'), 1],
  ['as it is where an edit kept the way to pay', 'Cash on Delivery', edited(), 1],
])('an order counts %s', (_, paymentMethod, countedAs, isCod) => {
  const tally = { counted: counted('sold', 500), dueAt: null, ...(countedAs ? { countedAs } : {}) };
  expect(totalsOf([{ paymentMethod, tally }])).toMatchObject({ orders: 1, cod: isCod });
});

test('shares are of the orders that were not cancelled', () => {
  expect(sharesOf({ ...NO_TOTALS, placed: 5, orders: 4, returned: 1, rto: 2 })).toEqual({
    returned: 0.25,
    refused: 0.5,
  });
  expect(sharesOf({ ...NO_TOTALS, placed: 1 })).toEqual({ returned: null, refused: null });
});

test('a profile has the own name and number first, then those of the addresses, the default one before others', () => {
  const addresses = [
    address({ name: 'Old', city: 'Goa' }),
    address({ isDefault: true, phone: '9000000001' }),
  ];
  const fields = {
    displayName: ' Asha ',
    phone: '9845012345',
    email: 'asha@example.com',
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  expect(profileOf({ fields, addresses }, known, now)).toEqual({
    email: 'asha@example.com',
    names: ['Asha', 'Asha Rao', 'Old'],
    phones: ['9845012345', '9000000001'],
    cities: ['Pune', 'Goa'],
    since: '2026-01-01T00:00:00.000Z',
  });
});

test.each([
  ['nothing', {}],
  ['other types', { displayName: 7, phone: ['9845012345'], email: null, createdAt: {} }],
  ['a date in the future', { createdAt: '9999-01-01T00:00:00.000Z' }],
  ['a date that is none', { createdAt: 'yesterday' }],
])('an own document with %s gives a profile all the same', (_name, fields) => {
  const profile = profileOf({ fields, addresses: [] }, known, now);
  expect(profile).toEqual({ email: '', names: [], phones: [], cities: [], since: now.toISOString() });
});

test('what was stored first stays: the moment, and the account’s name while the profile has none', () => {
  const stored = { email: 'a@example.com', since: '2025-01-01T00:00:00.000Z', accountName: 'Asha' };
  const fields = { createdAt: { toDate: () => new Date('2026-02-02T00:00:00.000Z') } };
  const profile = profileOf({ fields, addresses: [] }, stored, now);
  expect(profile).toMatchObject({ email: 'a@example.com', names: ['Asha'], since: stored.since });
  expect(profileOf({ fields, addresses: [] }, known, now).since).toBe('2026-02-02T00:00:00.000Z');
  expect(isSameProfile(profile, { ...profile })).toBe(true);
  for (const change of [{ email: 'b' }, { names: [] }, { phones: ['1'] }, { cities: ['Goa'] }, { since: '' }])
    expect(isSameProfile(profile, { ...profile, ...change })).toBe(false);
});

test('a note is added once, up to a limit, and removed once', () => {
  const note = { id: 'n', at: now.toISOString(), by: { uid: 'ada', email: 'ada@example.com' }, text: 'x' };
  const empty = customerFrom('asha', undefined);
  expect(addNote(empty, note)).toEqual({ kind: 'noted', notes: [note] });
  expect(addNote({ notes: [note] }, note)).toEqual({ kind: 'known' });
  const [longer, other] = [
    { ...note, text: 'x and y' },
    { ...note, id: 'o' },
  ];
  expect(addNote({ notes: [other, note] }, longer)).toEqual({ kind: 'noted', notes: [other, longer] });
  const byBob = { ...longer, by: { uid: 'bob', email: 'bob@example.com' } };
  expect(addNote({ notes: [note] }, byBob)).toEqual({ kind: 'known' });
  const full = Array.from({ length: MAX_NOTES }, (_, at) => ({ ...note, id: String(at) }));
  expect(addNote({ notes: full }, note)).toEqual({ kind: 'full' });
  expect(addNote({ notes: full }, { ...longer, id: '0' })).toMatchObject({ kind: 'noted' });
  expect(removeNote({ notes: [note] }, 'n')).toEqual([]);
  expect(removeNote({ notes: [note] }, 'other')).toBeNull();
});

test('tags that differ in capitals and spaces are one', () => {
  expect(tidyTags(['VIP', ' vip', 'salon   owner', '', 'a,b'])).toEqual(['a b', 'salon owner', 'vip']);
});
