import { cancellingShop } from '../testing/shops/cancellingShop';
import { sendTracking, send, webhook, withoutEvents } from '../testing/sandboxes/webhooks';

const { shop, nextId, begin, order, record, level, pay, book, liveParcels, refundsOf } = cancellingShop('H');
const MINUTE = 60_000;

const paymentOf = async (paymentId: string) =>
  (await shop().razorpay.payments()).find(({ id }) => id === paymentId)!;

/** Somebody gives a payment back at Razorpay itself, some paise or all that is left; its webhooks, not sent yet. */
async function byHand(paymentId: string, amount?: number) {
  const refund = await shop().razorpay.refund(paymentId, amount);
  const payment = await paymentOf(paymentId);
  const failed = { ...refund, status: 'failed' as const };
  return {
    created: webhook('refund.created', { payment, refund: { ...refund, status: 'pending' } }),
    processed: webhook('refund.processed', { payment, refund }),
    failed: webhook('refund.failed', { payment, refund: failed as never }),
  };
}
async function receive(...news: Parameters<typeof send>[1][]) {
  for (const one of news) expect(await send(shop(), one)).toMatchObject({ status: 200 });
}
async function arrived(): Promise<{ id: string; paymentId: string; razorpayId: string }> {
  const id = await pay();
  await sendTracking(shop(), await book(id), 'delivered');
  const { razorpayPaymentId: paymentId, razorpayOrderId: razorpayId } = (await order(id)).payment;
  return { id, paymentId, razorpayId };
}

test('a full refund of an active order is shown, and no second refund is requested', async () => {
  const { id, paymentId, razorpayId } = await arrived();
  const { created, processed } = await byHand(paymentId);
  await receive(processed, created, processed);
  expect(await order(id)).toMatchObject({
    status: 'delivered',
    payment: { status: 'refunded', givenBack: 285, refund: { status: 'done', amount: 285 } },
  });
  expect(await record(razorpayId)).toMatchObject({ status: 'refunded', refunds: {}, dueAt: null });
  // Its invoice is issued.
  await shop().reconcile();
  const after = await shop().snapshot();
  expect(await shop().requestReturn(id)).toMatchObject({ status: 409, body: { code: 'given_back' } });
  shop().advance(61 * MINUTE);
  expect(await shop().reconcile()).toMatchObject({ refunded: 0 });
  await receive(created, processed);
  expect(await shop().snapshot()).toEqual(after);
  expect(await refundsOf(id)).toHaveLength(1);
  const mails = (await shop().db.collection('mail').get()).docs.map((doc) => doc.id);
  expect(mails.filter((one) => one.endsWith('-refunded'))).toEqual([`${id}-refunded`]);
});

test('a refund webhook with a forged signature changes nothing', async () => {
  const { paymentId } = await arrived();
  const payment = await paymentOf(paymentId);
  const refund = { id: 'rfnd_forged', payment_id: paymentId, amount: 28_500, status: 'processed' } as never;
  const before = await shop().snapshot();
  expect(await send(shop(), webhook('refund.processed', { payment, refund }, 'guessed'))).toMatchObject({
    status: 401,
  });
  expect(await shop().snapshot()).toEqual(before);
});

test('partial refunds add up once each in any order, and the last makes the refund full', async () => {
  const { id, paymentId, razorpayId } = await arrived();
  const first = await byHand(paymentId, 10_000);
  await receive(first.processed, first.created, first.processed);
  expect((await order(id)).payment).toMatchObject({ status: 'captured', givenBack: 100 });
  const second = await byHand(paymentId, 500);
  const third = await byHand(paymentId);
  await Promise.all(
    [third.created, second.processed, third.processed, second.created].map((one) => receive(one)),
  );
  expect((await order(id)).payment).toMatchObject({ status: 'refunded', givenBack: 285 });
  const parts = Object.values((await record(razorpayId)).byHand ?? {}).map(({ amount }) => amount);
  expect(parts.sort((a, b) => a - b)).toEqual([500, 10_000, 18_000]);
});

test('a full refund of an unshipped order cancels it, returns stock, and pays nothing twice', async () => {
  const id = await pay();
  const { razorpayPaymentId } = (await order(id)).payment;
  expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
  const { created, processed } = await byHand(razorpayPaymentId);
  await Promise.all([receive(created), receive(processed)]);
  const after = await order(id);
  expect(after.history.slice(-2).map(({ to, by }) => [to, by])).toEqual([
    ['cancelled', 'razorpay'],
    ['refunded', 'razorpay'],
  ]);
  expect(after).toMatchObject({ status: 'refunded', shipment: { status: 'cancelled' } });
  expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
  expect(await shop().reconcile()).toMatchObject({ refunded: 0, booked: 0 });
  expect(await refundsOf(id)).toHaveLength(1);
});

test('a full refund of an order with a booked parcel cancels the parcel first', async () => {
  const id = await pay();
  await book(id);
  const { processed } = await byHand((await order(id)).payment.razorpayPaymentId);
  await receive(processed);
  expect(await order(id)).toMatchObject({ status: 'placed', payment: { status: 'refunded' } });
  shop().advance(MINUTE);
  expect(await shop().reconcile()).toMatchObject({ cancelled: 1, refunded: 0 });
  expect(await order(id)).toMatchObject({ status: 'refunded' });
  expect(await liveParcels(id)).toHaveLength(0);
  expect(await refundsOf(id)).toHaveLength(1);
});

test('after a partial refund a cancellation owes and refunds only the rest', async () => {
  const id = await pay();
  const { processed } = await byHand((await order(id)).payment.razorpayPaymentId, 10_000);
  await receive(processed);
  expect(await shop().cancel(id)).toMatchObject({
    status: 200,
    body: { message: expect.stringMatching(/₹185 will be refunded/) },
  });
  expect(await shop().reconcile()).toMatchObject({ refunded: 1 });
  expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([18_500, 10_000]);
  expect(await order(id)).toMatchObject({ status: 'refunded', payment: { givenBack: 100 } });
});

test.each([[10_000], [undefined]])(
  'a refund of %s paise without a webhook is found when the shop refunds',
  async (paise) => {
    const id = await pay();
    const { razorpayPaymentId, razorpayOrderId } = (await order(id)).payment;
    await byHand(razorpayPaymentId, paise);
    await shop().cancel(id);
    expect((await order(id)).payment.refund?.amount).toBe(285);
    await shop().reconcile();
    shop().advance(2 * MINUTE);
    await shop().reconcile();
    expect((await order(id)).status).toBe('refunded');
    expect((await record(razorpayOrderId)).refunds[razorpayPaymentId]).toMatchObject({ status: 'done' });
    const sums = (await refundsOf(id)).map(({ amount }) => amount);
    expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(28_500);
    expect(sums).toHaveLength(paise ? 2 : 1);
  },
);

test('a refund reported before its payment is applied after the payment is settled', async () => {
  const id = nextId();
  const result = await shop().razorpay.pay(await begin(id));
  const captured = webhook('payment.captured', { payment: await paymentOf(result.razorpay_payment_id) });
  const { processed } = await byHand(result.razorpay_payment_id);
  await receive(processed, captured);
  expect(await shop().verify(result)).toMatchObject({ status: expect.any(Number) });
  expect(await order(id)).toMatchObject({ status: 'refunded', payment: { status: 'refunded' } });
  expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
  expect(await shop().reconcile()).toMatchObject({ refunded: 0 });
});

test('a refund of a Razorpay order that is not the shop’s changes nothing', async () => {
  const { paymentId } = await arrived();
  const foreignPayment = { ...(await paymentOf(paymentId)), id: 'pay_strange', order_id: 'order_strange' };
  const refund = {
    id: 'rfnd_strange',
    payment_id: 'pay_strange',
    amount: 28_500,
    status: 'processed',
  } as never;
  const before = withoutEvents(await shop().snapshot());
  await receive(webhook('refund.processed', { payment: foreignPayment, refund }));
  expect(withoutEvents(await shop().snapshot())).toEqual(before);
});
