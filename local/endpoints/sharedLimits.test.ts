import { Timestamp } from 'firebase-admin/firestore';
import { startTestShop, type TestShop } from './testing/shops/testShop';

let shop: TestShop;
let last = 0;
beforeAll(async () => {
  // Three processes that share Firestore and nothing else.
  shop = await startTestShop({ instances: 3 });
});
beforeEach(() => shop.seed({}));
afterAll(() => shop.close());

const write = () =>
  shop.call('/api/messages', {
    body: {
      name: 'Asha',
      email: 'asha@example.com',
      phone: '',
      message: `Question ${(last += 1)}`,
      website: '',
    },
  });
const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort();
const buckets = async () => (await shop.db.collection('rateLimits').get()).docs;

test('an address can send three messages in a burst, counted over all instances', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await write()).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  shop.advance(61_000);
  expect((await write()).status).toBe(200);
});

test('twelve concurrent messages from an address are limited to three as well', async () => {
  const statuses = await statusesOf(Array.from({ length: 12 }, write));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
  for (const status of statuses) expect([200, 429]).toContain(status);
});

test('a person can export their data four times, without affecting another person', async () => {
  const readAccountData = (as: string) => shop.call('/api/account/data', { as });
  const refusals: number[] = [];
  for (let n = 0; n < 6; n += 1) refusals.push((await readAccountData('alice')).status);
  expect(refusals.filter((status) => status === 429)).toHaveLength(2);
  expect((await readAccountData('bob')).status).not.toBe(429);
});

test('checkouts opened beyond ten are answered and not counted', async () => {
  const opened = () => shop.call('/api/checkouts', { body: {}, as: 'alice' });
  for (let n = 0; n < 12; n += 1) expect((await opened()).status).toBe(200);
  const counted = shop.events.filter(({ fields }) => fields['counted'] !== undefined);
  expect(counted.filter(({ fields }) => fields['counted'] === false)).toHaveLength(2);
});

test('an address that asks for ever more PIN codes does not spend the courier’s account', async () => {
  const ask = async (pincode: number) =>
    (await shop.call(`/api/serviceability?pincode=${pincode}`)).body as {
      deliverable: boolean;
      by: string | null;
    };
  const dates: (string | null)[] = [];
  for (let n = 0; n < 9; n += 1) dates.push((await ask(560_001 + n)).by);
  expect(dates.filter(Boolean)).toHaveLength(6);
  // Over the limit the courier is not asked, and the answer never keeps a shopper from ordering.
  expect(await ask(799_999)).toMatchObject({ deliverable: true, by: null });
  shop.advance(61_000);
  expect(await ask(799_999)).toMatchObject({ deliverable: false });
});

test('a rate limit document names no person and expires once its bucket is full', async () => {
  await write();
  const [bucket] = await buckets();
  expect(bucket?.id).toMatch(/^messages_[0-9a-f]{32}$/);
  expect(bucket?.get('expireAt')).toBeInstanceOf(Timestamp);
  const text = JSON.stringify([bucket?.id, bucket?.data()]);
  expect(text).not.toContain('127.0.0.1');
});
