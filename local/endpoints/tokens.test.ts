import { auth, verifyToken } from '../../functions/src/gateways/firebase/firebase';
import { asInTheCloud, FORGED, token } from '../../functions/src/gateways/firebase/testing';
import { cartLine, codBody, product } from './testing/documents/fixtures';
import { startTestShop, type TestShop } from './testing/shops/testShop';

asInTheCloud();

const toner = product('toner');
let shop: TestShop;

beforeAll(async () => {
  // The first app of a process is the one that tokens are for.
  await auth();
  const accounts = { find: () => Promise.resolve(null), remove: () => Promise.resolve() };
  shop = await startTestShop({ auth: { verifyToken, accounts } });
  await shop.seed({ products: [toner] });
});
afterAll(() => shop.close());

/** The calls that a stranger would want to make as somebody else. */
const CALLS: [string, object][] = [
  ['/api/nimbus/create-shipment', codBody('GLM0001', [cartLine(toner)])],
  ['/api/payment/create-order', { amount: 100 }],
  ['/api/orders/GLM0001/cancel', {}],
  ['/api/account/delete', { confirm: 'alice@example.com' }],
  ['/api/admin/reconcile', {}],
  // It needs no sign-in, but refuses a false token.
  [
    '/api/payment/validate-offer',
    { cartItems: [cartLine(toner)], couponCode: '', paymentMethod: 'Pay Online' },
  ],
];
const calling = (path: string, body: object, bearer: string) =>
  shop.call(path, { body, headers: { authorization: `Bearer ${bearer}` } });

test.each(FORGED)('a token %s is refused in every call, and nothing is changed', async (_name, forge) => {
  const before = await shop.everything();
  for (const [path, body] of CALLS) {
    const reply = await calling(path, body, forge());
    expect([path, reply.status, reply.body['code']]).toEqual([path, 401, 'unauthenticated']);
  }
  expect(await shop.everything()).toEqual(before);
});

test.each<[string, object, number]>([
  ['an unverified email', { email_verified: false }, 403],
  ['a proof in text', { email_verified: 'true' }, 403],
  ['a claim in text', { admin: 'true' }, 403],
  ['a claim that the account does not have', { admin: true }, 401],
])('a token with %s is refused in admin calls', async (_name, claims, status) => {
  const before = await shop.everything();
  expect((await calling('/api/admin/reconcile', {}, token({ claims }))).status).toBe(status);
  expect(await shop.everything()).toEqual(before);
});

test('a genuine Firebase token places the order', async () => {
  const [path, body] = CALLS[0]!;
  expect(await calling(path, body, token())).toMatchObject({ status: 200, body: { success: true } });
  expect((await shop.db.doc('orders/GLM0001').get()).get('userId')).toBe('alice');
});
