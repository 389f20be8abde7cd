import { type Order } from '@/domain/orders/order/order';
import { aliceAddress, cartLine, codBody, combo, paymentBody, product } from '../testing/documents/fixtures';
import { type Reply } from '../testing/calls/shopClient';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

const toner = product('toner', { cost: 600, units: 400 });
const serum = product('serum', { cost: 900, units: 200 });
const duo = combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 3 }], 1500);
const MINUTE = 60_000;

let shop: TestShop;
let last = 0;
const nextId = () => `GLML${(last += 1)}`;

beforeAll(async () => {
  // The other two processes do not share this cache.
  shop = await startTestShop({ instances: 3 });
});
beforeEach(() => shop.seed({ products: [toner, serum], combos: [duo], limits: {} }));
afterEach(async () => expect(await shop.wrongSums()).toEqual([]));
afterAll(() => shop.close());

const cod = (line = cartLine(toner), as = 'alice') => shop.order(codBody(nextId(), [line]), as);
const online = (line = cartLine(toner), as = 'alice') => shop.pay(paymentBody(nextId(), [line]), as);
const refused = (kind: string) => ({ status: 409, body: { code: 'limit_reached', limit: { kind } } });
const activeOrders = async (): Promise<Order[]> => {
  const { docs } = await shop.db.collection('orders').get();
  const orders = docs.map((doc) => doc.data() as Order);
  return orders.filter(({ status }) => !['expired', 'cancelled'].includes(status));
};
const unitsHeld = async (sku: string) => {
  const orders = await activeOrders();
  return orders.reduce((sum, { reserved }) => sum + (reserved[sku] ?? 0), 0);
};
/** Buyers of their own account; each writes the same phone number on the parcel. */
async function buyers(count: number, phone = aliceAddress.phone): Promise<string[]> {
  const names = Array.from({ length: count }, (_, n) => `buyer-${n}`);
  const address = [{ ...aliceAddress, phone }];
  await Promise.all(names.map((name) => shop.db.doc(`users/${name}`).set({ userId: name, address })));
  return names;
}

test('an order of four lines of fifty units is refused and reserves nothing', async () => {
  const items = [cartLine(toner, 50), cartLine(serum, 50), cartLine(duo, 50), cartLine(toner, 50)];
  const before = await shop.snapshot();
  const reply = await shop.pay(paymentBody(nextId(), items));
  expect(reply).toMatchObject(refused('units'));
  expect(reply.body['message']).toMatch(/^We can sell 10 of The toner per person in a day\./);
  expect(await shop.snapshot()).toEqual(before);
});

test('units inside a combo count towards the limit with single units', async () => {
  const reply = await shop.order(codBody(nextId(), [cartLine(duo, 3), cartLine(toner, 2)]));
  expect(reply).toMatchObject(refused('units'));
  expect((await shop.order(codBody(nextId(), [cartLine(duo, 3), cartLine(toner, 1)]))).status).toBe(200);
  expect(await cod()).toMatchObject(refused('units'));
});

test('fifty concurrent cash orders of one account stay within all limits', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => cod(cartLine(toner, 4))));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await unitsHeld('toner-1')).toBe(8);
  for (const { status } of replies) expect([200, 409, 503]).toContain(status);
});

test('forty consecutive cash orders of one account end after three', async () => {
  for (let n = 0; n < 40; n += 1) expect((await cod()).status).toBe(n < 3 ? 200 : 409);
  expect(await activeOrders()).toHaveLength(3);
});

test('fifty concurrent orders of different accounts with one phone number stay within all limits', async () => {
  const names = await buyers(50);
  const replies = await Promise.all(names.map((name, n) => (n % 2 ? cod : online)(cartLine(serum, 2), name)));
  const placed = replies.filter(({ status }) => status === 200).length;
  expect(placed).toBeGreaterThanOrEqual(1);
  expect(placed).toBeLessThanOrEqual(4);
  expect(await unitsHeld('serum-1')).toBeLessThanOrEqual(10);
  const unpaid = (await activeOrders()).filter(({ status }) => status === 'pending_payment');
  expect(unpaid.length).toBeLessThanOrEqual(1);
});

test('a cancelled cash order makes room for another', async () => {
  const id = nextId();
  await shop.order(codBody(id, [cartLine(toner)]));
  await Promise.all([cod(), cod()]);
  expect(await cod()).toMatchObject(refused('open_cod'));
  expect((await shop.cancel(id)).status).toBe(200);
  expect((await cod()).status).toBe(200);
});

test('a repeated order returns the same order, also at the limit', async () => {
  const bodies = [1, 2, 3].map(() => codBody(nextId(), [cartLine(toner)]));
  for (const body of bodies) expect((await shop.order(body)).status).toBe(200);
  for (const body of bodies) expect((await shop.order(body)).status).toBe(200);
  expect(await activeOrders()).toHaveLength(3);
});

test('a cash order above ₹10,000 must be paid online, and can be', async () => {
  const items = [cartLine(toner, 10), cartLine(serum, 5)];
  const reply = await shop.order(codBody(nextId(), items));
  expect(reply).toMatchObject(refused('cod_value'));
  expect(reply.body['message']).toBe(
    'Cash on Delivery is for orders up to ₹10,000. Please pay online instead.',
  );
  expect((await shop.pay(paymentBody(nextId(), items))).status).toBe(200);
});

test('an unpaid order is renewed once, under the same or another id', async () => {
  const id = nextId();
  const body = paymentBody(id, [cartLine(toner, 10)]);
  expect((await shop.pay(body)).status).toBe(200);
  shop.advance(21 * MINUTE);
  await shop.reconcile();
  expect((await shop.pay(body)).status).toBe(200);
  shop.advance(21 * MINUTE);
  await shop.reconcile();
  expect(await shop.pay(body)).toMatchObject(refused('held_often'));
  expect(await online(cartLine(toner, 1))).toMatchObject(refused('held_often'));
  const [other] = await buyers(1);
  expect(await online(cartLine(toner, 1), other)).toMatchObject(refused('held_often'));
  expect((await cod(cartLine(toner, 10))).status).toBe(200);
});

test('a paid order counts as bought, also when its payment came late', async () => {
  const id = nextId();
  const begun = await shop.pay(paymentBody(id, [cartLine(toner, 8)]));
  await shop.verify(await shop.razorpay.pay(begun.body['id'] as string));
  expect(await online(cartLine(toner, 3))).toMatchObject(refused('units'));
  expect((await online(cartLine(toner, 2))).status).toBe(200);
});

test('a late payment is refunded where another cart of the same person took its units', async () => {
  const [first, second] = [await online(cartLine(toner, 6)), await online(cartLine(toner, 5))];
  const payNow = async ({ body }: Reply) => shop.verify(await shop.razorpay.pay(body['id'] as string));
  const reply = await payNow(first);
  expect(reply).toMatchObject({ status: 409, body: { code: 'refund_due' } });
  expect(reply.body['message']).toMatch(/more than one person can buy.*₹3,420 will be refunded/);
  expect((await payNow(second)).status).toBe(200);
  expect(await unitsHeld('toner-1')).toBe(5);
});

test('a late payment counts towards the limits of the day on which it comes', async () => {
  const begun = await online(cartLine(toner, 6));
  shop.advance(21 * MINUTE);
  await shop.reconcile();
  shop.advance(3 * 24 * 60 * MINUTE);
  // With the next order the record forgets the one that expired days ago.
  expect((await cod(cartLine(serum))).status).toBe(200);
  expect((await shop.verify(await shop.razorpay.pay(begun.body['id'] as string))).status).toBe(200);
  expect(await online(cartLine(toner, 5))).toMatchObject(refused('units'));
});

test('a limit set by the admin applies to the next order', async () => {
  await shop.seed({ products: [toner], limits: { openCodOrders: 1, unitsPerSku: 2 } });
  expect(await cod(cartLine(toner, 3))).toMatchObject(refused('units'));
  expect((await cod()).status).toBe(200);
  expect(await cod()).toMatchObject(refused('open_cod'));
});

describe('validate-offer reports a reached limit to a signed-in person before they order', () => {
  const COD = 'Cash on Delivery';
  const ONLINE = 'Pay Online';
  const quoteOf = async (line: object, paymentMethod: string, as: string | null = 'alice') => {
    const reply = await shop.validate({ cartItems: [line], couponCode: '', paymentMethod }, as);
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    return reply.body['limit'];
  };
  const refusalOf = async (reply: Promise<Reply>) => (await reply).body['message'];

  test('for units per day, with the message of the order’s refusal, and not to guests', async () => {
    const many = cartLine(toner, 11);
    expect(await quoteOf(cartLine(toner, 10), COD)).toBeUndefined();
    expect(await quoteOf(many, ONLINE)).toBe(await refusalOf(online(many)));
    await shop.seed({ products: [toner, serum], limits: { codOrderRupees: 50_000 } });
    expect(await quoteOf(many, COD)).toBe(await refusalOf(cod(many)));
    expect(await quoteOf(many, COD, null)).toBeUndefined();
    expect((await cod(cartLine(toner, 4))).status).toBe(200);
    const limit = await quoteOf(cartLine(toner, 7), COD);
    expect(limit).toMatch(/You have 4 in other orders today. Please choose 6 or fewer./);
    expect(limit).toBe(await refusalOf(cod(cartLine(toner, 7))));
  });

  test('for open cash orders, and for the amount of one cash order', async () => {
    expect(await quoteOf(cartLine(serum, 9), COD)).toBeUndefined();
    await shop.seed({ products: [toner, serum], limits: { openCodOrders: 1, codOrderRupees: 2000 } });
    expect(await quoteOf(cartLine(serum, 3), COD)).toBe(await refusalOf(cod(cartLine(serum, 3))));
    expect((await cod()).status).toBe(200);
    expect(await quoteOf(cartLine(toner), COD)).toBe(await refusalOf(cod()));
    expect(await quoteOf(cartLine(toner), ONLINE)).toBeUndefined();
  });

  test('for a phone number shared by all their addresses, but not by one of several', async () => {
    const [one = '', other = ''] = await buyers(2);
    expect((await cod(cartLine(toner, 8), one)).status).toBe(200);
    expect(await quoteOf(cartLine(toner, 4), COD, other)).toMatch(/This phone number has 8/);
    const second = { ...aliceAddress, phone: '9000000001', createdAt: '2026-01-01T00:00:00.000Z' };
    await shop.db.doc(`users/${other}`).update({ address: [aliceAddress, second] });
    expect(await quoteOf(cartLine(toner, 4), COD, other)).toBeUndefined();
  });

  test('not for their own unpaid order, and not when their limits are lifted', async () => {
    expect((await online(cartLine(toner, 8))).status).toBe(200);
    expect(await quoteOf(cartLine(toner, 8), ONLINE)).toBeUndefined();
    expect(await quoteOf(cartLine(toner, 11), ONLINE)).toMatch(/^We can sell 10/);
    const lifted = { at: '2026-11-25T00:00:00.000Z', reason: 'A wedding' };
    await shop.db.doc('buyers/account_alice').set({ lifted }, { merge: true });
    expect(await quoteOf(cartLine(toner, 11), ONLINE)).toBeUndefined();
  });
});
