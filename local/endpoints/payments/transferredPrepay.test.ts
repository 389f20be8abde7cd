import { cancellingShop } from '../testing/shops/cancellingShop';
import { send, webhook } from '../testing/sandboxes/webhooks';
import { serum, toner } from '../testing/shops/payingShop';

const { shop, order, record, placeCod } = cancellingShop('TP');
beforeEach(() => shop().seed({ products: [toner, serum] }));

const DAY = 24 * 60 * 60_000;

test('a late prepayment whose refund Razorpay refuses is noted as transferred on its order', async () => {
  const id = await placeCod();
  await shop().call(`/api/payment/orders/${id}/prepay`, { as: 'alice', body: {} });
  const link = (await order(id)).prepay?.link.id ?? '';
  await shop().admin(`orders/${id}/pack`);
  await shop().razorpay.payLink(link);
  await shop().razorpay.mode('refuse');
  const [payment] = await shop().razorpay.payments();
  await send(shop(), webhook('payment_link.paid', { payment_link: { id: link } as never, payment }));
  await shop().reconcile();
  expect((await order(id)).payment.extras).toMatchObject([{ razorpayOrderId: link, refused: 285 }]);

  const transfer = (amount: number) => shop().admin(`orders/${id}/transfer`, { amount, reference: 'UTR 7' });
  expect((await transfer(100)).body).toMatchObject({ code: 'sum_changed' });
  expect([(await transfer(285)).status, (await transfer(285)).status]).toEqual([200, 200]);
  const after = await order(id);
  expect(after).toMatchObject({ status: 'packed', payment: { status: 'cod' } });
  expect(after.payment.extras).toEqual([{ razorpayOrderId: link }]);
  const [[paymentId, refund] = []] = Object.entries((await record(link)).refunds);
  expect(refund).toMatchObject({ status: 'done', reference: 'UTR 7' });
  expect(await shop().auditOf('order.refund_transferred')).toHaveLength(1);
  const mail = await shop().db.doc(`mail/${id}-extra-${paymentId}-transferred`).get();
  expect(mail.get('message')).toMatchObject({
    text: expect.stringContaining('We have transferred ₹285 to you'),
  });
  await shop().razorpay.mode('ok');
  shop().advance(DAY + 60_000);
  await shop().reconcile();
  expect(await shop().razorpay.refundsOf(paymentId ?? '')).toEqual([]);
});
