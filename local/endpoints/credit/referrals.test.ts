import { deliveredOrder } from '@/domain/invoices/testing';
import { eraseAccount } from '../../../functions/src/accounts/erase';
import { STRANGERS } from '../testing/people/strangers';
import { DAY, ON, referralShop } from '../testing/shops/referralShop';

const { shop, unverified, from, link, join, ledger, earned, referral, deliver, pass } = referralShop();
const look = async (as = 'alice') => (await shop().call('/api/referrals', { as })).body;
const admin = (path: string, body: object, as = 'ada') => shop().admin(`referrals/${path}`, body, as);

test('both earn once the first order is kept, once under replays and races, and are told by mail', async () => {
  const code = await link();
  expect(await link()).toBe(code);
  expect(code).not.toContain('alice');
  const opened = await shop().call(`/api/referral-links/${code.toLowerCase()}`, { headers: from() });
  const { friendRupees, referrerRupees, minRupees } = ON;
  expect(opened.body['offer']).toEqual({ friendRupees, referrerRupees, minRupees });
  expect(await join(code)).toMatchObject({ status: 200, body: { joined: { amount: 100 } } });
  await deliver('bob');
  await pass(3);
  expect(await earned('alice', 'bob')).toEqual([0, 0]);
  const [waiting] = (await look())['friends'] as { status: string; rewardAt: string }[];
  expect(waiting).toMatchObject({ status: 'waiting', amount: 200 });
  expect(waiting?.rewardAt).not.toBe('');
  shop().advance(6 * DAY);
  await Promise.all([shop().reconcile(), shop().reconcile(), shop().reconcile()]);
  await shop().db.doc('referrals/bob').update({ dueAt: shop().now().toISOString() });
  await shop().reconcile();
  expect(await earned('alice', 'bob')).toEqual([20_000, 10_000]);
  expect((await look())['friends']).toMatchObject([{ status: 'earned', amount: 200 }]);
  expect((await look('bob'))['joined']).toMatchObject({ status: 'earned', amount: 100 });
  // Neither learns the other's identity.
  expect(JSON.stringify([await look(), await ledger('alice')])).not.toContain('bob');
  expect(JSON.stringify([await look('bob'), await ledger('bob')])).not.toContain('alice');
  const mails = (await shop().db.collection('mail').get()).docs.map((doc) => doc.get('to') as string[]);
  expect(mails.flat().sort()).toEqual(['alice@example.com', 'bob@example.com']);
});

test('fifty requests at once join once, and earn once', async () => {
  const code = await link();
  const replies = await Promise.all(Array.from({ length: 50 }, () => join(code)));
  const statuses = new Set(replies.map(({ status }) => status));
  // The person is limited too.
  expect([...statuses].every((status) => status === 200 || status === 429)).toBe(true);
  expect((await shop().db.collection('referrals').get()).size).toBe(1);
  await deliver('bob');
  await pass();
  expect(await earned('alice', 'bob')).toEqual([20_000, 10_000]);
});

test('the mails can be switched off', async () => {
  await shop().db.doc('settings/mails').set({ friend: false });
  await join(await link());
  await deliver('bob');
  await pass();
  expect(await earned('alice', 'bob')).toEqual([20_000, 10_000]);
  expect((await shop().db.collection('mail').get()).size).toBe(0);
});

test('an address that is not verified gets no mail about the reward', async () => {
  unverified.add('bob');
  await join(await link());
  await deliver('bob');
  await pass();
  unverified.clear();
  expect(await earned('alice', 'bob')).toEqual([20_000, 10_000]);
  const mails = (await shop().db.collection('mail').get()).docs.map((doc) => doc.get('to') as string[]);
  expect(mails).toEqual([['alice@example.com']]);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['the phone number of the account', () => deliver('buyer-7'), 'same_person'],
  [
    'the door of an order',
    async () => {
      const { address } = deliveredOrder();
      await shop()
        .db.doc('users/bob')
        .set({ address: [{ ...address, addressLine1: '22 4th cross' }] });
      await deliver('buyer-7', { address: { ...address, phone: '9811111111' } });
    },
    'same_person',
  ],
  [
    'a phone number that ordered before',
    async () => {
      const { address } = deliveredOrder();
      await deliver('buyer-8', { address: { ...address, phone: '9822222222' } });
      shop().advance(1000);
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
  shop().advance(9 * DAY);
  await Promise.all([shop().reconcile(), shop().reconcile()]);
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
    eraseAccount({ db: shop().db, now: shop().now, email: `${uid}@example.com`, hasTime: () => true }, uid);
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
  expect(JSON.stringify(await shop().snapshot())).not.toMatch(/"alice"/);
});

test('links that do not work have one answer, and opening them is limited', async () => {
  const code = await link();
  const tried = ['0'.repeat(12), 'nonsense', `${code}0`];
  const answers = [];
  for (const one of tried) {
    answers.push(await shop().call(`/api/referral-links/${one}`, { headers: from() }));
    answers.push(await join(one, 'buyer-9'));
  }
  await shop()
    .db.doc('settings/referrals')
    .set({ ...ON, enabled: false });
  answers.push(await shop().call(`/api/referral-links/${code}`, { headers: from() }));
  answers.push(await join(code, 'buyer-9'));
  const told = answers.map(({ status, body }) => `${status} ${JSON.stringify({ ...body, requestId: '' })}`);
  expect([new Set(told).size, answers[0]?.status]).toEqual([1, 404]);
  const here = from();
  const many = [];
  for (let n = 0; n < 40; n += 1)
    many.push((await shop().call(`/api/referral-links/${code}`, { headers: here })).status);
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
  const { rows } = (await shop().call('/api/admin/referrals', { as: 'ada' })).body as { rows: object[] };
  expect(rows).toMatchObject(
    ['buyer-2', 'buyer-1'].map(() => ({ referrerId: 'alice', team: { reason: 'One household' } })),
  );
  expect((await shop().audit()).map(({ action }) => action).sort()).toEqual([
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
