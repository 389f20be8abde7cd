import { type CustomerDetail } from '@/domain/contracts/admin/customers';
import { aliceAddress, cartLine, codBody, product } from '../testing/documents/fixtures';
import { phoneHash } from '../../../functions/src/limits/buyers';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
let last = 0;
const toner = product('toner', { cost: 600, units: 1000 });

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [toner], team: { 'staff-support': 'support' } }));
afterAll(() => shop.close());

const uids = async (query: Record<string, string>) => {
  const address = `/api/admin/customers?${new URLSearchParams(query).toString()}`;
  const { body } = await shop.call(address, { as: 'ada' });
  return (body['rows'] as { uid: string }[]).map(({ uid }) => uid);
};
const detail = async (uid: string) =>
  (await shop.call(`/api/admin/customers/${uid}`, { as: 'ada' })).body['customer'] as CustomerDetail;
const change = (uid: string, what: string, body: object, as = 'ada') =>
  shop.admin(`customers/${uid}/${what}`, body, as);
const buy = async (units = 1) => {
  const id = `GLMC${String((last += 1)).padStart(4, '0')}`;
  return { id, reply: await shop.order(codBody(id, [cartLine(toner, units)])) };
};
const ordersOf = async (uid: string) =>
  (await shop.db.collection('orders').where('userId', '==', uid).get()).docs;

test('the checkout takes no cash from a blocked customer, says so kindly, and takes it again afterwards', async () => {
  const blocked = await change('alice', 'cod', { blocked: true, reason: 'Refused three parcels' });
  expect(blocked).toMatchObject({
    status: 200,
    body: { customer: { codBlocked: { by: 'ada@example.com' } } },
  });
  const { reply } = await buy();
  expect(reply).toMatchObject({
    status: 409,
    body: { code: 'limit_reached', limit: { kind: 'cod_blocked' } },
  });
  expect(reply.body['message']).toMatch(
    /^We cannot offer Cash on Delivery for this order\. Please pay online/,
  );
  expect(JSON.stringify(reply.body)).not.toMatch(/parcels came|Refused|block(?!ed")/);
  expect(await uids({ view: 'blocked' })).toEqual(['alice']);
  // Lifted limits lift none of it, and another person's cash is still taken.
  await shop.db.doc('buyers/account_alice').update({ lifted: { at: '', by: 'ada', email: '', reason: '' } });
  expect((await buy()).reply.status).toBe(409);
  const quote = { cartItems: [cartLine(toner)], couponCode: '', paymentMethod: 'Cash on Delivery' };
  const quoted = await shop.call('/api/payment/validate-offer', { as: 'alice', body: quote });
  expect(JSON.stringify(quoted.body)).toContain('We cannot offer Cash on Delivery');
  const online = await shop.call('/api/payment/validate-offer', {
    as: 'alice',
    body: { ...quote, paymentMethod: 'Pay Online' },
  });
  expect(JSON.stringify(online.body)).not.toContain('We cannot offer');
  // A shop that takes no online payments does not advise them.
  shop.switchOnline(false);
  const without = await shop.call('/api/payment/validate-offer', { as: 'alice', body: quote });
  const refusals = [(await buy()).reply.body, without.body];
  shop.switchOnline(true);
  for (const body of refusals) {
    expect(JSON.stringify(body)).toMatch(/We cannot offer Cash on Delivery for this order\. Questions\?/);
  }
  expect((await shop.db.doc('buyers/account_alice').get()).data()).toMatchObject({ expireAt: null });
  await change('alice', 'cod', { blocked: false });
  expect((await buy()).reply.status).toBe(200);
  expect(await detail('alice')).toMatchObject({ codBlocked: null, totals: { placed: 1 } });
  expect(await uids({ view: 'blocked' })).toEqual([]);
});

test('a block needs a reason, and orders that race with it are either before it or refused', async () => {
  expect(await change('alice', 'cod', { blocked: true })).toMatchObject({
    status: 400,
    body: { field: 'reason' },
  });
  const [, ...orders] = await Promise.all([
    change('alice', 'cod', { blocked: true, reason: 'x' }),
    ...Array.from({ length: 5 }, () => buy()),
  ]);
  const took = orders.filter(({ reply }) => reply.status === 200).length;
  expect(orders.filter(({ reply }) => reply.status === 409)).toHaveLength(5 - took);
  expect((await buy()).reply.status).toBe(409);
  expect(await ordersOf('alice')).toHaveLength(took);
});

test('support sees the block and may not change it', async () => {
  const blocking = { blocked: true, reason: 'x' };
  expect((await change('alice', 'cod', blocking, 'staff-support')).body['code']).toBe('no_right');
  await change('alice', 'cod', blocking);
  expect(await detail('alice')).toMatchObject({ codBlocked: { reason: 'x' } });
});

test('a block holds for the phone numbers too: another account and an order by phone pay online', async () => {
  const phone = codBody('GLM1', [cartLine(toner)]).consignee_phone;
  expect((await buy()).reply.status).toBe(200);
  await change('alice', 'cod', { blocked: true, reason: 'Refused three parcels' });
  await shop.db.doc('users/bob').update({ address: [aliceAddress] });
  const bobs = (id: string) => shop.order(codBody(id, [cartLine(toner)]), 'bob');
  expect(await bobs('GLMB1')).toMatchObject({ status: 409, body: { limit: { kind: 'cod_blocked' } } });
  // Bob's own block stands in the same record, and neither lifts the other's.
  await change('alice', 'cod', { blocked: false });
  expect((await bobs('GLMB2')).status).toBe(200);
  await change('alice', 'cod', { blocked: true, reason: 'Refused three parcels' });
  await change('bob', 'cod', { blocked: true, reason: 'Refused one' });
  await change('bob', 'cod', { blocked: false });
  expect((await bobs('GLMB3')).status).toBe(409);
  await change('bob', 'cod', { blocked: true, reason: 'Refused one' });
  await change('alice', 'cod', { blocked: false });
  expect((await buy()).reply).toMatchObject({ status: 409, body: { limit: { kind: 'cod_blocked' } } });
  const ref = shop.db.doc(`buyers/phone_${phoneHash(phone)}`);
  expect((await ref.get()).data()).toMatchObject({
    codBlocks: { bob: { reason: 'Refused one' } },
    expireAt: null,
  });
  await change('bob', 'cod', { blocked: false });
  expect((await ref.get()).data()).not.toHaveProperty('codBlocks');
});
