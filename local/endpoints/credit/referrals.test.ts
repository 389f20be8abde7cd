import type { CreditEntry } from '@/domain/credit/account';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import type { Referral } from '@/domain/referrals/referral';
import { NO_REFERRALS } from '@/domain/referrals/settings';
import { eraseAccount } from '../../../functions/src/accounts/erase';
import type { Accounts } from '../../../functions/src/platform/callers/account';
import { verifyToken } from '../testing/people/testTokens';
import { startTestShop, type TestShop } from '../testing/shops/testShop';
import { STRANGERS } from '../testing/people/strangers';
import { ACCOUNTS } from '../testing/people/testTeam';

const DAY = 86_400_000;
const ON = { ...NO_REFERRALS, enabled: true, minRupees: 500 };
let shop: TestShop;
let callers = 0;

/** Accounts whose e-mail is not verified. */
const unverified = new Set<string>();
/** Everybody but 'buyer-99' has an account; bob's verified phone number is that of buyer-7. */
const accounts: Accounts = {
  ...ACCOUNTS,
  async find(uid) {
    const known = await ACCOUNTS.find(uid);
    if (known || uid === 'buyer-99' || uid === 'erased') return known;
    const phone = ['bob', 'buyer-7'].includes(uid) ? '+919800000007' : '';
    const rest = {
      name: '',
      createdAt: '',
      providers: [],
      disabled: false,
      admin: false,
      validFrom: 0,
      verified: !unverified.has(uid),
      factors: [],
    };
    return { uid, email: `${uid}@example.com`, phone, role: null, ...rest };
  },
};

beforeAll(async () => {
  shop = await startTestShop({ instances: 2, auth: { verifyToken, accounts } });
});
beforeEach(async () => {
  await shop.seed({ team: { 'staff-support': 'support' } });
  await shop.db.doc('settings/referrals').set(ON);
});
afterAll(() => shop.close());

const from = () => ({ 'x-forwarded-for': `10.3.0.${(callers += 1)}` });
const link = async (as = 'alice') =>
  (await shop.call('/api/referrals/link', { as, body: {}, headers: from() })).body['code'] as string;
const join = (code: string, as = 'bob') =>
  shop.call('/api/referrals/join', { as, body: { code }, headers: from() });
const look = async (as = 'alice') => (await shop.call('/api/referrals', { as })).body;
const admin = (path: string, body: object, as = 'ada') => shop.admin(`referrals/${path}`, body, as);
const ledger = async (uid: string) =>
  (await shop.db.collection(`credit/${uid}/entries`).get()).docs.map((doc) => doc.data() as CreditEntry);
const earned = async (...uids: string[]) =>
  Promise.all(uids.map(async (uid) => (await ledger(uid)).reduce((sum, { paise }) => sum + paise, 0)));
const referral = async (uid = 'bob') =>
  (await shop.db.doc(`referrals/${uid}`).get()).data() as Referral | undefined;

/** An order that was just delivered, ₹513 paid online. */
async function deliver(uid: string, change: Partial<Order> = {}): Promise<string> {
  const orderId = `GLM-${uid}-${(callers += 1)}`;
  const at = shop.now().toISOString();
  const { address } = deliveredOrder();
  const digits = String(9_700_000_000 + callers);
  const moved = { at, from: 'out_for_delivery', to: 'delivered', by: 'courier', note: '' } as const;
  const order = deliveredOrder({
    orderId,
    userId: uid,
    email: `${uid}@example.com`,
    address: { ...address, phone: digits, addressLine1: `Flat ${callers}` },
    history: [moved],
    createdAt: at,
    ...change,
  });
  await shop.db.doc(`orders/${orderId}`).set(order);
  return orderId;
}

/** Lets the return window of a delivered order pass. */
async function pass(days = 9) {
  shop.advance(days * DAY);
  await shop.reconcile();
}

test('both earn once the first order is kept, once under replays and races, and are told by mail', async () => {
  const code = await link();
  expect(await link()).toBe(code);
  expect(code).not.toContain('alice');
  const opened = await shop.call(`/api/referral-links/${code.toLowerCase()}`, { headers: from() });
  const { friendRupees, referrerRupees, minRupees } = ON;
  expect(opened.body['offer']).toEqual({ friendRupees, referrerRupees, minRupees });
  expect(await join(code)).toMatchObject({ status: 200, body: { joined: { amount: 100 } } });
  await deliver('bob');
  await pass(3);
  expect(await earned('alice', 'bob')).toEqual([0, 0]);
  const [waiting] = (await look())['friends'] as { status: string; rewardAt: string }[];
  expect(waiting).toMatchObject({ status: 'waiting', amount: 200 });
  expect(waiting?.rewardAt).not.toBe('');
  shop.advance(6 * DAY);
  await Promise.all([shop.reconcile(), shop.reconcile(), shop.reconcile()]);
  await shop.db.doc('referrals/bob').update({ dueAt: shop.now().toISOString() });
  await shop.reconcile();
  expect(await earned('alice', 'bob')).toEqual([20_000, 10_000]);
  expect((await look())['friends']).toMatchObject([{ status: 'earned', amount: 200 }]);
  expect((await look('bob'))['joined']).toMatchObject({ status: 'earned', amount: 100 });
  // Neither learns the other's identity.
  expect(JSON.stringify([await look(), await ledger('alice')])).not.toContain('bob');
  expect(JSON.stringify([await look('bob'), await ledger('bob')])).not.toContain('alice');
  const mails = (await shop.db.collection('mail').get()).docs.map((doc) => doc.get('to') as string[]);
  expect(mails.flat().sort()).toEqual(['alice@example.com', 'bob@example.com']);
});

test('fifty requests at once join once, and earn once', async () => {
  const code = await link();
  const replies = await Promise.all(Array.from({ length: 50 }, () => join(code)));
  const statuses = new Set(replies.map(({ status }) => status));
  // The person is limited too.
  expect([...statuses].every((status) => status === 200 || status === 429)).toBe(true);
  expect((await shop.db.collection('referrals').get()).size).toBe(1);
  await deliver('bob');
  await pass();
  expect(await earned('alice', 'bob')).toEqual([20_000, 10_000]);
});

test('the mails can be switched off', async () => {
  await shop.db.doc('settings/mails').set({ friend: false });
  await join(await link());
  await deliver('bob');
  await pass();
  expect(await earned('alice', 'bob')).toEqual([20_000, 10_000]);
  expect((await shop.db.collection('mail').get()).size).toBe(0);
});

test('an address that is not verified gets no mail about the reward', async () => {
  unverified.add('bob');
  await join(await link());
  await deliver('bob');
  await pass();
  unverified.clear();
  expect(await earned('alice', 'bob')).toEqual([20_000, 10_000]);
  const mails = (await shop.db.collection('mail').get()).docs.map((doc) => doc.get('to') as string[]);
  expect(mails).toEqual([['alice@example.com']]);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['the phone number of the account', () => deliver('buyer-7'), 'same_person'],
  [
    'the door of an order',
    async () => {
      const { address } = deliveredOrder();
      await shop.db.doc('users/bob').set({ address: [{ ...address, addressLine1: '22 4th cross' }] });
      await deliver('buyer-7', { address: { ...address, phone: '9811111111' } });
    },
    'same_person',
  ],
  [
    'a phone number that ordered before',
    async () => {
      const { address } = deliveredOrder();
      await deliver('buyer-8', { address: { ...address, phone: '9822222222' } });
      shop.advance(1000);
      await deliver('buyer-7', { address: { ...address, phone: '9822222222' } });
    },
    'same_person not_first',
  ],
])('who shares %s with the referrer earns nothing', async (_, place, problems) => {
  const code = await link('bob');
  expect(await join(code, 'buyer-7')).toMatchObject({ status: 200 });
  await place();
  await pass();
  expect(problems).toContain((await referral('buyer-7'))?.problem);
  expect(await earned('bob', 'buyer-7')).toEqual([0, 0]);
});

test('the month’s limit and a frozen account cost the referrer alone', async () => {
  expect(await admin('settings', { changes: { monthlyLimit: 1 } })).toMatchObject({ status: 200 });
  const code = await link();
  for (const uid of ['buyer-1', 'buyer-2', 'buyer-3']) await join(code, uid);
  for (const uid of ['buyer-1', 'buyer-2', 'buyer-3']) await deliver(uid);
  shop.advance(9 * DAY);
  await Promise.all([shop.reconcile(), shop.reconcile()]);
  expect(await earned('alice', 'buyer-1', 'buyer-2', 'buyer-3')).toEqual([20_000, 10_000, 10_000, 10_000]);
  const problems = ((await look())['friends'] as { problem: string }[]).map(({ problem }) => problem);
  expect(problems.sort()).toEqual(['', 'limit', 'limit']);
});

test('after a deletion the same phone number earns nothing again, and the referrer is forgotten', async () => {
  const { address } = deliveredOrder();
  const own = { address: { ...address, phone: '9833333333', addressLine1: 'Flat 3' } };
  const code = await link();
  await join(code);
  await deliver('bob', own);
  await pass();
  const erase = (uid: string) =>
    eraseAccount({ db: shop.db, now: shop.now, email: `${uid}@example.com`, hasTime: () => true }, uid);
  await erase('bob');
  expect(await referral()).toBeUndefined();
  await join(code, 'buyer-4');
  await deliver('buyer-4', { address: { ...own.address, addressLine1: 'Flat 4' } });
  await pass();
  expect(await referral('buyer-4')).toMatchObject({ status: 'refused', problem: 'not_first' });
  await join(code, 'buyer-5');
  await erase('alice');
  expect(await referral('buyer-5')).toMatchObject({ referrerId: 'erased', status: 'waiting' });
  expect(await join(code, 'buyer-6')).toMatchObject({ status: 404, body: { code: 'unknown_link' } });
  await deliver('buyer-5');
  await pass();
  expect(await earned('alice', 'buyer-5')).toEqual([0, 10_000]);
  expect(JSON.stringify(await shop.snapshot())).not.toMatch(/"alice"/);
});

test('links that do not work have one answer, and opening them is limited', async () => {
  const code = await link();
  const tried = ['0'.repeat(12), 'nonsense', `${code}0`];
  const answers = [];
  for (const one of tried) {
    answers.push(await shop.call(`/api/referral-links/${one}`, { headers: from() }));
    answers.push(await join(one, 'buyer-9'));
  }
  await shop.db.doc('settings/referrals').set({ ...ON, enabled: false });
  answers.push(await shop.call(`/api/referral-links/${code}`, { headers: from() }));
  answers.push(await join(code, 'buyer-9'));
  const told = answers.map(({ status, body }) => `${status} ${JSON.stringify({ ...body, requestId: '' })}`);
  expect([new Set(told).size, answers[0]?.status]).toEqual([1, 404]);
  const here = from();
  const many = [];
  for (let n = 0; n < 40; n += 1)
    many.push((await shop.call(`/api/referral-links/${code}`, { headers: here })).status);
  expect(many).toContain(429);
});

test('a link is for others, once, before the first order', async () => {
  const code = await link();
  expect(await join(code, 'alice')).toMatchObject({ status: 409, body: { code: 'own_link' } });
  await deliver('bob');
  expect(await join(code)).toMatchObject({ status: 409, body: { code: 'not_first' } });
  await join(code, 'buyer-1');
  const other = await link('bob');
  expect(await join(other, 'buyer-1')).toMatchObject({ status: 409, body: { code: 'joined_before' } });
  expect(await join(code, 'buyer-1')).toMatchObject({ status: 200 });
});

test('the team refuses what waits and takes back what was earned, with a reason that nobody else reads', async () => {
  const code = await link();
  await join(code, 'buyer-1');
  await join(code, 'buyer-2');
  await deliver('buyer-1');
  await pass();
  const reason = { reason: 'One household' };
  expect(await admin('buyer-2/withdraw', reason)).toMatchObject({ status: 200 });
  const [first, second] = await Promise.all([
    admin('buyer-1/withdraw', reason),
    admin('buyer-1/withdraw', reason),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  expect(await earned('alice', 'buyer-1')).toEqual([0, 0]);
  expect(JSON.stringify([await look(), await look('buyer-1')])).not.toContain('One household');
  const { rows } = (await shop.call('/api/admin/referrals', { as: 'ada' })).body as { rows: object[] };
  expect(rows).toMatchObject(
    ['buyer-2', 'buyer-1'].map(() => ({ referrerId: 'alice', team: { reason: 'One household' } })),
  );
  expect((await shop.audit()).map(({ action }) => action).sort()).toEqual([
    'referral.refused',
    'referral.withdrawn',
  ]);
  expect(await admin('__all__/withdraw', reason)).toMatchObject({ status: 404 });
  expect(await admin('settings', { changes: { minRupees: 200 } })).toMatchObject({
    status: 400,
    body: { message: 'The smallest first order must be at least both rewards together.' },
  });
  for (const [path, body] of [['settings', { changes: {} }] as const, ['buyer-1/withdraw', reason] as const])
    for (const [status, as] of [...STRANGERS, [403, 'staff-support'] as const])
      expect([path, as, (await admin(path, body, as as string)).status]).toEqual([path, as, status]);
});
