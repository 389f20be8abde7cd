import { type Order } from '@/domain/order';
import { type PaymentRecord } from '@/domain/paymentRecord';
import { cartLine, codBody, combo, offer, paymentBody, prepaidBody, product } from './fixtures';
import { wrongSums } from './paymentBooks';
import { type CheckoutResult } from './paymentSandbox';
import { RAZORPAY, startTestShop, type TestShop } from './testShop';

let shop: TestShop;
const toner = product('toner', { cost: 300, units: 10 });
const serum = product('serum', { cost: 900, units: 3 });
const duo = combo(
  'duo',
  [
    { productId: 'toner', variantId: 'v1', quantity: 2 },
    { productId: 'serum', variantId: 'v1', quantity: 1 },
  ],
  1200,
);

// Two processes: what one of them remembers, the other does not know.
beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(async () => {
  await shop.razorpay.mode('ok');
  await shop.razorpay.forget();
  await shop.courierMode('ok');
  await shop.seed({
    products: [toner, serum],
    combos: [duo],
    offers: [offer('ten', {}), offer('once', { perUserLimit: 1 })],
  });
});
afterEach(async () => {
  await shop.razorpay.mode('ok');
  const told = await shop.razorpay.told();
  expect(await wrongSums(shop.db, { 'toner-1': 10, 'serum-1': 3 }, told)).toEqual([]);
});
afterAll(() => shop.close());

let last = 0;
const nextId = () => `GLMP${(last += 1)}`;
const orderDoc = async (id: string) => (await shop.db.doc(`orders/${id}`).get()).data() as Order;
const recordDoc = async (id: string) => (await shop.db.doc(`payments/${id}`).get()).data() as PaymentRecord;
const stockOf = async (sku: string) => (await shop.db.doc(`stock/${sku}`).get()).data();
const ordersFor = async (receipt: string) =>
  (await shop.razorpay.orders()).filter((order) => order.receipt === receipt);

/** Begins a payment and answers Razorpay's order id. */
async function begin(id: string, items = [cartLine(toner)], as = 'alice'): Promise<string> {
  const reply = await shop.pay(paymentBody(id, items), as);
  expect(reply).toMatchObject({ status: 200, body: { orderId: id } });
  return reply.body['id'] as string;
}

describe('configuration', () => {
  test('says how to pay', async () => {
    expect((await shop.call('/api/payment/config')).body).toEqual({
      ...{ online: true, test: true, keyId: RAZORPAY.keyId },
      checkoutUrl: expect.stringMatching(/\/v1\/checkout\.js$/),
    });
    expect((await shop.call('/api/payment/config', { key: null })).status).toBe(401);
  });

  test('without a key nobody is offered what does not work', async () => {
    const closed = await startTestShop({ online: false });
    expect((await closed.call('/api/payment/config')).body).toEqual({
      ...{ online: false, test: false, keyId: '', checkoutUrl: '' },
    });
    await closed.seed({ products: [toner] });
    expect(await closed.pay(paymentBody('GLMX1', [cartLine(toner)]))).toMatchObject({
      ...{ status: 503, body: { code: 'not_offered' } },
    });
    expect((await closed.order(codBody('GLMX2', [cartLine(toner)]))).status).toBe(200);
    await closed.close();
  });
});

test('a cart is kept, paid, verified and sent', async () => {
  const id = nextId();
  const items = [cartLine(toner), cartLine(duo)];
  const reply = await shop.pay(paymentBody(id, items));
  expect(reply).toMatchObject({
    status: 200,
    body: { id: expect.stringMatching(/^order_/), amount: 142_500, currency: 'INR', orderId: id },
  });
  expect(reply.body).toEqual({ ...reply.body, keyId: RAZORPAY.keyId });
  const razorpayId = reply.body['id'] as string;
  expect(await orderDoc(id)).toMatchObject({
    ...{ status: 'pending_payment', paymentMethod: 'Pay Online', userId: 'alice' },
    amounts: { subTotal: 1500, prepaidDiscount: 75, deliveryFee: 0, finalTotal: 1425 },
    payment: { status: 'created', razorpayOrderId: razorpayId, razorpayPaymentId: '' },
    shipment: { status: 'waiting' },
  });
  expect(await stockOf('toner-1')).toMatchObject({ available: 7, reserved: 3 });

  const result = await shop.razorpay.pay(razorpayId);
  expect(await shop.verify(result)).toMatchObject({
    ...{ status: 200, body: { success: true, orderId: id, message: 'Payment received.' } },
  });
  expect(await orderDoc(id)).toMatchObject({
    status: 'placed',
    payment: { status: 'captured', razorpayPaymentId: result.razorpay_payment_id },
    history: [{ to: 'pending_payment' }, { from: 'pending_payment', to: 'placed', note: 'Paid online' }],
  });

  const sent = await shop.order(prepaidBody(id, items));
  expect(sent).toMatchObject({
    status: 200,
    body: {
      orderId: id,
      status: 'placed',
      message: 'Order Placed Successfully!',
      shipment: { status: 'booked' },
    },
  });
  const again = await shop.order(prepaidBody(id, items));
  expect(again.body).toEqual(sent.body);
  expect((await shop.shipments()).filter(({ order_number }) => order_number === id)).toHaveLength(1);
  expect(await shop.pay(paymentBody(id, items))).toMatchObject({
    ...{ status: 409, body: { code: 'already_paid', orderId: id } },
  });
});

describe('what is asked for', () => {
  test.each<[string, object, number, string]>([
    ['an amount of its own', { amount: 1 }, 409, 'total_changed'],
    ['a paisa less', { amount: 284.99 }, 409, 'total_changed'],
    [
      'a price of its own',
      { cartItems: [{ ...cartLine(toner), price: 1 }], amount: 1 },
      409,
      'price_changed',
    ],
    ['more than there is', { cartItems: [cartLine(serum, 4)], amount: 3420 }, 409, 'sold_out'],
    ['what is not sold', { cartItems: [{ ...cartLine(toner), id: 'gone' }] }, 409, 'not_sold'],
    ['a coupon that is none', { couponCode: 'NOPE' }, 409, 'coupon_refused'],
    [
      'an address that is not saved',
      { address: { ...paymentBody('x', []).address, pincode: '560999' } },
      404,
      'unknown_address',
    ],
    ['less than a rupee', { amount: 0.5 }, 400, 'bad_request'],
  ])('%s is refused, and nothing is kept or asked', async (_name, change, status, code) => {
    const before = await shop.snapshot();
    const id = nextId();
    const reply = await shop.pay({ ...paymentBody(id, [cartLine(toner)]), ...change });
    expect(reply).toMatchObject({ status, body: { success: false, code } });
    expect(await shop.snapshot()).toEqual(before);
    expect(await ordersFor(id)).toEqual([]);
  });

  test('the right sum comes with the refusal', async () => {
    const reply = await shop.pay(paymentBody(nextId(), [cartLine(toner)], { amount: 300 }));
    expect(reply.body).toMatchObject({ finalTotal: 285, prepaidDiscount: 15, changes: [] });
  });

  test('only people with a verified e-mail pay', async () => {
    const body = paymentBody(nextId(), [cartLine(toner)]);
    expect((await shop.call('/api/payment/create-order', { body })).status).toBe(401);
    expect((await shop.pay(body, 'uma')).status).toBe(403);
  });
});

describe('one cart, one payment', () => {
  test('the same request again is the same payment', async () => {
    const id = nextId();
    const first = await begin(id);
    expect(await begin(id)).toBe(first);
    expect(await stockOf('toner-1')).toMatchObject({ available: 9, reserved: 1 });
  });

  test('eight presses at once, each with an order id of its own', async () => {
    const ids = Array.from({ length: 8 }, nextId);
    const replies = await Promise.all(ids.map((id) => shop.pay(paymentBody(id, [cartLine(toner)]))));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1);
    expect(await stockOf('toner-1')).toMatchObject({ available: 9, reserved: 1 });
    const made = (await shop.razorpay.orders()).filter(({ receipt }) => ids.includes(receipt ?? ''));
    expect(made).toHaveLength(1);
  });

  test('eight presses at once with the same order id', async () => {
    const id = nextId();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => shop.pay(paymentBody(id, [cartLine(toner)]))),
    );
    expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1);
    expect(await ordersFor(id)).toHaveLength(1);
  });

  test('another cart under the same id is refused; under a new id it closes the first', async () => {
    const [id, other] = [nextId(), nextId()];
    await begin(id);
    const body = paymentBody(id, [cartLine(toner, 2)]);
    expect(await shop.pay(body)).toMatchObject({ status: 409, body: { code: 'order_exists' } });
    expect(await shop.pay({ ...body, orderId: other })).toMatchObject({
      status: 200,
      body: { orderId: other },
    });
    expect((await orderDoc(id)).status).toBe('expired');
    expect(await stockOf('toner-1')).toMatchObject({ available: 8, reserved: 2 });
  });

  test('a changed cart does not hide that the first was paid', async () => {
    const id = nextId();
    await shop.razorpay.pay(await begin(id));
    const reply = await shop.pay(paymentBody(nextId(), [cartLine(toner, 2)]));
    expect(reply).toMatchObject({ status: 409, body: { code: 'already_paid', orderId: id } });
    expect((await orderDoc(id)).status).toBe('placed');
  });

  test('an order of another person is not there', async () => {
    const id = nextId();
    await begin(id);
    const bobs = {
      ...paymentBody(id, [cartLine(toner)]).address,
      name: 'Bob Sen',
      addressLine1: '7 Park Street',
    };
    const reply = await shop.pay(paymentBody(id, [cartLine(toner)], { address: bobs }), 'bob');
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('a coupon for one use a person cannot be spread over payments', async () => {
    const coupon = { couponCode: 'once', amount: 256.5 };
    const first = await shop.pay(paymentBody(nextId(), [cartLine(toner)], coupon));
    expect(first.status).toBe(200);
    expect((await shop.db.doc('offers/once').get()).get('usedCount')).toBe(1);
    await shop.razorpay.pay(first.body['id'] as string).then((result) => shop.verify(result));
    expect(await shop.pay(paymentBody(nextId(), [cartLine(toner)], coupon))).toMatchObject({
      ...{ status: 409, body: { code: 'coupon_refused' } },
    });
  });
});

describe('verifying', () => {
  const tampered: [string, (result: CheckoutResult, other: CheckoutResult) => CheckoutResult, number][] = [
    ['a forged signature', (r) => ({ ...r, razorpay_signature: 'f'.repeat(64) }), 400],
    ['no signature', (r) => ({ ...r, razorpay_signature: '' }), 400],
    ['another payment’s signature', (r, o) => ({ ...r, razorpay_signature: o.razorpay_signature }), 400],
    ['another payment', (r, o) => ({ ...r, razorpay_payment_id: o.razorpay_payment_id }), 400],
    ['another’s whole result', (_r, o) => o, 404],
    ['an order that is not there', (r) => ({ ...r, razorpay_order_id: 'order_none' }), 404],
  ];

  test.each(tampered)('%s: nothing is written', async (_name, forge, status) => {
    const id = nextId();
    const mine = await shop.razorpay.pay(await begin(id));
    const bobs = paymentBody(nextId(), [cartLine(toner)]);
    bobs.address = { ...bobs.address, name: 'Bob Sen', addressLine1: '7 Park Street' };
    const theirs = await shop.razorpay.pay((await shop.pay(bobs, 'bob')).body['id'] as string);
    const before = await shop.snapshot();
    const reply = await shop.verify(forge(mine, theirs));
    expect(reply).toMatchObject({ status, body: { success: false } });
    expect(await shop.snapshot()).toEqual(before);
    // The true ones still hold.
    expect((await shop.verify(mine)).status).toBe(200);
    expect((await shop.verify(theirs, 'bob')).status).toBe(200);
  });

  test('again and again is the same answer, and one order', async () => {
    const id = nextId();
    const result = await shop.razorpay.pay(await begin(id));
    const replies = await Promise.all(Array.from({ length: 6 }, () => shop.verify(result)));
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { orderId: id } });
    const after = await shop.snapshot();
    expect((await shop.verify(result)).body).toEqual(replies[0]?.body);
    expect(await shop.snapshot()).toEqual(after);
    expect((await orderDoc(id)).history).toHaveLength(2);
  });

  test('what the bank only allowed is taken', async () => {
    const id = nextId();
    const result = await shop.razorpay.pay(await begin(id), 'authorized');
    expect((await shop.verify(result)).status).toBe(200);
    expect(await shop.razorpay.payments()).toContainEqual(
      expect.objectContaining({ id: result.razorpay_payment_id, status: 'captured' }),
    );
    expect((await orderDoc(id)).status).toBe('placed');
  });

  test('a failed attempt, then one that works', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    await shop.razorpay.pay(razorpayId, 'failed');
    const result = await shop.razorpay.pay(razorpayId);
    expect((await shop.verify(result)).body).toMatchObject({ success: true, orderId: id });
    expect((await recordDoc(razorpayId)).status).toBe('captured');
  });
});

describe('sending', () => {
  test('nothing is sent that is not paid', async () => {
    const id = nextId();
    await begin(id);
    const before = await shop.snapshot();
    const reply = await shop.order(prepaidBody(id, [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    expect(await shop.snapshot()).toEqual(before);
  });

  test('what is paid is sent, also before anybody has told us', async () => {
    const id = nextId();
    await shop.razorpay.pay(await begin(id));
    const reply = await shop.order(prepaidBody(id, [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 200, body: { shipment: { status: 'booked' } } });
  });

  test('twice at once is one parcel', async () => {
    const id = nextId();
    await shop.razorpay.pay(await begin(id)).then((result) => shop.verify(result));
    await Promise.all(Array.from({ length: 4 }, () => shop.order(prepaidBody(id, [cartLine(toner)]))));
    expect((await shop.shipments()).filter(({ order_number }) => order_number === id)).toHaveLength(1);
  });

  test('with the courier away the order stands, and the reconciler books it', async () => {
    const id = nextId();
    await shop.razorpay.pay(await begin(id)).then((result) => shop.verify(result));
    await shop.courierMode('down');
    expect(await shop.order(prepaidBody(id, [cartLine(toner)]))).toMatchObject({
      ...{ status: 200, body: { status: 'placed', shipment: { status: 'booking' } } },
    });
    await shop.courierMode('ok');
    shop.advance(120_000);
    await shop.reconcile();
    expect((await orderDoc(id)).shipment.status).toBe('booked');
  });
});

describe('cash on delivery while a payment is open', () => {
  test('closes what is not paid, and frees its stock for it', async () => {
    const [id, cash] = [nextId(), nextId()];
    await begin(id, [cartLine(serum, 3)]);
    expect((await shop.order(codBody(cash, [cartLine(serum, 3)]))).status).toBe(200);
    expect((await orderDoc(id)).status).toBe('expired');
    expect(await stockOf('serum-1')).toMatchObject({ available: 0, reserved: 3 });
  });

  test('is refused when the payment has come through', async () => {
    const id = nextId();
    await shop.razorpay.pay(await begin(id));
    const reply = await shop.order(codBody(nextId(), [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 409, body: { code: 'already_paid', orderId: id } });
    expect((await orderDoc(id)).status).toBe('placed');
  });

  test('waits where nobody can tell', async () => {
    const id = nextId();
    await begin(id);
    await shop.razorpay.mode('down');
    const reply = await shop.order(codBody(nextId(), [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } });
    expect((await orderDoc(id)).status).toBe('pending_payment');
  });
});
