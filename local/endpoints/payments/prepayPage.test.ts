import { FieldValue } from 'firebase-admin/firestore';
import { send, webhook } from '../testing/sandboxes/webhooks';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { serum, toner } from '../testing/shops/payingShop';

const { shop, order, placeCod } = cancellingShop('PG');
const MINUTE = 60_000;
beforeEach(() => shop().seed({ products: [toner, serum] }));

const ask = (id: string) => shop().call(`/api/payment/orders/${id}/prepay`, { as: 'alice', body: {} });
async function asked(): Promise<{ id: string; link: string }> {
  const id = await placeCod();
  expect(await ask(id)).toMatchObject({ status: 200, body: { amount: 285 } });
  return { id, link: (await order(id)).prepay?.link.id ?? '' };
}

test('a page whose answer was lost is found again, with its own end', async () => {
  const { id } = await asked();
  await shop().db.doc(`orders/${id}`).update({ prepay: FieldValue.delete() });
  shop().advance(30 * MINUTE);
  expect((await ask(id)).status).toBe(200);
  const { expire_by: end } = (await shop().razorpay.link(`${id}-P1`)) ?? {};
  expect((await order(id)).prepay?.link.expiresAt).toBe(new Date((end ?? 0) * 1000).toISOString());
});

test('a disputed payment by a page is told to the team by its order', async () => {
  const { id, link } = await asked();
  await shop().razorpay.payLink(link);
  const [payment] = await shop().razorpay.payments();
  if (!payment) throw new Error('There is a payment');
  const page = { id: link } as never;
  await send(shop(), webhook('payment_link.paid', { payment_link: page, payment }));
  await send(shop(), webhook('payment.dispute.created', { payment }));
  const found = await shop().db.collection('staffNews').where('kind', '==', 'dispute').get();
  expect(found.docs.map((doc) => doc.get('about') as string)).toContain(id);
});
