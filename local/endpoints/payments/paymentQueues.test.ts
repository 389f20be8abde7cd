import { paise } from '@/domain/money/money';
import { newPaymentRecord } from '@/domain/payments/record/paymentRecord';
import { cartLine } from '../testing/documents/fixtures';
import { payingShop, serum, toner } from '../testing/shops/payingShop';

const { shop, nextId, begin, order, record, level } = payingShop('Q');
const MINUTE = 60_000;
const bare = (amount: number, as = 'alice') => shop().pay({ amount }, as);
const refused = { status: 409, body: { code: 'limit_reached' } };
const defaultLimits = () => shop().seed({ products: [toner, serum], limits: {} });
const bareRecords = async () =>
  (await shop().db.collection('payments').where('orderId', '==', '').get()).size;

/** Payments of an amount alone that have waited to be asked about for longer than anything else. */
async function fillWithAsks(count: number): Promise<void> {
  const at = new Date(shop().now().getTime() - 60 * MINUTE);
  const batch = shop().db.batch();
  for (let n = 0; n < count; n += 1) {
    const what = {
      razorpayOrderId: `order_bare${n}`,
      userId: 'bob',
      orderId: '',
      amount: paise(100),
      currency: 'INR',
    };
    batch.set(
      shop().db.doc(`payments/${what.razorpayOrderId}`),
      newPaymentRecord(what, at.toISOString(), at),
    );
  }
  await batch.commit();
}

test('an account can create ten payments without a cart, even with 132 requests at once', async () => {
  await defaultLimits();
  const replies = await Promise.all(Array.from({ length: 132 }, () => bare(500)));
  expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(10);
  for (const { status } of replies) expect([200, 409, 503]).toContain(status);
  expect(await bareRecords()).toBeLessThanOrEqual(10);
  expect((await bare(500, 'bob')).status).toBe(200);
});

test('a payment without a cart has a maximum amount, and a refused one does not call Razorpay', async () => {
  await defaultLimits();
  const before = (await shop().razorpay.orders()).length;
  const reply = await bare(9_999_999);
  expect(reply).toMatchObject(refused);
  expect(reply.body['message']).toBe('A payment without an order can be up to ₹50,000.');
  expect((await shop().razorpay.orders()).length).toBe(before);
  expect((await bare(50_000)).status).toBe(200);
});

test('a payment that failed at Razorpay does not count towards the limit', async () => {
  await defaultLimits();
  await shop().razorpay.mode('down');
  for (let n = 0; n < 12; n += 1) expect((await bare(500)).status).toBe(502);
  await shop().razorpay.mode('ok');
  expect((await bare(500)).status).toBe(200);
});

test('refunds and expiries are not delayed by many payment checks', async () => {
  const [unpaid, cancelled] = [nextId(), nextId()];
  const result = await shop().razorpay.pay(await begin(cancelled, [cartLine(serum)]));
  await shop().verify(result);
  expect((await shop().cancel(cancelled)).status).toBe(200);
  const razorpayId = await begin(unpaid, [cartLine(toner, 4)]);
  shop().advance(21 * MINUTE);
  await fillWithAsks(250);

  await shop().reconcile();
  expect((await order(unpaid)).status).toBe('expired');
  expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
  expect((await record(razorpayId)).queues?.expiryAt).toBeNull();
  const refunds = await shop().razorpay.refunds();
  expect(refunds.map(({ payment_id }) => payment_id)).toContain(result.razorpay_payment_id);
});

test('a payment record without queue fields is processed as well', async () => {
  const id = nextId();
  const razorpayId = await begin(id, [cartLine(toner)]);
  const { queues: _none, ...old } = await record(razorpayId);
  await shop().db.doc(`payments/${razorpayId}`).set(old);
  shop().advance(21 * MINUTE);
  await shop().reconcile();
  expect((await order(id)).status).toBe('expired');
});
