import { sendTracking } from '../testing/sandboxes/webhooks';
import { cancellingShop } from '../testing/shops/cancellingShop';

const { shop, order, pay, book, refundsOf } = cancellingShop('RA');

test('of two colleagues who give the same back at once, the second is asked to look again', async () => {
  const id = await pay();
  await sendTracking(shop(), await book(id), 'delivered');
  const refund = (refundId: string, seen: number) =>
    shop().admin(`orders/${id}/refund`, { refundId, amount: 100, note: 'The pump was broken', seen });
  const replies = await Promise.all([refund('adas-part', 285), refund('binas-part', 285)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'sum_changed',
    message: expect.stringContaining('₹185'),
  });
  const [given] = (await order(id)).payment.parts ?? [];
  expect((await refund(given?.id ?? '', 285)).status).toBe(200);
  expect(await refundsOf(id)).toHaveLength(1);
  expect((await refund('binas-other', 185)).status).toBe(200);
});
