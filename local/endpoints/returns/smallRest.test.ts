import { cancellingShop } from '../testing/shops/cancellingShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, order, pay, book } = cancellingShop('SR');

test('a rest below ₹1, which cannot be sent, does not keep the order of a lost parcel open', async () => {
  const id = await pay();
  const awb = await book(id);
  for (const status of ['in transit', 'lost']) await sendTracking(shop(), awb, status);
  const body = { refundId: 'part-0001', amount: 284.5, note: 'It was lost' };
  expect((await shop().admin(`orders/${id}/refund`, body)).status).toBe(200);
  expect((await shop().admin(`orders/${id}/close-lost`, {})).body).toMatchObject({ success: true });
  expect(await order(id)).toMatchObject({ status: 'refunded' });
});
