import fc from 'fast-check';
import { emptyAccount, type CreditAccount, type CreditEntry } from '../credit/account';
import { drawCredit, type CreditMove } from '../credit/ledger';
import { DAY_MS } from '../time/calendar';
import { dayInIndia } from '../time/india';
import { deliveredOrder } from '../invoices/testing';
import { paise } from '../money/money';
import type { Order, OrderStatus } from '../orders/order/order';
import { followReferral, refused, waited } from './follow';
import { decideJoin } from './join';
import { newReferrer, type Referral, type Referrer } from './referral';
import { decideReward, withdraw } from './reward';
import { NO_REFERRALS } from './settings';

const FRIENDS = ['f0', 'f1', 'f2', 'f3'];
const START = Date.parse('2026-11-26T06:00:00.000Z');
const LIMIT = 1;
const settings = { ...NO_REFERRALS, enabled: true, minRupees: 300, monthlyLimit: LIMIT };
/** Common events are drawn more often. */
const EVENTS = [
  ...(['join', 'order', 'order', 'deliver', 'deliver', 'sweep', 'sweep', 'wait', 'wait'] as const),
  ...(['cancel', 'return', 'refund', 'withdraw', 'spend'] as const),
];
const friend = fc.constantFrom(...FRIENDS);
const step = fc.record({
  days: fc.constantFrom(0, 0, 0, 1),
  who: friend,
  does: fc.constantFrom(...EVENTS),
  /** Some friends share a phone number. */
  phone: fc.constantFrom('1', '2', '3', '4'),
});

/** A shop with one referrer: each step is one transaction, and any may be repeated. */
class Shop {
  now = new Date(START);
  referrer: Referrer = newReferrer('asha', 'CODE', this.now);
  readonly referrals = new Map<string, Referral>();
  readonly orders = new Map<string, Order[]>();
  readonly accounts = new Map<string, CreditAccount>();
  readonly ledger: CreditEntry[] = [];
  readonly claims = new Set<string>();

  account = (uid: string) => this.accounts.get(uid) ?? emptyAccount(uid);

  private write({ account, entries }: CreditMove) {
    this.accounts.set(account.userId, account);
    this.ledger.push(...entries);
  }

  join(uid: string) {
    const orders = this.orders.get(uid) ?? [];
    const facts = { userId: uid, id: `R-${uid}`, existing: this.referrals.get(uid), waiting: 0, settings };
    const decided = decideJoin(
      { ...facts, referrer: this.referrer, hasOrdered: orders.length > 0 },
      this.now,
    );
    if (decided.kind === 'joined') this.referrals.set(uid, decided.referral);
  }

  order(uid: string, phone: string) {
    const orders = this.orders.get(uid) ?? [];
    const at = this.now.toISOString();
    const { address } = deliveredOrder();
    const placed = { at, from: null, to: 'placed', by: uid, note: '' } as const;
    const made = deliveredOrder({
      orderId: `${uid}-${orders.length}`,
      userId: uid,
      status: 'placed',
      address: { ...address, phone },
      createdAt: at,
      history: [placed],
    });
    this.orders.set(uid, [...orders, made]);
  }

  move(uid: string, from: OrderStatus, to: OrderStatus, change: Partial<Order> = {}) {
    const orders = this.orders.get(uid) ?? [];
    const at = orders.findIndex(({ status }) => status === from);
    const found = orders[at];
    if (!found) return;
    const entry = { at: this.now.toISOString(), from, to, by: 'x', note: '' };
    const next = { ...found, status: to, history: [...found.history, entry], ...change };
    this.orders.set(
      uid,
      orders.map((one, index) => (index === at ? next : one)),
    );
  }

  sweep() {
    for (const [uid, referral] of this.referrals) {
      if (referral.status !== 'waiting') continue;
      const standing = followReferral(referral, this.orders.get(uid) ?? [], this.now);
      if (standing.kind === 'waits') this.referrals.set(uid, waited(referral, standing));
      else if (standing.kind === 'refused')
        this.referrals.set(uid, refused(referral, standing.problem, standing.order, this.now));
      else this.reward(uid, referral, standing.order);
    }
  }

  private reward(uid: string, referral: Referral, order: Order) {
    const { phone } = order.address;
    const facts = {
      order,
      isSamePerson: false,
      isKnownPhone: this.claims.has(phone),
      friend: this.account(uid),
      referrer: { record: this.referrer, account: this.account('asha') },
      monthlyLimit: LIMIT,
    };
    const decided = decideReward(referral, facts, this.now);
    if (!decided) throw new Error('Decided twice');
    this.referrals.set(uid, decided.referral);
    this.referrer = decided.referrer ?? this.referrer;
    if (decided.moves.length > 0) this.claims.add(phone);
    for (const move of decided.moves) this.write(move);
  }

  withdraw(uid: string) {
    const referral = this.referrals.get(uid);
    const accounts = { friend: this.account(uid), referrer: this.account('asha') };
    const done = referral && withdraw(referral, accounts, { by: 'ada', reason: 'x' }, this.now);
    if (!done) return;
    this.referrals.set(uid, done.referral);
    for (const move of done.moves) this.write(move);
  }

  spend(uid: string) {
    const id = `spent-${this.ledger.length}`;
    const drawn = drawCredit(this.account(uid), 'spent', paise(5000), { id, note: '' }, this.now);
    if (drawn) this.write(drawn);
  }
}

const sum = (all: readonly { paise: number }[]) => all.reduce((total, { paise }) => total + paise, 0);

/** Final invariants; the ledger only grows, so they held after every step. */
function check(shop: Shop) {
  for (const uid of ['asha', ...FRIENDS]) {
    const entries = shop.ledger.filter(({ userId }) => userId === uid);
    const { paise, lots } = shop.account(uid);
    expect([sum(entries), sum(lots)]).toEqual([paise, paise]);
    expect(entries.every(({ balance }) => balance >= 0)).toBe(true);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    if (uid !== 'asha')
      expect(entries.filter(({ kind }) => kind === 'referred').length).toBeLessThanOrEqual(1);
  }
  const earned = shop.ledger.filter(({ kind, userId }) => kind === 'referred' && userId === 'asha');
  const months = earned.map(({ at }) => dayInIndia(new Date(at)).slice(0, 7));
  for (const month of new Set(months))
    expect(months.filter((one) => one === month).length).toBeLessThanOrEqual(LIMIT);
  const phones = [...shop.referrals]
    .filter(([, { friend, referrer }]) => friend.paise + referrer.paise > 0)
    .map(([uid, { orderId }]) => shop.orders.get(uid)?.find((one) => one.orderId === orderId)?.address.phone);
  expect(new Set(phones).size).toBe(phones.length);
}

test('in any order of events, a friend is rewarded once at most, a phone number once, and a month never above its limit', () => {
  let [rewards, withheld] = [0, 0];
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), (steps) => {
      const shop = new Shop();
      for (const uid of ['f0', 'f1', 'f2']) shop.join(uid);
      for (const { days, who, does, phone } of steps) {
        shop.now = new Date(shop.now.getTime() + days * DAY_MS);
        if (does === 'join') shop.join(who);
        else if (does === 'order') shop.order(who, phone);
        else if (does === 'deliver') for (const uid of FRIENDS) shop.move(uid, 'placed', 'delivered');
        else if (does === 'cancel') shop.move(who, 'placed', 'cancelled');
        else if (does === 'return') shop.move(who, 'delivered', 'return_requested');
        else if (does === 'refund')
          shop.move(who, 'return_requested', 'refunded', {
            payment: { ...deliveredOrder().payment, status: 'refunded' },
          });
        else if (does === 'wait') shop.now = new Date(shop.now.getTime() + 8 * DAY_MS);
        else if (does === 'withdraw') shop.withdraw(who);
        else if (does === 'spend') shop.spend(who);
        else shop.sweep();
      }
      check(shop);
      rewards += shop.ledger.filter(({ kind }) => kind === 'referred').length;
      withheld += [...shop.referrals.values()].filter(({ referrer }) => referrer.problem === 'limit').length;
    }),
    { numRuns: 150 },
  );
  // Guards against vacuous runs.
  expect(rewards).toBeGreaterThan(0);
  expect(withheld).toBeGreaterThan(0);
});
