import { createHmac } from 'node:crypto';
import { signedLinkText } from '@/domain/mail/mailLink';
import { cartLine } from '../testing/documents/fixtures';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { serum, toner } from '../testing/shops/payingShop';
import { STRANGERS } from '../testing/people/strangers';
import { LINK_SECRET } from '../testing/shops/testShop';
import { send, webhook } from '../testing/sandboxes/webhooks';

const { shop, order, record, placeCod, liveParcels } = cancellingShop('PP');
const MINUTE = 60_000;
const counted = { 'toner-1': 1 };
beforeEach(() => shop().seed({ products: [toner, serum] }));

const ask = (id: string, as: string | null = 'alice') =>
  shop().call(`/api/payment/orders/${id}/prepay`, { as, body: {} });
/** One toner in cash, ₹300 and the fee of ₹70; ₹285 online. */
async function asked(): Promise<{ id: string; link: string }> {
  const id = await placeCod();
  expect(await ask(id)).toMatchObject({ status: 200, body: { amount: 285 } });
  return { id, link: (await order(id)).prepay?.link.id ?? '' };
}
/** Razorpay's news of the last payment of a link. */
async function news(link: string) {
  const [payment] = await shop().razorpay.payments();
  return send(shop(), webhook('payment_link.paid', { payment_link: { id: link } as never, payment }));
}
async function paid(link: string, more: object = {}) {
  await shop().razorpay.payLink(link, more);
  expect((await news(link)).status).toBe(200);
}
const refunds = async (link: string) => Object.values((await record(link)).refunds);
const mailsOf = async (id: string) =>
  (await shop().db.collection('mail').where('orderId', '==', id).get()).docs.map((doc) => ({
    about: doc.id.slice(id.length + 1),
    text: (doc.get('message') as { text: string }).text,
  }));
const tokenOf = async (id: string) =>
  /\/mail\/(prepay~\S+)/.exec((await mailsOf(id)).find(({ about }) => about === 'placed')?.text ?? '')?.[1] ??
  '';
/** The mismatches of an order; Razorpay keeps the payments of other tests. */
const mismatches = async (id: string) => {
  const { body } = await shop().call('/api/admin/mismatches', { as: 'ada' });
  return (body['mismatches'] as { orderId: string }[]).filter(({ orderId }) => orderId === id);
};

async function expectPrepaid(id: string) {
  const now = await order(id);
  expect(now).toMatchObject({
    status: 'placed',
    paymentMethod: 'Pay Online',
    amounts: { subTotal: 300, prepaidDiscount: 15, deliveryFee: 0, finalTotal: 285 },
    payment: { status: 'captured' },
    shipment: { status: 'booked' },
  });
  expect(now.prepay?.paid).toBeUndefined();
  const [parcel, ...others] = await liveParcels(id);
  expect([parcel?.awb_number, others]).toEqual([now.shipment.awb, []]);
  expect(parcel).toMatchObject({ payment_type: 'prepaid' });
}
async function expectRefunded(id: string, link: string, reason = 'not_prepaid', amount = 28_500) {
  expect(await refunds(link)).toMatchObject([{ status: 'done', reason, amount }]);
  const now = await order(id);
  expect(now).toMatchObject({ paymentMethod: 'Cash on Delivery', payment: { status: 'cod' } });
  expect(now.prepay?.paid).toBeUndefined();
  expect(now.history.at(-1)?.note ?? '').toBeTruthy();
  expect((await mailsOf(id)).map(({ about }) => about)).toContain('not_prepaid');
}

test('a cash order that is paid online is the prepaid one: sums, parcel, mail, log, books, each once', async () => {
  const { id, link } = await asked();
  const before = await order(id);
  expect(before).toMatchObject({ amounts: { finalTotal: 370 }, shipment: { status: 'booked' } });
  await paid(link);
  await news(link);
  expect(await order(id)).toMatchObject({ paymentMethod: 'Cash on Delivery', prepay: { paid: {} } });
  expect(await mismatches(id)).toEqual([]);
  await Promise.all([shop().reconcile(), shop().reconcile()]);
  await news(link);
  await shop().reconcile();
  await expectPrepaid(id);
  const after = await order(id);
  expect(after.shipment.awb).not.toBe(before.shipment.awb);
  const notes = after.history.map(({ note }) => note).filter((note) => note.startsWith('Paid online'));
  expect(notes).toEqual(['Paid online: ₹285 instead of ₹370 in cash']);
  expect((await mailsOf(id)).map(({ about }) => about).sort()).toEqual(['placed', 'prepaid']);
  expect([await refunds(link), await mismatches(id)]).toEqual([[], []]);
  expect((await ask(id)).body).toMatchObject({ code: 'is_paid' });
  // Cancelling refunds the paid amount and no more.
  await shop().cancel(id);
  await shop().reconcile();
  expect(await refunds(link)).toMatchObject([{ status: 'done', amount: 28_500, reason: 'cancelled' }]);
});

test('two tabs and two processes get one page; paid twice, the second payment goes back', async () => {
  const id = await placeCod();
  const replies = await Promise.all([ask(id), ask(id), ask(id)]);
  expect(new Set(replies.map(({ body }) => body['url'])).size).toBe(1);
  const link = (await order(id)).prepay?.link.id ?? '';
  await paid(link);
  await paid(link, { again: true });
  await shop().reconcile();
  await shop().reconcile();
  await expectPrepaid(id);
  expect(await refunds(link)).toMatchObject([{ status: 'done', amount: 28_500, reason: 'paid_twice' }]);
});

test('an older page that is paid as well gives its money back', async () => {
  const { id, link } = await asked();
  shop().advance(50 * MINUTE);
  expect((await ask(id)).status).toBe(200);
  const second = (await order(id)).prepay?.link.id ?? '';
  expect(second).not.toBe(link);
  await paid(second);
  await paid(link);
  await shop().reconcile();
  await shop().reconcile();
  await expectPrepaid(id);
  expect([await refunds(second), await refunds(link)]).toMatchObject([
    [],
    [{ status: 'done', amount: 28_500 }],
  ]);
});

type Meanwhile = [string, (id: string) => Promise<unknown>];
const MEANWHILE: Meanwhile[] = [
  ['packed', (id) => shop().admin(`orders/${id}/pack`)],
  ['cancelled', (id) => shop().cancel(id)],
  [
    'edited',
    async (id) => {
      const {
        name,
        phone,
        addressLine1,
        addressLine2 = '',
        landmark = '',
        city,
        state,
        pincode,
      } = (await order(id)).address;
      const address = { name, phone, addressLine1, addressLine2, landmark, city, state, pincode };
      const lines = { kept: [{ line: 0, quantity: 1 }], added: [cartLine(serum)] };
      const body = { editId: `edit-${id}-1`, seen: 0, ...lines, address, total: 1200 };
      const reply = await shop().admin(`orders/${id}/edit`, body);
      expect(reply).toMatchObject({ status: 200 });
    },
  ],
];

test.each(MEANWHILE)('money that comes when the order was %s goes back whole', async (_name, change) => {
  const { id, link } = await asked();
  await change(id);
  const { amounts, status } = await order(id);
  await paid(link);
  await shop().reconcile();
  await shop().reconcile();
  await expectRefunded(id, link);
  expect(await order(id)).toMatchObject({ amounts, status });
  expect(await mismatches(id)).toEqual([]);
});

test.each(MEANWHILE)(
  'an order that is %s before its parcel was changed keeps its way',
  async (_name, change) => {
    const { id, link } = await asked();
    await paid(link);
    await change(id);
    await shop().reconcile();
    await shop().reconcile();
    await expectRefunded(id, link);
  },
);

test('a courier that does not answer is asked again', async () => {
  const { id, link } = await asked();
  await paid(link);
  await shop().courierMode('down');
  await shop().reconcile();
  expect(await order(id)).toMatchObject({ paymentMethod: 'Cash on Delivery', prepay: { paid: {} } });
  await shop().courierMode('ok');
  shop().advance(MINUTE);
  await shop().reconcile();
  await expectPrepaid(id);
});

test('another amount goes back, and the order can still be paid', async () => {
  const { id, link } = await asked();
  await paid(link, { amount: 100 });
  await shop().reconcile();
  expect(await refunds(link)).toMatchObject([{ status: 'done', amount: 100, reason: 'wrong_amount' }]);
  expect(await order(id)).toMatchObject({ paymentMethod: 'Cash on Delivery', status: 'placed' });
});

test('a lost webhook is found by the reconciler', async () => {
  const { id, link } = await asked();
  await shop().razorpay.payLink(link);
  shop().advance(11 * MINUTE);
  await shop().reconcile();
  await shop().reconcile();
  await expectPrepaid(id);
});

test('the link of the mail tells the sums, opens the payment, ends, and is worthless when altered', async () => {
  const [id, other] = [await placeCod(), await placeCod()];
  const [token, second] = [await tokenOf(id), await tokenOf(other)];
  expect((await mailsOf(id))[0]?.text).toContain('Pay online and save ₹85');
  const look = (one: string) => shop().call(`/api/payment/prepay/${one}`);
  const press = (one: string) => shop().call(`/api/payment/prepay/${one}`, { body: {} });
  const before = await shop().snapshot();
  const sums = { orderId: id, units: 1, cash: 370, online: 285, saving: 85 };
  expect(await look(token)).toMatchObject({ status: 200, body: sums });
  const [payload = '', signature = ''] = token.split('.');
  const sign = (text: string) => createHmac('sha256', LINK_SECRET).update(text).digest('base64url');
  const stop = payload.replace('prepay', 'cart');
  const forged = [
    `${payload}.${second.split('.')[1]}`,
    `${payload.replace(id, other)}.${signature}`,
    `${payload}.${sign(payload)}`,
    // Signed, but for something else.
    `${stop}.${sign(signedLinkText(stop))}`,
    payload,
  ];
  for (const wrong of forged) {
    expect([(await look(wrong)).status, (await press(wrong)).status]).toEqual([404, 404]);
  }
  expect(await shop().snapshot()).toEqual(before);
  expect(await press(token)).toMatchObject({ status: 200, body: { amount: 285 } });
  const url = (await ask(id)).body['url'];
  expect((await press(token)).body['url']).toBe(url);
  for (let times = 0; times < 4; times += 1) await press(token);
  expect(await press(token)).toMatchObject({ status: 429, body: { code: 'too_many_answers' } });
  shop().advance(49 * 60 * MINUTE);
  expect(await look(second)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
  expect((await press(second)).status).toBe(410);
});

test('paid while it lies on the packing table, the box that leaves has the label that was packed', async () => {
  const { id, link } = await asked();
  const { awb } = (await order(id)).shipment;
  const scan = (code: string) => shop().admin('scan', { code });
  expect((await scan(awb)).status).toBe(200);
  await paid(link);
  await shop().reconcile();
  expect((await order(id)).shipment.awb).toBe(awb);
  expect((await shop().admin(`orders/${id}/packing/done`, { counted })).status).toBe(200);
  await shop().reconcile();
  expect((await order(id)).shipment).toMatchObject({ awb, status: 'booked' });
  await expectRefunded(id, link);

  const other = await asked();
  await paid(other.link);
  await shop().courierMode('down');
  await shop().reconcile();
  await shop().courierMode('ok');
  for (const reply of [await scan(other.id), await shop().admin(`orders/${other.id}/pack`)]) {
    expect(reply).toMatchObject({ status: 409, body: { code: 'too_soon' } });
  }
});

test('a box with the label of a parcel that was replaced meanwhile is not packed', async () => {
  const { id, link } = await asked();
  const { awb } = (await order(id)).shipment;
  expect((await shop().admin('scan', { code: awb })).status).toBe(200);
  shop().advance(11 * MINUTE);
  await paid(link);
  await shop().reconcile();
  const done = (label: string) => shop().admin(`orders/${id}/packing/done`, { counted, awb: label });
  expect(await done(awb)).toMatchObject({ status: 409, body: { code: 'other_parcel' } });
  expect((await done((await order(id)).shipment.awb)).status).toBe(200);
});

test('only the buyer begins the payment of an order, and only where it can be paid online', async () => {
  const id = await placeCod();
  for (const [, as] of STRANGERS) {
    if (as !== 'alice') expect([401, 403, 404]).toContain((await ask(id, as)).status);
  }
  expect((await ask('GLM404')).status).toBe(404);
  await shop().razorpay.mode('down');
  expect(await ask(id)).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } });
  await shop().razorpay.mode('ok');
  await shop().admin(`orders/${id}/pack`);
  expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'too_late' } });
  expect((await order(id)).prepay).toBeUndefined();
});

test('a counted cash order that is paid online leaves its buyer’s cash orders', async () => {
  const { id, link } = await asked();
  const buyer = async () => {
    const { body } = await shop().call('/api/admin/customers/alice', { as: 'ada' });
    return (body['customer'] as { totals: object }).totals;
  };
  await shop().reconcile();
  expect(await buyer()).toMatchObject({ orders: 1, cod: 1, revenue: 37_000 });
  await paid(link);
  await shop().reconcile();
  await shop().reconcile();
  await expectPrepaid(id);
  expect(await buyer()).toMatchObject({ orders: 1, cod: 0, revenue: 28_500 });
});
