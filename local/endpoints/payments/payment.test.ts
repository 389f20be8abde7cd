import { bobsAddress, cartLine, codBody, paymentBody, prepaidBody } from '../testing/documents/fixtures';
import { duo, payingShop, serum, toner } from '../testing/shops/payingShop';
import { type CheckoutResult } from '../testing/sandboxes/paymentSandbox';
import { RAZORPAY, startTestShop } from '../testing/shops/testShop';

const { shop, nextId, begin, order, record, level, madeFor } = payingShop('P');

describe('the payment configuration', () => {
  test('has what Razorpay’s checkout needs', async () => {
    expect((await shop().call('/api/payment/config')).body).toEqual({
      online: true,
      test: true,
      keyId: RAZORPAY.keyId,
      checkoutUrl: expect.stringMatching(/\/v1\/checkout\.js$/),
    });
    expect((await shop().call('/api/payment/config', { key: null })).status).toBe(401);
  });

  test('does not offer Pay Online without a Razorpay key', async () => {
    const closed = await startTestShop({ online: false });
    expect((await closed.call('/api/payment/config')).body).toEqual({
      online: false,
      test: false,
      keyId: '',
      checkoutUrl: '',
    });
    await closed.seed({ products: [toner] });
    expect((await closed.call('/api/catalogue', { key: null })).body).toMatchObject({ cashOnly: true });
    expect((await closed.call('/api/catalogue', { key: null })).body).not.toHaveProperty('giftCards');
    expect((await shop().call('/api/catalogue', { key: null })).body).not.toHaveProperty('cashOnly');
    expect((await closed.call('/llms.txt', { key: null })).bytes.toString()).toContain(
      'Ways to pay: Cash on Delivery.',
    );
    expect(await closed.pay(paymentBody('GLMX1', [cartLine(toner)]))).toMatchObject({
      status: 503,
      body: { code: 'not_offered' },
    });
    expect((await closed.order(codBody('GLMX2', [cartLine(toner)]))).status).toBe(200);
    await closed.close();
  });
});

test('a cart is stored as an order, paid, verified and shipped', async () => {
  const id = nextId();
  const items = [cartLine(toner), cartLine(duo)];
  const reply = await shop().pay(paymentBody(id, items));
  expect(reply).toMatchObject({
    status: 200,
    body: { id: expect.stringMatching(/^order_/), amount: 142_500, currency: 'INR', orderId: id },
  });
  expect(reply.body).toEqual({ ...reply.body, keyId: RAZORPAY.keyId });
  const razorpayId = reply.body['id'] as string;
  expect(await order(id)).toMatchObject({
    status: 'pending_payment',
    paymentMethod: 'Pay Online',
    userId: 'alice',
    amounts: { subTotal: 1500, prepaidDiscount: 75, deliveryFee: 0, finalTotal: 1425 },
    payment: { status: 'created', razorpayOrderId: razorpayId, razorpayPaymentId: '' },
    shipment: { status: 'waiting' },
  });
  expect(await level('toner-1')).toMatchObject({ available: 7, reserved: 3 });

  const result = await shop().razorpay.pay(razorpayId);
  expect(await shop().verify(result)).toMatchObject({
    status: 200,
    body: { success: true, orderId: id, message: 'Payment received.' },
  });
  expect(await order(id)).toMatchObject({
    status: 'placed',
    payment: { status: 'captured', razorpayPaymentId: result.razorpay_payment_id },
    history: [{ to: 'pending_payment' }, { from: 'pending_payment', to: 'placed', note: 'Paid online' }],
  });

  const sent = await shop().order(prepaidBody(id, items));
  expect(sent).toMatchObject({
    status: 200,
    body: {
      orderId: id,
      status: 'placed',
      message: 'Order Placed Successfully!',
      shipment: { status: 'booked' },
    },
  });
  const again = await shop().order(prepaidBody(id, items));
  expect(again.body).toEqual(sent.body);
  expect((await shop().shipments()).filter(({ order_number }) => order_number === id)).toHaveLength(1);
  expect(await shop().pay(paymentBody(id, items))).toMatchObject({
    status: 409,
    body: { code: 'already_paid', orderId: id },
  });
});

test('a retry of the same shopper is not blocked by their own reservation, and other shoppers find no stock', async () => {
  const cart = { cartItems: [cartLine(serum, 3)], couponCode: 'ONCE', paymentMethod: 'Pay Online' };
  const id = nextId();
  const paid = { ...paymentBody(id, cart.cartItems), couponCode: 'ONCE' };
  const { body: quote } = await shop().validate(cart, 'alice');
  const amount = quote['finalTotal'] as number;
  expect((await shop().pay({ ...paid, amount })).status).toBe(200);
  expect(await shop().validate(cart, 'alice')).toMatchObject({
    status: 200,
    body: { success: true, couponCode: 'ONCE', finalTotal: amount, changes: [] },
  });
  expect(await shop().validate({ ...cart, couponCode: '' }, 'bob')).toMatchObject({
    status: 409,
    body: { code: 'sold_out' },
  });
  expect((await shop().pay({ ...paid, amount })).body).toMatchObject({ orderId: id });
});

describe('validation of create-order', () => {
  test.each<[string, object, number, string]>([
    ['an amount of its own', { amount: 1 }, 409, 'total_changed'],
    ['a paisa less', { amount: 284.99 }, 409, 'total_changed'],
    [
      'a price of its own',
      { cartItems: [{ ...cartLine(toner), price: 1 }], amount: 1 },
      409,
      'price_changed',
    ],
    ['more units than the stock', { cartItems: [cartLine(serum, 4)], amount: 3420 }, 409, 'sold_out'],
    ['an inactive product', { cartItems: [{ ...cartLine(toner), id: 'gone' }] }, 409, 'not_sold'],
    ['an unknown coupon', { couponCode: 'NOPE' }, 409, 'coupon_refused'],
    [
      'an address that is not saved',
      { address: { ...paymentBody('x', []).address, pincode: '560999' } },
      404,
      'unknown_address',
    ],
    ['less than a rupee', { amount: 0.5 }, 400, 'bad_request'],
  ])('%s is refused, and nothing is stored or sent to Razorpay', async (_name, change, status, code) => {
    const before = await shop().snapshot();
    const id = nextId();
    const reply = await shop().pay({ ...paymentBody(id, [cartLine(toner)]), ...change });
    expect(reply).toMatchObject({ status, body: { success: false, code } });
    expect(await shop().snapshot()).toEqual(before);
    expect(await madeFor(id)).toEqual([]);
  });

  test('a refusal for a wrong total includes the right total', async () => {
    const reply = await shop().pay(paymentBody(nextId(), [cartLine(toner)], { amount: 300 }));
    expect(reply.body).toMatchObject({ finalTotal: 285, prepaidDiscount: 15, changes: [] });
  });

  test('only people with a verified email can pay', async () => {
    const body = paymentBody(nextId(), [cartLine(toner)]);
    expect((await shop().call('/api/payment/create-order', { body })).status).toBe(401);
    expect((await shop().pay(body, 'uma')).status).toBe(403);
  });
});

describe('one payment per cart', () => {
  test('repeating the same request returns the same payment', async () => {
    const id = nextId();
    const first = await begin(id);
    expect(await begin(id)).toBe(first);
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
  });

  test('eight requests at once with different order ids create one payment', async () => {
    const ids = Array.from({ length: 8 }, nextId);
    const replies = await Promise.all(ids.map((id) => shop().pay(paymentBody(id, [cartLine(toner)]))));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1);
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
    const made = (await shop().razorpay.orders()).filter(({ receipt }) => ids.includes(receipt ?? ''));
    expect(made).toHaveLength(1);
  });

  test('eight requests at once with the same order id create one payment', async () => {
    const id = nextId();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => shop().pay(paymentBody(id, [cartLine(toner)]))),
    );
    expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1);
    expect(await madeFor(id)).toHaveLength(1);
  });

  test('another cart is refused under the same id, and under a new id it closes the first order', async () => {
    const [id, other] = [nextId(), nextId()];
    await begin(id);
    const body = paymentBody(id, [cartLine(toner, 2)]);
    expect(await shop().pay(body)).toMatchObject({ status: 409, body: { code: 'order_exists' } });
    expect(await shop().pay({ ...body, orderId: other })).toMatchObject({
      status: 200,
      body: { orderId: other },
    });
    expect((await order(id)).status).toBe('expired');
    expect(await level('toner-1')).toMatchObject({ available: 8, reserved: 2 });
  });

  test('a changed cart does not hide that the first was paid', async () => {
    const id = nextId();
    await shop().razorpay.pay(await begin(id));
    const reply = await shop().pay(paymentBody(nextId(), [cartLine(toner, 2)]));
    expect(reply).toMatchObject({ status: 409, body: { code: 'already_paid', orderId: id } });
    expect((await order(id)).status).toBe('placed');
  });

  test('an order that was called off is no longer answered as paid', async () => {
    const id = nextId();
    expect((await shop().verify(await shop().razorpay.pay(await begin(id)))).status).toBe(200);
    expect((await shop().cancel(id)).status).toBe(200);
    const again = () => shop().pay(paymentBody(id, [cartLine(toner)]));
    expect(await again()).toMatchObject({ status: 409, body: { code: 'order_cancelled', orderId: id } });
    await shop().reconcile();
    expect((await order(id)).status).toBe('refunded');
    expect(await again()).toMatchObject({ status: 409, body: { code: 'refunded', orderId: id } });
  });

  test('an order of another person is not found', async () => {
    const id = nextId();
    await begin(id);
    const reply = await shop().pay(paymentBody(id, [cartLine(toner)], { address: bobsAddress }), 'bob');
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('a coupon for one use per person cannot be used by several payments', async () => {
    const coupon = { couponCode: 'once', amount: 256.5 };
    const first = await shop().pay(paymentBody(nextId(), [cartLine(toner)], coupon));
    expect(first.status).toBe(200);
    expect((await shop().db.doc('offerUses/once').get()).get('usedCount')).toBe(1);
    await shop()
      .razorpay.pay(first.body['id'] as string)
      .then((result) => shop().verify(result));
    expect(await shop().pay(paymentBody(nextId(), [cartLine(toner)], coupon))).toMatchObject({
      status: 409,
      body: { code: 'coupon_refused' },
    });
  });
});

describe('verifying a payment', () => {
  const tampered: [string, (result: CheckoutResult, other: CheckoutResult) => CheckoutResult, number][] = [
    ['a forged signature', (r) => ({ ...r, razorpay_signature: 'f'.repeat(64) }), 400],
    ['no signature', (r) => ({ ...r, razorpay_signature: '' }), 400],
    ['another payment’s signature', (r, o) => ({ ...r, razorpay_signature: o.razorpay_signature }), 400],
    ['another payment', (r, o) => ({ ...r, razorpay_payment_id: o.razorpay_payment_id }), 400],
    ['another’s whole result', (_r, o) => o, 404],
    ['an unknown order', (r) => ({ ...r, razorpay_order_id: 'order_none' }), 404],
  ];

  test.each(tampered)('%s: the payment is refused, and nothing is written', async (_name, forge, status) => {
    const id = nextId();
    const mine = await shop().razorpay.pay(await begin(id));
    const bobs = paymentBody(nextId(), [cartLine(toner)], { address: bobsAddress });
    const theirs = await shop().razorpay.pay((await shop().pay(bobs, 'bob')).body['id'] as string);
    const before = await shop().snapshot();
    const reply = await shop().verify(forge(mine, theirs));
    expect(reply).toMatchObject({ status, body: { success: false } });
    expect(await shop().snapshot()).toEqual(before);
    // The true ones still hold.
    expect((await shop().verify(mine)).status).toBe(200);
    expect((await shop().verify(theirs, 'bob')).status).toBe(200);
  });

  test('gives the same answer on every repeat, and creates one order', async () => {
    const id = nextId();
    const result = await shop().razorpay.pay(await begin(id));
    const replies = await Promise.all(Array.from({ length: 6 }, () => shop().verify(result)));
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { orderId: id } });
    const after = await shop().snapshot();
    expect((await shop().verify(result)).body).toEqual(replies[0]?.body);
    expect(await shop().snapshot()).toEqual(after);
    expect((await order(id)).history).toHaveLength(2);
  });

  test('captures an authorized payment', async () => {
    const id = nextId();
    const result = await shop().razorpay.pay(await begin(id), 'authorized');
    expect((await shop().verify(result)).status).toBe(200);
    expect(await shop().razorpay.payments()).toContainEqual(
      expect.objectContaining({ id: result.razorpay_payment_id, status: 'captured' }),
    );
    expect((await order(id)).status).toBe('placed');
  });

  test('succeeds after a failed attempt', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    await shop().razorpay.pay(razorpayId, 'failed');
    const result = await shop().razorpay.pay(razorpayId);
    expect((await shop().verify(result)).body).toMatchObject({ success: true, orderId: id });
    expect((await record(razorpayId)).status).toBe('captured');
  });
});
