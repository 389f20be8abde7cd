import { cartLine, codBody, paymentBody } from '../testing/documents/fixtures';
import { payingShop, serum } from '../testing/shops/payingShop';
import { send, webhook } from '../testing/sandboxes/webhooks';

const { shop, nextId, begin, order, record, level, madeFor } = payingShop('F');
const MINUTE = 60_000;

describe('Razorpay does not answer when an order is created', () => {
  test.each(['down', 'html', 'slow', 'refuse', 'unauthorized'])(
    '%s: nothing is reserved, and the shopper can try again',
    async (mode) => {
      const id = nextId();
      const body = paymentBody(id, [cartLine(serum, 3)], { couponCode: 'once', amount: 2308.5 });
      await shop().razorpay.mode(mode);
      const reply = await shop().pay(body);
      expect(reply).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } });
      expect(reply.body['message']).toMatch(/nothing was charged/);
      expect(await level('serum-1')).toMatchObject({ available: 3, reserved: 0 });
      expect((await shop().db.doc('offerUses/once').get()).get('usedCount')).toBe(0);
      expect((await order(id)).status).toBe('expired');

      await shop().razorpay.mode('ok');
      const again = await shop().pay(body);
      expect(again).toMatchObject({ status: 200, body: { orderId: id, amount: 230_850 } });
      expect((await shop().verify(await shop().razorpay.pay(again.body['id'] as string))).status).toBe(200);
      expect((await order(id)).status).toBe('placed');
    },
  );

  test('cash on delivery remains possible', async () => {
    await shop().razorpay.mode('down');
    expect((await shop().pay(paymentBody(nextId(), [cartLine(serum, 3)]))).status).toBe(502);
    expect((await shop().order(codBody(nextId(), [cartLine(serum, 3)]))).status).toBe(200);
  });

  test('a Razorpay order whose answer was lost is looked up and not created twice', async () => {
    const id = nextId();
    await shop().razorpay.mode('accept-then-drop');
    await begin(id);
    expect(await madeFor(id)).toHaveLength(1);
  });

  test('a payment without a cart fails with a plain message, too', async () => {
    await shop().razorpay.mode('down');
    expect((await shop().pay({ amount: 500 })).body).toMatchObject({ code: 'payment_unavailable' });
  });
});

describe('Razorpay does not answer when a payment is verified', () => {
  test.each(['down', 'html', 'slow'])(
    '%s: the shopper is asked to wait, and the reconciler settles the payment',
    async (mode) => {
      const id = nextId();
      const result = await shop().razorpay.pay(await begin(id));
      await shop().razorpay.mode(mode);
      const reply = await shop().verify(result);
      expect(reply).toMatchObject({ status: 502, body: { code: 'payment_pending', orderId: id } });
      expect(reply.body['message']).toMatch(/do not pay again/);
      expect((await order(id)).status).toBe('pending_payment');
      await shop().razorpay.mode('ok');
      // Not after twenty minutes: at the next run.
      expect(await shop().reconcile()).toMatchObject({ settled: 1 });
      expect((await order(id)).status).toBe('placed');
      expect((await shop().verify(result)).status).toBe(200);
    },
  );

  test('an unpaid order that is checked early is not closed early', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    const [failed] = await shop()
      .razorpay.pay(razorpayId, 'failed')
      .then(() => shop().razorpay.payments());
    await shop().razorpay.mode('down');
    await send(shop(), webhook('payment.authorized', { payment: { ...failed!, status: 'authorized' } }));
    await shop().razorpay.mode('ok');
    expect(await shop().reconcile()).toMatchObject({ unpaid: 1 });
    expect((await order(id)).status).toBe('pending_payment');
  });
});

describe('a refund', () => {
  /** A payment that must go back: it came late, and another has the last units. */
  async function owed() {
    const id = nextId();
    const razorpayId = await begin(id, [cartLine(serum, 3)]);
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    const cash = codBody(nextId(), [cartLine(serum)]);
    expect((await shop().order(cash)).status).toBe(200);
    const result = await shop().razorpay.pay(razorpayId);
    expect((await shop().verify(result)).body).toMatchObject({ code: 'refund_due' });
    return { id, razorpayId, paymentId: result.razorpay_payment_id };
  }

  test('is retried until Razorpay accepts it', async () => {
    const { id, razorpayId, paymentId } = await owed();
    for (const mode of ['down', 'html', 'slow', 'refuse']) {
      await shop().razorpay.mode(mode);
      expect(await shop().reconcile()).toMatchObject({ refunded: 0 });
      expect((await record(razorpayId)).refunds[paymentId]).toMatchObject({ status: 'due' });
      shop().advance(61 * MINUTE);
    }
    expect((await order(id)).payment.refund?.status).toBe('due');
    await shop().razorpay.mode('ok');
    // An answer that came too late may have been acted on: then it is found.
    await shop().reconcile();
    expect(await shop().razorpay.refundsOf(paymentId)).toHaveLength(1);
    expect((await order(id)).status).toBe('refunded');
  });

  test('whose answer was lost is found and not created twice', async () => {
    const { paymentId, razorpayId } = await owed();
    await shop().razorpay.mode('accept-then-drop');
    await Promise.all([shop().reconcile(), shop().reconcile()]);
    await shop().razorpay.mode('ok');
    shop().advance(61 * MINUTE);
    await shop().reconcile();
    expect(await shop().razorpay.refundsOf(paymentId)).toHaveLength(1);
    expect((await record(razorpayId)).refunds[paymentId]).toMatchObject({ status: 'done' });
  });

  test('that Razorpay reported first is not requested again', async () => {
    const { id, paymentId } = await owed();
    const [payment] = (await shop().razorpay.payments()).filter((one) => one.id === paymentId);
    const refund = await shop().razorpay.refund(paymentId);
    await send(shop(), webhook('refund.created', { payment: payment!, refund }));
    expect((await order(id)).status).toBe('refunded');
    expect(await shop().reconcile()).toMatchObject({ refunded: 0 });
    await send(shop(), webhook('refund.processed', { payment: payment!, refund }));
    expect(await shop().razorpay.refundsOf(paymentId)).toHaveLength(1);
  });

  test('that Razorpay failed is started again, less what was refunded by hand', async () => {
    const { razorpayId, paymentId } = await owed();
    const [payment] = (await shop().razorpay.payments()).filter((one) => one.id === paymentId);
    await shop().reconcile();
    const [refund] = await shop().razorpay.refundsOf(paymentId);
    const failed = webhook('refund.failed', { payment: payment!, refund: { ...refund!, status: 'failed' } });
    await send(shop(), failed);
    await send(shop(), failed);
    const again = (await record(razorpayId)).refunds[paymentId];
    expect(again).toMatchObject({ status: 'due', failed: 1, refundId: '' });
    expect(shop().events.filter(({ event }) => event === 'refund.failed')).toHaveLength(1);
    const part = { ...refund!, id: 'rfnd_part', amount: 100 };
    await send(shop(), webhook('refund.processed', { payment: payment!, refund: part }));
    expect((await record(razorpayId)).refunds[paymentId]).toEqual({
      ...again,
      amount: (again?.amount ?? 0) - 100,
    });
    // The sandbox did create the refund, so the retry finds it.
    shop().advance(2 * MINUTE);
    await shop().reconcile();
    expect((await record(razorpayId)).refunds[paymentId]).toMatchObject({
      status: 'done',
      refundId: refund!.id,
    });
  });

  test('of a second payment of the same order leaves the order unchanged', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    const result = await shop().razorpay.pay(razorpayId, 'authorized');
    const [first] = (await shop().razorpay.payments()).filter(({ order_id }) => order_id === razorpayId);
    const second = { ...first!, id: 'pay_second', status: 'captured' as const, captured: true };
    await shop().verify(result);
    await send(shop(), webhook('payment.captured', { payment: second }));
    expect((await record(razorpayId)).refunds).toMatchObject({
      pay_second: { reason: 'paid_twice', amount: 28_500 },
    });
    expect(await order(id)).toMatchObject({ status: 'placed', payment: { status: 'captured' } });
    await shop().reconcile();
    expect((await order(id)).payment.refund).toBeUndefined();
  });
});
