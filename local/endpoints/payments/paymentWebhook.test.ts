import { type Payment } from '../../razorpay/types';
import { payingShop } from '../testing/shops/payingShop';
import { RAZORPAY } from '../testing/shops/testShop';
import { send, webhook, webhooksOf, withoutEvents } from '../testing/sandboxes/webhooks';

const { shop, nextId, begin, order, record, level } = payingShop('W');

const paymentOf = async (id: string) => (await shop().razorpay.payments()).find((one) => one.id === id)!;
const eventCount = async () => (await shop().db.collection('webhookEvents').count().get()).data().count;

async function paid(outcome: 'captured' | 'authorized' | 'failed' = 'captured') {
  const id = nextId();
  const razorpayId = await begin(id);
  const result = await shop().razorpay.pay(razorpayId, outcome);
  return { id, razorpayId, result, paymentId: result.razorpay_payment_id };
}

test('the webhook alone places the order', async () => {
  const { id, paymentId } = await paid();
  const [, captured] = await webhooksOf(shop(), paymentId);
  expect(await send(shop(), captured!)).toMatchObject({ status: 200, body: { success: true } });
  expect(await order(id)).toMatchObject({
    status: 'placed',
    payment: { status: 'captured', razorpayPaymentId: paymentId },
    shipment: { status: 'booking', attempts: 0 },
  });
});

test.each(['payment.captured', 'order.paid'] as const)(
  '%s with an authorized payment captures it before the order is placed',
  async (event) => {
    const { id, paymentId } = await paid('authorized');
    const hook = webhook(event, { payment: await paymentOf(paymentId) });
    expect(await send(shop(), hook)).toMatchObject({ status: 200 });
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'captured', captured: true });
    expect(await order(id)).toMatchObject({ status: 'placed', payment: { status: 'captured' } });
  },
);

test('a shopper who closed the browser after paying gets their order', async () => {
  const { id, paymentId } = await paid();
  for (const one of await webhooksOf(shop(), paymentId)) await send(shop(), one);
  await shop().reconcile();
  expect((await order(id)).shipment.status).toBe('booked');
});

/** The three webhooks (allowed, taken, order paid) and the browser, in one order or another. */
const orders = [
  [0, 1, 2, 'verify'],
  [2, 1, 0, 'verify'],
  ['verify', 0, 1, 2],
  ['verify', 2, 1, 0],
  [0, 'verify', 1, 2],
  [1, 'verify', 2, 0],
  [2, 0, 'verify', 1],
] as const;
test.each(orders.map((one) => [one.join(', '), one] as const))(
  'in the order %s the webhooks place one order',
  async (_name, sequence) => {
    const { id, result, paymentId } = await paid();
    const hooks = await webhooksOf(shop(), paymentId);
    for (const step of sequence) {
      const reply = step === 'verify' ? await shop().verify(result) : await send(shop(), hooks[step]!);
      expect(reply.status).toBe(200);
    }
    expect(await order(id)).toMatchObject({ status: 'placed', history: { length: 2 } });
    expect(await level('toner-1')).toEqual({ sku: 'toner-1', available: 9, reserved: 1, sold: 0 });
  },
);

test('repeated and concurrent webhooks place one order', async () => {
  const { id, result, paymentId } = await paid();
  const hooks = await webhooksOf(shop(), paymentId);
  const before = await eventCount();
  const replies = await Promise.all([
    ...[...hooks, ...hooks].map((one) => send(shop(), one)),
    shop().verify(result),
    shop().verify(result),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await order(id)).toMatchObject({ status: 'placed', history: { length: 2 } });
  expect((await eventCount()) - before).toBe(3);
  const after = await shop().snapshot();
  expect((await send(shop(), hooks[1]!)).body).toEqual({ success: true, known: true });
  expect(await shop().snapshot()).toEqual(after);
});

test('an authorized payment is captured', async () => {
  const { id, paymentId } = await paid('authorized');
  const [authorized] = await webhooksOf(shop(), paymentId);
  expect((await send(shop(), authorized!)).status).toBe(200);
  expect(await paymentOf(paymentId)).toMatchObject({ status: 'captured' });
  expect((await order(id)).status).toBe('placed');
});

test('an authorized payment that cannot be captured now is captured by the reconciler', async () => {
  const { id, paymentId } = await paid('authorized');
  const [authorized] = await webhooksOf(shop(), paymentId);
  await shop().razorpay.mode('down');
  expect((await send(shop(), authorized!)).status).toBe(200);
  expect((await order(id)).status).toBe('pending_payment');
  await shop().razorpay.mode('ok');
  expect(await shop().reconcile()).toMatchObject({ settled: 1 });
  expect((await order(id)).status).toBe('placed');
});

test('money that Razorpay gives back without capturing it buys nothing', async () => {
  const { id, razorpayId, paymentId } = await paid('authorized');
  const refund = await shop().razorpay.autoRefund(paymentId);
  const payment = await paymentOf(paymentId);
  expect(payment).toMatchObject({ status: 'refunded', captured: false });
  for (const event of ['refund.created', 'refund.processed'] as const) {
    expect((await send(shop(), webhook(event, { payment, refund }))).status).toBe(200);
  }
  expect(await order(id)).toMatchObject({ status: 'pending_payment', history: { length: 1 } });
  expect(await record(razorpayId)).toMatchObject({ status: 'created', razorpayPaymentId: '', refunds: {} });
  expect(await shop().reconcile()).toMatchObject({ settled: 0, refunded: 0 });
});

test('the checkout is told of money that Razorpay gives back itself', async () => {
  const { razorpayId, id, result, paymentId } = await paid('authorized');
  const second = await shop().razorpay.pay(razorpayId, 'authorized');
  await shop().razorpay.autoRefund(paymentId);
  expect(await shop().verify(result)).toMatchObject({
    status: 409,
    body: { code: 'refund_due', message: expect.stringMatching(/did not lead to an order. ₹285 will be/) },
  });
  expect((await order(id)).status).toBe('pending_payment');
  expect((await shop().verify(second)).status).toBe(200);
  expect(await shop().verify(result)).toMatchObject({
    status: 200,
    body: { success: true, orderId: id, message: expect.stringMatching(/paid twice. The second ₹285/) },
  });
});

test('a failed attempt closes nothing, and an old failure does not change a paid order', async () => {
  const { id, razorpayId } = await paid('failed');
  const [failed] = (await shop().razorpay.payments()).filter((one) => one.order_id === razorpayId);
  const hook = webhook('payment.failed', { payment: failed! });
  await send(shop(), hook);
  expect(await order(id)).toMatchObject({ status: 'pending_payment', payment: { status: 'failed' } });
  const result = await shop().razorpay.pay(razorpayId);
  await shop().verify(result);
  await send(shop(), webhook('payment.failed', { payment: failed! }));
  expect(await order(id)).toMatchObject({ status: 'placed', payment: { status: 'captured' } });
  expect(await record(razorpayId)).toMatchObject({ status: 'captured' });
});

describe('the signature of a webhook', () => {
  test.each<[string, (hook: ReturnType<typeof webhook>) => ReturnType<typeof webhook>]>([
    ['nobody', ({ body }) => ({ body, headers: {} })],
    ['a wrong secret', ({ body }) => ({ ...webhook('order.paid', {}, 'other'), body })],
    ['another body', ({ body, headers }) => ({ body: `${body} `, headers })],
    [
      'an amount changed on the way',
      ({ body, headers }) => ({ body: body.replace('28500', '28501'), headers }),
    ],
  ])('is refused with %s', async (_name, forge) => {
    const { id, paymentId } = await paid();
    const [, captured] = await webhooksOf(shop(), paymentId);
    const before = await shop().snapshot();
    const reply = await send(shop(), forge(captured!));
    expect(reply).toMatchObject({ status: 401, body: { code: 'bad_signature' } });
    expect(await shop().snapshot()).toEqual(before);
    // Its event is not taken by the forgery: the valid version is handled.
    const received = await send(shop(), captured!);
    expect([received.status, received.body]).toEqual([200, { success: true }]);
    expect((await order(id)).status).toBe('placed');
  });

  test('is refused when it was made with the key secret', async () => {
    const { paymentId } = await paid();
    const payment = await paymentOf(paymentId);
    const hook = webhook('payment.captured', { payment }, RAZORPAY.keySecret);
    expect((await send(shop(), hook)).status).toBe(401);
    await send(shop(), webhook('payment.captured', { payment }));
  });
});

describe('an unrelated webhook', () => {
  const foreign = {
    id: 'pay_foreign',
    order_id: 'order_foreign',
    amount: 100,
    currency: 'INR',
    status: 'captured',
  };
  test.each<[string, string]>([
    [
      'another shop’s payment',
      JSON.stringify({ event: 'order.paid', payload: { payment: { entity: foreign } } }),
    ],
    [
      'a payment without an order',
      JSON.stringify({
        event: 'payment.captured',
        payload: { payment: { entity: { ...foreign, order_id: null } } },
      }),
    ],
    [
      'an order id with a path',
      JSON.stringify({
        event: 'payment.captured',
        payload: { payment: { entity: { ...foreign, order_id: 'a/../b' } } },
      }),
    ],
    [
      'a payment of another shape',
      JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { id: 7 } } } }),
    ],
    [
      'an event that we do not know',
      JSON.stringify({ event: 'invoice.paid', payload: { invoice: { entity: {} } } }),
    ],
    ['an event without a payload', JSON.stringify({ event: 'order.paid' })],
  ])('%s is accepted and changes nothing', async (_name, body) => {
    const { createHmac } = await import('node:crypto');
    const signature = createHmac('sha256', RAZORPAY.webhookSecret).update(body).digest('hex');
    const before = await shop().snapshot();
    const reply = await send(shop(), { body, headers: { 'x-razorpay-signature': signature } });
    expect(reply.status).toBe(200);
    expect(withoutEvents(await shop().snapshot())).toEqual(before);
  });
});

test.each([
  ['of another sum', { amount: 100 }, 100],
  ['in another currency', { currency: 'USD' }, 28_500],
])('a captured payment %s buys nothing and is refunded', async (_name, other, amount) => {
  const { id, razorpayId, paymentId } = await paid('failed').then(async (attempt) => ({
    ...attempt,
    paymentId: (await shop().razorpay.pay(attempt.razorpayId)).razorpay_payment_id,
  }));
  const payment = { ...(await paymentOf(paymentId)), ...other } as Payment;
  await send(shop(), webhook('payment.captured', { payment }));
  expect((await order(id)).status).toBe('pending_payment');
  expect((await record(razorpayId)).refunds[paymentId]).toMatchObject({
    reason: 'wrong_amount',
    amount,
  });
  await shop().reconcile();
  const [refund] = await shop().razorpay.refundsOf(paymentId);
  expect(refund).toMatchObject({ amount });
  // The books would not add up here: Razorpay itself never captures another amount than its order's.
  await shop().forget();
});

test('a payment that a bank disputes is told to the team once, by its order', async () => {
  const { id, paymentId } = await paid();
  for (const one of await webhooksOf(shop(), paymentId)) await send(shop(), one);
  const hook = webhook('payment.dispute.created', { payment: await paymentOf(paymentId) });
  for (let times = 0; times < 2; times += 1) expect((await send(shop(), hook)).status).toBe(200);
  const disputes = shop().db.collection('staffNews').where('kind', '==', 'dispute');
  const found = (await disputes.get()).docs.map((doc) => doc.data());
  expect(found).toMatchObject([{ about: id, path: `/admin/orders/${id}` }]);
});
