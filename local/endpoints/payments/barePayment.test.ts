import { cartLine, prepaidBody } from '../testing/documents/fixtures';
import { payingShop, serum, toner } from '../testing/shops/payingShop';

const { shop, nextId, order, record, level } = payingShop('B');
const MINUTE = 60_000;

/** A payment of an amount alone, paid; verified unless `silent`. */
async function payAlone(amount: number, { as = 'alice', silent = false } = {}) {
  const reply = await shop().pay({ amount }, as);
  expect(reply).toMatchObject({
    status: 200,
    body: { orderId: '', currency: 'INR', amount: Math.round(amount * 100) },
  });
  const razorpayId = reply.body['id'] as string;
  const result = await shop().razorpay.pay(razorpayId);
  if (!silent) {
    expect(await shop().verify(result, as)).toMatchObject({
      status: 200,
      body: { success: true, orderId: '' },
    });
  }
  return { razorpayId, result, paymentId: result.razorpay_payment_id };
}

test('pays for the order that follows', async () => {
  const { razorpayId, result, paymentId } = await payAlone(285);
  const id = nextId();
  const sent = await shop().order(prepaidBody(id, [cartLine(toner)]));
  expect(sent).toMatchObject({ status: 200, body: { orderId: id, shipment: { status: 'booked' } } });
  expect(await order(id)).toMatchObject({
    status: 'placed',
    paymentMethod: 'Pay Online',
    payment: { status: 'captured', razorpayOrderId: razorpayId, razorpayPaymentId: paymentId },
  });
  expect(await record(razorpayId)).toMatchObject({ orderId: id, refunds: {}, dueAt: null });
  expect((await shop().order(prepaidBody(id, [cartLine(toner)]))).body).toEqual(sent.body);
  expect(await shop().verify(result)).toMatchObject({ status: 200, body: { orderId: id } });
  shop().advance(60 * MINUTE);
  await shop().reconcile();
  expect(await shop().razorpay.refundsOf(paymentId)).toEqual([]);
});

test('pays for the order that follows, also for a person who has bought many gift cards', async () => {
  const { razorpayId } = await payAlone(285);
  const card = { ...(await record(razorpayId)), refunds: {}, giftCardId: 'card' };
  // Their ids come before Razorpay's.
  const refs = Array.from({ length: 20 }, (_, n) => shop().db.doc(`payments/card-${n}`));
  await Promise.all(refs.map((ref) => ref.set(card)));
  expect((await shop().order(prepaidBody(nextId(), [cartLine(toner)]))).status).toBe(200);
  await Promise.all(refs.map((ref) => ref.delete()));
});

test.each<[string, number, string, ReturnType<typeof cartLine>[]]>([
  ['another sum', 284.99, 'alice', [cartLine(toner)]],
  ['the sum of another cart', 285, 'alice', [cartLine(toner, 2)]],
  ['another person’s payment', 285, 'bob', [cartLine(toner)]],
])('is refused when it is %s', async (_name, amount, as, items) => {
  await payAlone(amount, { as });
  const before = await shop().snapshot();
  const reply = await shop().order(prepaidBody(nextId(), items));
  expect(reply).toMatchObject({ status: 402, body: { code: 'payment_required' } });
  expect(await shop().snapshot()).toEqual(before);
});

test('pays for one of four orders placed at once', async () => {
  await payAlone(285);
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => shop().order(prepaidBody(nextId(), [cartLine(toner)]))),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402]);
  expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
});

test('stays usable when the cart has changed', async () => {
  await payAlone(285);
  const body = prepaidBody(nextId(), [{ ...cartLine(toner), price: 290 }]);
  expect(await shop().order(body)).toMatchObject({
    status: 409,
    body: { code: 'price_changed', finalTotal: 285 },
  });
  expect((await shop().order(prepaidBody(nextId(), [cartLine(toner)]))).status).toBe(200);
});

test('is refunded when the cart is sold out in the meantime', async () => {
  const { paymentId, result } = await payAlone(855);
  await shop().db.doc('stock/serum-1').update({ available: 0, sold: 3 });
  await shop().db.doc('products/serum').update({ stock: 0 });
  expect((await shop().order(prepaidBody(nextId(), [cartLine(serum)]))).status).toBe(409);
  shop().advance(21 * MINUTE);
  await shop().reconcile();
  expect(await shop().razorpay.refundsOf(paymentId)).toHaveLength(1);
  expect((await shop().verify(result)).body).toMatchObject({ code: 'refund_due' });
  await shop().db.doc('stock/serum-1').update({ available: 3, sold: 0 });
  await shop().db.doc('products/serum').update({ stock: 3 });
});

test('is refunded once if it is not claimed within 20 minutes, and then buys nothing', async () => {
  const { paymentId } = await payAlone(285);
  shop().advance(19 * MINUTE);
  expect(await shop().reconcile()).toMatchObject({ refunded: 0 });
  shop().advance(2 * MINUTE);
  await Promise.all([shop().reconcile(), shop().reconcile()]);
  expect(await shop().razorpay.refundsOf(paymentId)).toMatchObject([{ amount: 28_500 }]);
  expect((await shop().order(prepaidBody(nextId(), [cartLine(toner)]))).status).toBe(402);
});

test('is either claimed or refunded when both happen at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { paymentId } = await payAlone(285);
    shop().advance(21 * MINUTE);
    const [reply] = await Promise.all([
      shop().order(prepaidBody(nextId(), [cartLine(toner)])),
      shop().reconcile(),
    ]);
    expect((await shop().razorpay.refundsOf(paymentId)).length).toBe(reply.status === 200 ? 0 : 1);
  }
});

test('is refunded when the browser closes before it reports the payment', async () => {
  const { paymentId } = await payAlone(285, { silent: true });
  shop().advance(21 * MINUTE);
  expect(await shop().reconcile()).toMatchObject({ settled: 1, refunded: 0 });
  shop().advance(21 * MINUTE);
  expect(await shop().reconcile()).toMatchObject({ refunded: 1 });
  expect(await shop().razorpay.refundsOf(paymentId)).toHaveLength(1);
});
