import { paise } from '@/domain/money/money';
import fc from 'fast-check';
import { tallyOf, withTally } from '@/domain/admin/sales/countOrder';
import type { Offer } from '@/domain/offers/offer';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { anOffer } from '@/domain/offers/testing';
import { searchEntryOf } from '@/domain/admin/search/searchEntry';
import { addDays } from '@/domain/time/calendar';
import { frozenAccount, reminderAt } from '@/domain/credit/reminder';
import { accountFrom, type CreditAccount } from '@/domain/credit/account';
import { missingReminder } from './creditReminders';
import { withoutSearch } from './exportSearches';
import { isUnindexed } from './orderSearch';
import { splitUses } from './offerUses';
import { missingTally } from './orderTallies';
import { lacksWaits } from './orderWaits';
import { withTeamWaits } from '@/domain/orders/returnDesk/teamWaits';
import { missingReturnCase } from './returnCases';
import { lacksReturnCount } from './returnCounts';
import { missingReverseAsk } from './reverseAsks';

const now = new Date('2026-11-25T10:00:00.000Z');
const updatedAt = now.toISOString();

test.each<[string, Partial<Offer>, boolean, ReturnType<typeof splitUses>['uses']]>([
  ['a count of its own', anOffer('glow10', {}, 7), false, { usedCount: 7, updatedAt }],
  ['a count of 0', anOffer('glow10', {}, 0), false, { usedCount: 0, updatedAt }],
  ['a count beside a newer document', anOffer('glow10', {}, 7), true, null],
  ['no count', anOffer('glow10'), false, null],
])('splitting the uses of an offer with %s', (_, offer, hasUses, uses) => {
  const { usedCount: _old, ...rest } = offer;
  expect(splitUses(offer, hasUses, now)).toEqual({ offer: rest, uses });
});

test('splitting a split offer changes nothing', () => {
  fc.assert(
    fc.property(fc.option(fc.nat(), { nil: undefined }), fc.boolean(), (usedCount, hasUses) => {
      const once = splitUses(anOffer('glow10', {}, usedCount), hasUses, now);
      const again = splitUses(once.offer, hasUses || once.uses !== null, now);
      expect(again).toEqual({ offer: once.offer, uses: null });
    }),
  );
});

/** An order that has gone this way, from before it was counted. */
const order = (way: readonly OrderStatus[]): Order => ({
  ...deliveredOrder(),
  updatedAt,
  history: way.map((to, n) => ({ at: updatedAt, from: way[n - 1] ?? null, to, by: 'shop', note: '' })),
});

test('a placed order lacks a tally until it has one, and an unpaid order never does', () => {
  const placed = order(['placed']);
  expect(missingTally(placed)).toEqual({ counted: null, dueAt: updatedAt });
  expect(missingTally(withTally(placed))).toBeNull();
  expect(missingTally(order(['pending_payment']))).toBeNull();
});

test.each<[OrderStatus, string, string]>([
  ['return_requested', 'asked', 'decide'],
  ['returned', 'judged', 'refund'],
  ['refunded', 'judged', ''],
])('a return that is %s gets the state %s once', (status, state, waits) => {
  const returning = { at: updatedAt, reason: 'Damaged', lines: [{ line: 0, quantity: 1 }] };
  const old: Order = { ...order(['placed', 'shipped', 'delivered', status]), status, returning };
  const returnCase = missingReturnCase(old)!;
  expect(returnCase).toMatchObject({ state, waits, asked: returning });
  expect(missingReturnCase({ ...old, returnCase })).toBeNull();
  expect(missingReturnCase(deliveredOrder())).toBeNull();
});

test('an exchanged order lacks its count as a return until it is to be counted again', () => {
  const way: OrderStatus[] = ['placed', 'delivered', 'return_requested', 'returned'];
  const exchanged = { ...order(way), returning: { at: updatedAt, reason: 'Damaged', lines: [] } };
  const { hasReturn: _, ...before } = tallyOf(exchanged)!;
  const old: Order = { ...exchanged, tally: { counted: before, dueAt: null } };
  expect(lacksReturnCount(old)).toBe(true);
  expect(lacksReturnCount(withTally(old))).toBe(false);
  expect(lacksReturnCount({ ...old, tally: { counted: tallyOf(exchanged), dueAt: null } })).toBe(false);
  expect(lacksReturnCount(exchanged)).toBe(false);
});

test('an order that came back lacks its waits until they are stored', () => {
  const back: Order = { ...order(['placed', 'shipped', 'rto']), status: 'rto' };
  expect(lacksWaits(back)).toBe(true);
  expect(lacksWaits(withTeamWaits(back))).toBe(false);
  expect(lacksWaits(deliveredOrder())).toBe(false);
});

test('an order is unindexed until its entry is the one it gives now', () => {
  const plain = deliveredOrder();
  const entry = searchEntryOf(plain);
  expect(isUnindexed(plain, undefined)).toBe(true);
  expect(isUnindexed(plain, entry)).toBe(false);
  expect(isUnindexed({ ...plain, email: 'new@example.com' }, entry)).toBe(true);
  expect(isUnindexed(plain, { ...entry, near: [] })).toBe(true);
});

test('the courier is asked after a parcel back from before it was asked, unless that is over', () => {
  const booked = (kind: 'courier' | 'hand', status: OrderStatus, news?: 'here'): Order => {
    const old = order(['placed', 'shipped', 'delivered', 'return_requested']);
    const pickup = { kind, at: updatedAt, awb: '1', courier: '', trackingUrl: '', attempts: 1, until: '' };
    const returning = { at: updatedAt, reason: 'Damaged', lines: [{ line: 0, quantity: 1 }] };
    const returnCase = {
      ...missingReturnCase({ ...old, status: 'return_requested', returning })!,
      state: 'pickup' as const,
      pickup: { ...pickup, problem: '', ...(news ? { news: { kind: news, at: updatedAt } } : {}) },
    };
    return { ...old, status, returning, returnCase };
  };
  const due = '2026-11-25T10:15:00.000Z';
  const waiting = booked('courier', 'return_requested');
  expect(missingReverseAsk(waiting)).toBe(due);
  const { pickup } = waiting.returnCase!;
  const asked = { ...waiting, returnCase: { ...waiting.returnCase!, pickup: { ...pickup!, askAt: due } } };
  for (const none of [
    asked,
    booked('hand', 'return_requested'),
    booked('courier', 'return_requested', 'here'),
    booked('courier', 'refunded'),
    order(['placed']),
  ])
    expect(missingReverseAsk(none)).toBeNull();
});

const day = (days: number) => addDays('2026-11-25', days);
const lot = (days: number | null) => ({ lastDay: days === null ? null : day(days), paise: paise(100) });
const credit = (...lots: ReturnType<typeof lot>[]): Partial<CreditAccount> => ({ paise: paise(100), lots });
test.each<[string, Partial<CreditAccount>, number | null]>([
  ['none', {}, null],
  ['credit that never expires', credit(lot(null)), null],
  ['credit that is over', credit(lot(-1)), null],
  ['credit of its last day', credit(lot(0)), 0],
  ['the first credit whose own time is over', credit(lot(-1), lot(5), lot(90)), 5],
  ['credit whose time comes', credit(lot(90), lot(200)), 90],
  [
    'frozen credit',
    frozenAccount(accountFrom('asha', credit(lot(90))), { at: '', by: '', reason: '' }),
    null,
  ],
])('an account from before the reminders is reminded of %s', (_, { remindAt: _at, ...old }, days) => {
  expect(missingReminder('asha', old, now)).toBe(days === null ? null : reminderAt(day(days)));
});

const exported = (query: string, action = 'orders.exported') => ({
  action,
  changes: [
    { field: 'orders', before: null, after: 2 },
    { field: 'query', before: null, after: query },
    { field: 'rows', before: null, after: 'lines' },
  ],
});
test('the entry of an export loses what was searched once, and says that it was searched', () => {
  const old = exported('q=asha%40example.com&status=packed&from=2026-11-01&to=2026-11-30');
  const changes = withoutSearch(old)!;
  const after = 'status=packed&from=2026-11-01&to=2026-11-30';
  expect(changes).toEqual([...exported(after).changes, { field: 'searched', before: null, after: true }]);
  for (const none of [{ ...old, changes }, exported(after), exported('q=asha', 'order.noted')])
    expect(withoutSearch(none)).toBeNull();
});
