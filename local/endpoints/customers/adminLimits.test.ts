import { DEFAULT_LIMITS } from '@/domain/orders/limits/limits';
import { aliceAddress, cartLine, codBody, product } from '../testing/documents/fixtures';
import { tokenOf } from '../testing/people/testTokens';
import { startTestShop, type TestShop } from '../testing/shops/testShop';
import type { Account, Accounts } from '../../../functions/src/platform/callers/account';

const toner = product('toner', { cost: 600, units: 100 });
const account = (uid: string): Account => ({
  uid,
  email: `${uid}@example.com`,
  name: '',
  phone: '',
  createdAt: '',
  providers: [],
  disabled: false,
  admin: uid === 'ada',
  role: null,
  validFrom: 0,
  verified: true,
  factors: [],
});
const accounts: Accounts = {
  find: async (uid) => (['alice', 'ada'].includes(uid) ? account(uid) : null),
  remove: async () => undefined,
};
const verifyToken = async (token: string) => {
  const uid = ['alice', 'ada'].find((name) => tokenOf(name) === token);
  if (!uid) return null;
  const authTime = Math.floor(Date.now() / 1000);
  return {
    uid,
    email: `${uid}@example.com`,
    verified: true,
    admin: uid === 'ada',
    role: null,
    authTime,
    factor: null,
    byCode: false,
  };
};

let shop: TestShop;
let last = 0;
const order = (units = 1) => shop.order(codBody(`GLMAL${(last += 1)}`, [cartLine(toner, units)]));
const limits = () => shop.call('/api/admin/limits', { as: 'ada' });

beforeAll(async () => {
  shop = await startTestShop({ auth: { verifyToken, accounts } });
});
beforeEach(async () => {
  await shop.seed({ products: [toner], limits: {} });
  await shop.db.doc('users/alice').update({ email: 'alice@example.com' });
  // A document that still has the address its person gave up.
  await shop.db.doc('users/zoe').set({ userId: 'zoe', email: 'alice@example.com', address: [aliceAddress] });
});
afterAll(() => shop.close());

test('default limits apply until the admin changes them one by one', async () => {
  expect((await limits()).body).toMatchObject({ limits: DEFAULT_LIMITS, lifted: [] });
  const saved = await shop.admin('limits', { changes: { openCodOrders: 1 } });
  expect(saved).toMatchObject({ status: 200, body: { limits: { openCodOrders: 1, unitsPerSku: 10 } } });
  await shop.admin('limits', { changes: { unitsPerSku: 20 } });
  expect((await limits()).body).toMatchObject({ limits: { openCodOrders: 1, unitsPerSku: 20 } });
  expect((await order(15)).status).toBe(200);
  expect((await order()).body).toMatchObject({ code: 'limit_reached', limit: { kind: 'open_cod', most: 1 } });
  expect(await shop.audit()).toContainEqual(
    expect.objectContaining({
      action: 'limits.changed',
      target: 'settings/purchaseLimits',
      changes: [{ field: 'openCodOrders', before: 3, after: 1 }],
    }),
  );
});

test('a change to the current value is not logged', async () => {
  await shop.admin('limits', { changes: {} });
  await shop.admin('limits', { changes: { openCodOrders: 3 } });
  expect(await shop.audit()).toEqual([]);
});

test.each<[object, string]>([
  [{ openCodOrders: 0 }, 'openCodOrders must be at least 1'],
  [{ openCodOrders: 2.5 }, 'openCodOrders must be a whole number'],
  [{ openCodOrders: '2' }, 'openCodOrders must be a number'],
  [{ codOrderRupees: 1e9 }, 'codOrderRupees is too large'],
])('the limit %j is refused', async (changes, message) => {
  const before = await shop.snapshot();
  const reply = await shop.admin('limits', { changes });
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'bad_request', message: expect.stringContaining(message) },
  });
  expect(await shop.snapshot()).toEqual(before);
});

test('an unknown limit is refused', async () => {
  const reply = await shop.admin('limits', { changes: { everything: 1 } });
  expect(reply.status).toBe(400);
});

test('a person whose limits are lifted has none until they are restored', async () => {
  for (let n = 0; n < 3; n += 1) await order();
  expect((await order()).status).toBe(409);
  const lifting = { email: 'Alice@Example.com', lifted: true, reason: 'Runs a salon' };
  const [lifted] = await Promise.all([
    shop.admin('limits/people', lifting),
    shop.admin('limits/people', lifting),
  ]);
  expect(lifted).toMatchObject({
    status: 200,
    body: {
      message: 'No limit holds for alice@example.com any more.',
      lifted: [{ uid: 'alice', email: 'alice@example.com', by: 'ada', reason: 'Runs a salon' }],
    },
  });
  expect((await order(40)).status).toBe(200);
  // An order keeps the lifting, and its record is not deleted by its time to live.
  expect((await shop.db.doc('buyers/account_alice').get()).data()).toMatchObject({ expireAt: null });
  expect((await order()).status).toBe(200);
  const ended = await shop.admin('limits/people', { ...lifting, lifted: false, reason: '' });
  expect(ended.body).toMatchObject({ lifted: [] });
  expect((await order()).status).toBe(409);
  const deeds = (await shop.audit()).map(({ action }) => String(action));
  expect(deeds.sort()).toEqual(['limits.lifted', 'limits.restored']);
});

test('limits are lifted and restored by account', async () => {
  const lifted = await shop.admin('limits/people', { uid: 'alice', lifted: true, reason: '' });
  expect(lifted).toMatchObject({
    status: 200,
    body: { message: 'No limit holds for alice@example.com any more.', lifted: [{ uid: 'alice' }] },
  });
  const ended = await shop.admin('limits/people', { uid: 'alice', lifted: false, reason: '' });
  expect(ended).toMatchObject({ status: 200, body: { lifted: [] } });
  const gone = await shop.admin('limits/people', { uid: 'nobody', lifted: true, reason: '' });
  expect(gone).toMatchObject({ status: 404, body: { message: 'This customer has no account.' } });
});

test('the limits of a person named twice or not at all are refused', async () => {
  const rest = { lifted: true, reason: '' };
  for (const named of [{}, { uid: 'alice', email: 'alice@example.com' }]) {
    const reply = await shop.admin('limits/people', { ...named, ...rest });
    expect(reply).toMatchObject({ status: 400 });
    expect(String(reply.body['message'])).toContain('send either uid or email');
  }
});

test('limits cannot be lifted for an email without an account', async () => {
  const reply = await shop.admin('limits/people', { email: 'no@example.com', lifted: true, reason: '' });
  expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
