import { product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
  await shop.seed({ products: [product('toner')] });
});
afterAll(() => shop.close());

const refused: [string, string | null, number, string][] = [
  ['no token', null, 401, 'unauthenticated'],
  ['a forged token', 'mallory', 401, 'unauthenticated'],
  ['a shopper', 'alice', 403, 'not_admin'],
  ['the shop’s own address without the claim', 'shopAddress', 403, 'not_admin'],
  ['the claim with an unverified email', 'una', 403, 'email_not_verified'],
  ['a claim that was taken away since', 'eve', 403, 'not_admin'],
  ['a sign-in that was revoked', 'rita', 401, 'unauthenticated'],
  ['an account that was disabled', 'dora', 401, 'unauthenticated'],
];

test.each(refused)('a call %s is refused and changes nothing', async (_name, as, status, code) => {
  const before = await shop.snapshot();
  const reply = await shop.admin('reconcile', {}, as);
  expect([reply.status, reply.body['code']]).toEqual([status, code]);
  expect(await shop.snapshot()).toEqual(before);
  expect(shop.events.filter(({ event }) => event === 'reconcile.done')).toEqual([]);
});

test('a call without the key, with a wrong method or to an unknown path is refused', async () => {
  const path = '/api/admin/reconcile';
  expect((await shop.call(path, { body: {}, as: 'ada', key: null })).status).toBe(401);
  expect((await shop.call(path, { as: 'ada' })).status).toBe(405);
  expect((await shop.admin('reconcile/x')).status).toBe(404);
});

test('the admin runs the reconciler, and the audit log records who did it and when', async () => {
  const { status, body } = await shop.admin('reconcile');
  expect([status, body['success']]).toEqual([200, true]);
  expect(body['report']).toMatchObject({ settled: 0, refunded: 0, booked: 0 });
  expect(await shop.audit()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      by: { uid: 'ada', email: 'ada@example.com' },
      action: 'shop.reconciled',
      target: 'shop',
      // The list of customers had neither of the two who are seeded.
      changes: [{ field: 'customers', before: null, after: 2 }],
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    },
  ]);
});
