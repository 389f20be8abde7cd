import { cancellingShop } from '../testing/shops/cancellingShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, order, pay, book } = cancellingShop('SR');

/** Asks to refund all but a rest that Razorpay would not send. */
const refundNearlyAll = (id: string) =>
  shop().admin(`orders/${id}/refund`, { refundId: 'part-0001', amount: 284.5, note: 'Sorry' });

test('a refund that leaves less than ₹1 of an order not yet sent is to be a cancellation', async () => {
  const message = expect.stringContaining('all but less than ₹1, cancel the order');
  expect((await refundNearlyAll(await pay())).body).toMatchObject({ code: 'cancel_instead', message });
});

test('a rest below ₹1 does not keep the order of a lost parcel open', async () => {
  const id = await pay();
  const awb = await book(id);
  for (const status of ['in transit', 'lost']) await sendTracking(shop(), awb, status);
  expect((await refundNearlyAll(id)).status).toBe(200);
  expect((await shop().admin(`orders/${id}/close-lost`, {})).body).toMatchObject({ success: true });
  expect(await order(id)).toMatchObject({ status: 'refunded' });
});
