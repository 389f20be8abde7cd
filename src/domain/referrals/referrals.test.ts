import { paise, ZERO } from '@/domain/money/money';
import { inCash } from '../orders/order/testing';
import { emptyAccount, type CreditAccount } from '../credit/account';
import { MAX_BALANCE } from '../credit/limits';
import { addDays } from '../time/calendar';
import { ERASED } from '../records/erased';
import { deliveredOrder } from '../invoices/testing';
import type { Order } from '../orders/order/order';
import { followReferral, refused } from './follow';
import { decideJoin, type JoinFacts } from './join';
import { eraseReferrer, newReferrer, readReferralCode, referralCode, type Referral } from './referral';
import { decideReward, withdraw, type RewardFacts } from './reward';
import { inboxOf, isSamePerson, type Person } from './samePerson';
import { NO_REFERRALS, referralSettings, settingsFault } from './settings';
import { referralRow, referralView } from './view';

const FIRST = '2026-11-01';
const at = (day: number) => new Date(`${addDays(FIRST, day)}T06:00:00.000Z`);
const iso = (day: number) => at(day).toISOString();
const ON = { ...NO_REFERRALS, enabled: true, minRupees: 500 };
const asha = newReferrer('asha', 'ASHA', at(0));
const facts: JoinFacts = {
  userId: 'bina',
  id: 'R1',
  existing: undefined,
  referrer: asha,
  settings: ON,
  hasOrdered: false,
  waiting: 0,
};
function joined(change: Partial<JoinFacts> = {}, day = 0): Referral {
  const decided = decideJoin({ ...facts, ...change }, at(day));
  if (decided.kind !== 'joined') throw new Error(decided.kind);
  return decided.referral;
}
const referral = joined();

const step = (to: Order['status'], from: Order['status'] | null, day: number) => ({
  at: iso(day),
  from,
  to,
  by: 'courier',
  note: '',
});
const placedOn = (day: number): Partial<Order> => ({
  createdAt: iso(day),
  history: [step('placed', null, day), step('delivered', 'out_for_delivery', 4)],
});

/** Bina's order of the second day, delivered on the fourth unless `change` says otherwise; ₹513, paid online. */
function order(change: Partial<Order> = {}): Order {
  return deliveredOrder({ userId: 'bina', ...placedOn(2), ...change });
}
const amounts = (finalTotal: number): Order['amounts'] => ({ ...order().amounts, finalTotal });

test.each<[string, Partial<typeof ON>, RegExp | null]>([
  ['the defaults', {}, null],
  ['half a rupee', { friendRupees: 10.5 }, /whole rupees/],
  ['nothing for the friend', { friendRupees: 0 }, /whole rupees/],
  ['too much for the referrer', { referrerRupees: 1001 }, /whole rupees/],
  ['an order that costs less than it brings', { minRupees: 299 }, /at least both rewards/],
  ['an order nobody places', { minRupees: 10_001 }, /smallest first order/],
  ['no friend in a month', { monthlyLimit: 0 }, /from 1 to 50/],
])('settings: %s', (_, change, problem) => {
  const settings = { ...ON, ...change };
  expect(settingsFault(settings)?.message ?? '').toEqual(problem ? expect.stringMatching(problem) : '');
  expect(referralSettings(settings).enabled).toBe(problem === null);
});

test('settings are off until the team stores some', () => {
  expect(referralSettings(undefined)).toEqual(NO_REFERRALS);
  expect(referralSettings({ ...ON, enabled: 'yes' })).toMatchObject({ enabled: false });
});

test('a code is read as it was meant, and nothing else is one', () => {
  const code = referralCode(Uint8Array.from({ length: 12 }, (_, n) => n * 21));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(readReferralCode(` ${code.toLowerCase()} `)).toBe(code);
  for (const wrong of ['', code.slice(1), `${code}0`, `${code.slice(1)}!`])
    expect(readReferralCode(wrong)).toBeNull();
  expect(() => referralCode(new Uint8Array(3))).toThrow(RangeError);
});

test.each<[string, Partial<JoinFacts>, string]>([
  ['a new account', {}, 'joined'],
  ['the same link again', { existing: referral }, 'again'],
  ['the same link again, after an order', { existing: referral, hasOrdered: true }, 'again'],
  ['another link', { existing: { ...referral, referrerId: 'carla' } }, 'joined_before'],
  ['another, unknown link', { existing: referral, referrer: null }, 'joined_before'],
  ['an unknown link', { referrer: null }, 'unknown_link'],
  ['a link while it is off', { settings: NO_REFERRALS }, 'unknown_link'],
  ['the own link', { userId: 'asha' }, 'own_link'],
  ['an account with an order', { hasOrdered: true }, 'not_first'],
  ['the 51st who waits', { waiting: 50 }, 'link_full'],
])('joining by %s: %s', (_, change, expected) => {
  const decided = decideJoin({ ...facts, ...change }, at(0));
  expect(decided.kind === 'refused' ? decided.code : decided.kind).toBe(expected);
});

test.each<[string, Order[], number, string]>([
  ['no order', [], 1, 'waits'],
  ['no order in 60 days', [], 61, 'too_late'],
  ['an order before', [order(placedOn(-1))], 20, 'not_first'],
  ['begun before, and paid after', [order({ createdAt: iso(-1) })], 12, 'kept'],
  ['an order after 60 days', [order(placedOn(61))], 90, 'too_late'],
  ['begun in time, and paid after 60 days', [order({ ...placedOn(61), createdAt: iso(59) })], 90, 'too_late'],
  ['on its way', [order({ status: 'shipped', history: [] })], 5, 'waits'],
  ['on its way for ever', [order({ status: 'shipped', history: [] })], 121, 'too_late'],
  ['delivered, but it can come back', [order()], 11, 'waits'],
  ['kept', [order()], 12, 'kept'],
  ['cancelled', [order({ status: 'cancelled' })], 12, 'waits'],
  ['refunded after a cancel', [order({ status: 'refunded', history: [] })], 12, 'waits'],
  ['the one after a cancelled one', [order(placedOn(3)), order({ status: 'cancelled' })], 12, 'kept'],
  ['a free replacement alone', [order({ replaces: 'GLM0' })], 12, 'waits'],
  ['never paid', [order({ status: 'expired' })], 12, 'waits'],
  ['asked back', [order({ status: 'return_requested' })], 12, 'waits'],
  ['small', [order({ amounts: amounts(499) })], 12, 'too_small'],
  ['paid by credit', [order({ credit: { paise: paise(2000), backPaise: ZERO, lots: [] } })], 12, 'too_small'],
  [
    'refunded in full',
    [order({ status: 'refunded', payment: { ...order().payment, status: 'refunded' } })],
    12,
    'sent_back',
  ],
  [
    'refunded in part, and too little is left',
    [
      order({
        payment: {
          ...order().payment,
          parts: [{ id: 'p', status: 'done', amount: 100, note: '', at: iso(8) }],
        },
      }),
    ],
    12,
    'sent_back',
  ],
  ['cash, kept', [order(inCash)], 12, 'kept'],
])('an order is %s', (_, orders, day, expected) => {
  const standing = followReferral(referral, orders, at(day));
  expect(standing.kind === 'refused' ? standing.problem : standing.kind).toBe(expected);
  if (standing.kind === 'waits') expect(standing.nextAt > iso(day)).toBe(true);
});

test('the day of the reward is known once the order is delivered', () => {
  expect(followReferral(referral, [order()], at(5))).toMatchObject({
    kind: 'waits',
    nextAt: '2026-11-12T18:30:00.000Z',
    order: { orderId: 'GLM1', orderedAt: iso(2), rewardAt: '2026-11-12T18:30:00.000Z' },
  });
});

test('a return under way leaves no day of the reward, which would soon be past', () => {
  expect(followReferral(referral, [order({ status: 'return_requested' })], at(12))).toMatchObject({
    order: { orderId: 'GLM1', rewardAt: '' },
  });
});

const person = (change: Partial<Person> = {}): Person => ({
  emails: ['asha@example.com'],
  phones: ['9800000001'],
  addresses: [{ pincode: '560034', addressLine1: '22, 4th Cross' }],
  ...change,
});
const bina: Person = {
  emails: ['bina@example.com'],
  phones: ['+91 98000 00002'],
  addresses: [{ pincode: '560001', addressLine1: '1 MG Road' }],
};
test.each<[string, Partial<Person>, boolean]>([
  ['nothing in common', {}, false],
  ['the phone number, written otherwise', { phones: ['+91-98000-00001'] }, true],
  [
    'the door, written otherwise',
    { addresses: [{ pincode: '560034', addressLine1: '22 4TH cross.' }] },
    true,
  ],
  [
    'the same line in another town',
    { addresses: [{ pincode: '110001', addressLine1: '22, 4th Cross' }] },
    false,
  ],
  ['the inbox', { emails: ['Asha+new@example.com'] }, true],
  ['no phone and no line', { phones: [''], addresses: [{ pincode: '560034', addressLine1: ' ' }] }, false],
])('two people share %s: %s', (_, change, expected) => {
  const empty = { ...person(), phones: [...person().phones, ''] };
  expect(isSamePerson(empty, { ...bina, ...change })).toBe(expected);
});

test('Gmail leaves out dots', () => {
  expect(inboxOf('A.sha+x@gmail.com')).toBe(inboxOf('asha@gmail.com'));
  expect(inboxOf('a.sha@example.com')).not.toBe(inboxOf('asha@example.com'));
});

const frozen = { at: '', by: 'ada', reason: 'Asked' };
const full = (userId: string): CreditAccount => ({
  ...emptyAccount(userId),
  paise: MAX_BALANCE,
  lots: [{ lastDay: null, paise: MAX_BALANCE }],
});
const rewarding = (change: Partial<RewardFacts> = {}): RewardFacts => ({
  order: order(),
  isSamePerson: false,
  isKnownPhone: false,
  friend: emptyAccount('bina'),
  referrer: { record: asha, account: emptyAccount('asha') },
  monthlyLimit: 2,
  ...change,
});
const ofAsha = (change: Partial<NonNullable<RewardFacts['referrer']>>) => ({
  referrer: { record: asha, account: emptyAccount('asha'), ...change },
});
test.each<[string, Partial<RewardFacts>, string, number, number]>([
  ['both earn', {}, 'earned', 10_000, 20_000],
  ['the same person', { isSamePerson: true }, 'refused same_person', 0, 0],
  ['a known phone', { isKnownPhone: true }, 'refused not_first', 0, 0],
  [
    'the month is full',
    ofAsha({ record: { ...asha, month: '2026-11', rewarded: 2 } }),
    'earned limit',
    10_000,
    0,
  ],
  [
    'another month was full',
    ofAsha({ record: { ...asha, month: '2026-10', rewarded: 2 } }),
    'earned',
    10_000,
    20_000,
  ],
  ['a frozen referrer', ofAsha({ account: { ...emptyAccount('asha'), frozen } }), 'earned frozen', 10_000, 0],
  ['a full referrer', ofAsha({ account: full('asha') }), 'earned full', 10_000, 0],
  ['a referrer who left', { referrer: null }, 'earned gone', 10_000, 0],
  ['a frozen friend', { friend: { ...emptyAccount('bina'), frozen } }, 'earned', 0, 20_000],
])('%s', (_, change, expected, friend, referrer) => {
  const decided = decideReward(referral, rewarding(change), at(12));
  const { status, problem, ...rest } = decided?.referral ?? referral;
  expect([status, problem, rest.referrer.problem].filter(Boolean).join(' ')).toBe(expected);
  expect([rest.friend.paise, rest.referrer.paise]).toEqual([friend, referrer]);
  expect(decided?.moves.map(({ account }) => account.paise)).toEqual(
    [friend, referrer].filter((paise) => paise > 0),
  );
  expect(decided?.referrer?.rewarded ?? 0).toBe(referrer > 0 ? 1 : 0);
  // No entry reveals the other side.
  for (const { account, entries } of decided?.moves ?? [])
    expect(JSON.stringify(entries)).not.toContain(account.userId === 'asha' ? 'bina' : 'asha');
});

test('what is decided is decided', () => {
  const decided = decideReward(referral, rewarding(), at(12));
  if (!decided) throw new Error('not decided');
  expect(decideReward(decided.referral, rewarding(), at(13))).toBeNull();
  expect(decideReward(refused(referral, 'too_late', null, at(1)), rewarding(), at(13))).toBeNull();
});

test('the team refuses what waits, and takes back what is left of what was earned', () => {
  const none = { friend: null, referrer: null };
  const team = { by: 'ada', reason: 'A shop of their own' };
  const stopped = withdraw(referral, none, team, at(1));
  expect(stopped).toMatchObject({ referral: { status: 'refused', problem: 'team', dueAt: null }, moves: [] });
  const earned = decideReward(referral, rewarding(), at(12));
  const [friend, referrer] = (earned?.moves ?? []).map(({ account }) => account);
  if (!earned || !friend || !referrer) throw new Error('not earned');
  const spent = { ...referrer, paise: paise(500), lots: [{ lastDay: '2027-11-13', paise: paise(500) }] };
  const back = withdraw(earned.referral, { friend, referrer: spent }, team, at(13));
  expect(back?.moves.map(({ entries }) => entries.at(-1)?.paise)).toEqual([-10_000, -500]);
  expect(withdraw(back?.referral ?? referral, none, team, at(14))).toBeNull();
});

test('each of the two sees their own side, and nothing of the other', () => {
  const limit = ofAsha({ record: { ...asha, month: '2026-11', rewarded: 2 } });
  const earned = decideReward(referral, rewarding(limit), at(12))?.referral ?? referral;
  expect(referralView(earned, 'friend')).toMatchObject({ status: 'earned', amount: 100, problem: '' });
  expect(referralView(earned, 'referrer')).toMatchObject({ status: 'refused', amount: 0, problem: 'limit' });
  expect(referralView(referral, 'referrer')).toMatchObject({ status: 'waiting', amount: 200 });
  expect(JSON.stringify([referralView(earned, 'friend'), referralView(earned, 'referrer')])).not.toMatch(
    /asha|bina|GLM/,
  );
  const erased = eraseReferrer(earned, at(20));
  expect(erased.referrerId).toBe(ERASED);
  const emails = { friendEmail: 'bina@example.com', referrerEmail: '' };
  expect(referralRow(erased, emails)).toMatchObject({ referrerId: '', friend: { amount: 100 } });
});
