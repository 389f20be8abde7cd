import { type Invoice } from '@/domain/invoices/invoice';
import { proposeRefund } from '@/domain/payments/refund/refundProposal';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { cartLine, codBody, prepaidBody } from '../testing/documents/fixtures';
import { toner } from '../testing/shops/payingShop';
import { send, sendTracking, webhook } from '../testing/sandboxes/webhooks';

const { shop, nextId, begin, order, record, placeCod, pay, book, refundsOf } = cancellingShop('F');
const MINUTE = 60_000;

const refund = (id: string, refundId: string, amount: number, more: object = {}) =>
  shop().admin(`orders/${id}/refund`, { refundId, amount, note: 'The pump was broken', ...more });
const sums = async (id: string) => (await refundsOf(id)).map(({ amount }) => amount).sort((a, b) => a - b);
const mailsOf = async (id: string) =>
  (await shop().db.collection('mail').where('orderId', '==', id).get()).docs.map((doc) => ({
    about: doc.id.slice(id.length + 1),
    text: (doc.get('message') as { text: string }).text,
  }));
const notes = async (id: string) =>
  (await shop().db.collection('invoices').where('orderId', '==', id).get()).docs
    .map((doc) => doc.data() as Invoice)
    .filter(({ kind }) => kind === 'credit-note')
    .map(({ totals, adjustment = false }) => [totals.total, adjustment]);
/** An order of one toner, ₹285 paid online, that has arrived. */
async function arrived(): Promise<string> {
  const id = await pay();
  await sendTracking(shop(), await book(id), 'delivered');
  return id;
}
async function cash(): Promise<string> {
  const id = await placeCod((one) => codBody(one, [cartLine(toner)]));
  await sendTracking(shop(), (await order(id)).shipment.awb, 'delivered');
  return id;
}

test('a partial refund is paid once despite repeated presses, mailed once, and has a credit note', async () => {
  const id = await arrived();
  const replies = await Promise.all(Array.from({ length: 6 }, () => refund(id, 'part-0001', 100)));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await sums(id)).toEqual([10_000]);
  expect(await order(id)).toMatchObject({
    status: 'delivered',
    payment: {
      status: 'captured',
      parts: [{ id: 'part-0001', status: 'done', amount: 100, note: 'The pump was broken' }],
    },
  });
  await shop().reconcile();
  await shop().reconcile();
  expect(await sums(id)).toEqual([10_000]);
  expect(await notes(id)).toEqual([[100, true]]);
  const mails = (await mailsOf(id)).filter(({ about }) => about.startsWith('part'));
  expect(mails.map(({ about }) => about)).toEqual(['part-part-0001']);
  expect(mails[0]?.text).toContain('We have sent ₹100 of your order');
  const entries = await shop().auditOf('order.refunded');
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain('pump');
});

test('the same refund id with other values is refused and refunds nothing more', async () => {
  const id = await arrived();
  const first = await refund(id, 'part-0001', 100);
  const before = await shop().snapshot();
  for (const reply of [
    await refund(id, 'part-0001', 101),
    await refund(id, 'part-0001', 100, { note: 'Another reason' }),
    await refund(id, 'part-0001', 100, { reference: 'UTR1' }),
  ]) {
    expect(reply).toMatchObject({ status: 409, body: { code: 'other' } });
  }
  expect((await refund(id, 'part-0001', 100)).body['order']).toEqual(first.body['order']);
  expect(await shop().snapshot()).toEqual(before);
  expect(await sums(id)).toEqual([10_000]);
});

test('concurrent refunds never exceed the remaining amount', async () => {
  const id = await arrived();
  const { razorpayPaymentId: paymentId } = (await order(id)).payment;
  expect(await refund(id, 'part-much', 285.01)).toMatchObject({ status: 409, body: { code: 'too_much' } });
  const byHand = await shop().razorpay.refund(paymentId, 8_500);
  const payment = (await shop().razorpay.payments()).find((one) => one.id === paymentId)!;
  await send(shop(), webhook('refund.processed', { payment, refund: byHand }));
  expect(await refund(id, 'part-0002', 201)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('₹200') },
  });
  const replies = await Promise.all(Array.from({ length: 5 }, (_, n) => refund(id, `part-100${n}`, 100)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await sums(id)).toEqual([8_500, 10_000, 10_000]);
  expect(await order(id)).toMatchObject({ status: 'delivered', payment: { status: 'refunded' } });
  expect(await refund(id, 'part-last', 1)).toMatchObject({ status: 409, body: { code: 'nothing_left' } });
  await shop().reconcile();
  expect((await notes(id)).reduce((sum, [total]) => sum + Number(total), 0)).toBe(285);
});

test('a full refund of a return sets it to refunded and keeps its only credit note', async () => {
  const id = await arrived();
  await shop().requestReturn(id);
  await shop().admin(`orders/${id}/receive`, { restock: true });
  await shop().reconcile();
  expect(await notes(id)).toEqual([[285, false]]);
  const reply = await refund(id, 'whole-0001', 285, { note: 'Your return has arrived' });
  expect(reply).toMatchObject({ status: 200, body: { order: { status: 'refunded' } } });
  await shop().reconcile();
  expect(await notes(id)).toEqual([[285, false]]);
  const mails = (await mailsOf(id)).map(({ about }) => about);
  expect(mails.filter((about) => /refund|part-/.test(about))).toEqual(['part-whole-0001']);
});

test('a full refund ends the order of a lost parcel, which no later news opens again', async () => {
  const id = await pay();
  const awb = await book(id);
  for (const status of ['in transit', 'lost']) await sendTracking(shop(), awb, status);
  expect((await shop().admin(`orders/${id}/close-lost`, {})).body).toMatchObject({ code: 'money_left' });
  const both = await Promise.all([refund(id, 'lost-0001', 285), refund(id, 'lost-0001', 285)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await sendTracking(shop(), awb, 'delivered');
  await shop().reconcile();
  expect(await order(id)).toMatchObject({
    status: 'refunded',
    payment: { status: 'refunded' },
    shipment: { trouble: { foundAs: 'delivered' } },
    tally: { counted: { as: 'lost', revenue: 0 } },
  });
  expect(await sums(id)).toEqual([28_500]);
  expect(await notes(id)).toEqual([[285, false]]);
});

test('a smaller refund settles a return if the admin says so, and never an active order', async () => {
  const id = await arrived();
  expect(await refund(id, 'part-0001', 50, { settles: true })).toMatchObject({
    status: 409,
    body: { code: 'cannot_settle' },
  });
  await shop().requestReturn(id);
  await shop().admin(`orders/${id}/receive`, { restock: false });
  expect(await refund(id, 'part-0002', 50)).toMatchObject({ body: { order: { status: 'returned' } } });
  expect(await refund(id, 'part-0003', 200, { settles: true })).toMatchObject({
    body: { order: { status: 'refunded', payment: { status: 'captured' } } },
  });
  expect(await sums(id)).toEqual([5_000, 20_000]);
});

test('the proposed refund of a partial return equals its credit note and leaves nothing owed', async () => {
  const id = nextId();
  const result = await shop().razorpay.pay(await begin(id, [cartLine(toner, 2)]));
  expect(await shop().verify(result)).toMatchObject({ status: 200 });
  await shop().order(prepaidBody(id, [cartLine(toner, 2)]));
  await sendTracking(shop(), (await order(id)).shipment.awb, 'delivered');
  await shop().requestReturn(id, { reason: 'Damaged or leaking', lines: [{ line: 0, quantity: 1 }] });
  await shop().admin(`orders/${id}/receive`, { restock: true });
  await shop().reconcile();
  const owed = async () => {
    const reply = await shop().call('/api/admin/orders?waits=refund', { as: 'ada' });
    return (reply.body['rows'] as { id: string }[]).map((row) => row.id);
  };
  expect(await owed()).toEqual([id]);
  const proposed = proposeRefund(await order(id));
  expect([proposed?.amount, proposed?.totals.total]).toEqual([28_500, 285]);
  expect(await notes(id)).toEqual([[285, false]]);
  const reply = await refund(id, 'back-0001', 285, { settles: true });
  expect(reply).toMatchObject({ status: 200, body: { order: { status: 'refunded' } } });
  await shop().reconcile();
  expect([await sums(id), await notes(id)]).toEqual([[28_500], [[285, false]]]);
  expect([await owed(), proposeRefund(await order(id))?.amount]).toEqual([[], 0]);
});

test('money refunded before the return arrived is not credited twice', async () => {
  const id = await arrived();
  await refund(id, 'part-0001', 100);
  await shop().reconcile();
  await shop().requestReturn(id);
  await shop().admin(`orders/${id}/receive`, { restock: true });
  await shop().reconcile();
  expect(await notes(id)).toEqual([
    [100, true],
    [185, false],
  ]);
  const { papers } = await order(id);
  expect(papers).toMatchObject({ credited: 285, dueAt: null, adjustments: [expect.any(String)] });
  const [number = ''] = papers?.adjustments ?? [];
  const path = `/api/orders/${id}/invoice?kind=credit-note&number=${encodeURIComponent(number)}`;
  const mine = await shop().call(path, { as: 'alice' });
  expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await shop().call(path, { as: 'ada' })).toMatchObject({ status: 200 });
  expect((await shop().call(path, { as: 'bob' })).status).toBe(404);
  const other = path.replace(encodeURIComponent(number), encodeURIComponent(papers?.invoice ?? ''));
  expect((await shop().call(other, { as: 'alice' })).status).toBe(409);
});

test('after a Razorpay outage and a lost answer an owed refund is retried and paid once', async () => {
  const id = await arrived();
  await shop().razorpay.mode('down');
  const reply = await refund(id, 'part-0001', 100);
  expect(reply).toMatchObject({ status: 200, body: { message: expect.stringMatching(/not confirmed/) } });
  expect((await order(id)).payment.parts).toMatchObject([{ status: 'due' }]);
  await shop().razorpay.mode('accept-then-drop');
  shop().advance(2 * MINUTE);
  await shop().reconcile();
  await shop().razorpay.mode('ok');
  shop().advance(10 * MINUTE);
  await Promise.all([shop().reconcile(), shop().reconcile()]);
  expect(await sums(id)).toEqual([10_000]);
  expect((await order(id)).payment.parts).toMatchObject([{ status: 'done' }]);
});

test('a refund that Razorpay failed is started again and mailed once', async () => {
  const id = await arrived();
  await refund(id, 'part-0001', 100);
  const { razorpayPaymentId: paymentId, razorpayOrderId } = (await order(id)).payment;
  const [sent] = await refundsOf(id);
  const payment = (await shop().razorpay.payments()).find((one) => one.id === paymentId)!;
  const created = webhook('refund.created', { payment, refund: sent! });
  await send(shop(), created);
  expect((await order(id)).payment).not.toHaveProperty('givenBack');
  await send(shop(), webhook('refund.failed', { payment, refund: { ...sent!, status: 'failed' } }));
  const owed = Object.values((await record(razorpayOrderId)).refunds);
  expect(owed).toMatchObject([{ status: 'due', failed: 1 }]);
  expect((await order(id)).payment.parts).toMatchObject([{ status: 'due' }]);
  shop().advance(2 * MINUTE);
  await shop().reconcile();
  expect((await order(id)).payment.parts).toMatchObject([{ status: 'done' }]);
  expect((await mailsOf(id)).filter(({ about }) => about.startsWith('part'))).toHaveLength(1);
  // The sandbox paid the first as well: it knows nothing of the failure that was told here.
  expect(await sums(id)).toEqual([10_000, 10_000]);
});

test('an order not yet shipped is refunded in part, and in full only by cancelling', async () => {
  const id = await pay();
  expect(await refund(id, 'part-0001', 285)).toMatchObject({ status: 409, body: { code: 'cancel_instead' } });
  expect((await refund(id, 'part-0002', 85)).status).toBe(200);
  expect(await refund(id, 'part-0003', 200)).toMatchObject({ status: 409, body: { code: 'cancel_instead' } });
  await shop().admin(`orders/${id}/cancel`, { reason: 'No longer made' });
  expect((await order(id)).payment.refund).toMatchObject({ status: 'due', amount: 200 });
  await shop().reconcile();
  expect(await sums(id)).toEqual([8_500, 20_000]);
  expect((await order(id)).status).toBe('refunded');
  const mail = (await mailsOf(id)).find(({ about }) => about === 'refunded');
  expect(mail?.text).toContain('We have sent ₹200 of your order');
  expect(await notes(id)).toEqual([]);
});

test('a refund and a cancellation at once never return more than was paid', async () => {
  for (let n = 0; n < 4; n += 1) {
    const id = await pay();
    await Promise.all([
      refund(id, 'part-0001', 100),
      shop().cancel(id),
      refund(id, 'part-0002', 50),
      shop().admin(`orders/${id}/cancel`, { reason: 'No longer made' }),
    ]);
    shop().advance(10 * MINUTE);
    await shop().reconcile();
    shop().advance(10 * MINUTE);
    await shop().reconcile();
    expect((await sums(id)).reduce((sum, amount) => sum + amount, 0)).toBe(28_500);
    expect((await order(id)).status).toBe('refunded');
  }
});

test('cash is refunded by bank transfer, and its reference is stored once', async () => {
  const placed = await placeCod();
  expect(await refund(placed, 'cash-0000', 10, { reference: 'UTR0' })).toMatchObject({
    status: 409,
    body: { code: 'nothing_left' },
  });
  const id = await cash();
  expect(await refund(id, 'cash-0001', 70)).toMatchObject({ status: 409, body: { code: 'no_reference' } });
  expect(await refund(id, 'cash-0001', 70, { reference: '😀😀' })).toMatchObject({
    status: 400,
    body: { field: 'reference', message: expect.stringContaining('letters and digits') as string },
  });
  await shop().requestReturn(id);
  await shop().admin(`orders/${id}/receive`, { restock: true });
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => refund(id, 'cash-0002', 370, { reference: 'UTR 998877' })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await order(id)).toMatchObject({
    status: 'refunded',
    payment: { status: 'refunded', parts: [{ amount: 370, reference: 'UTR 998877', status: 'done' }] },
  });
  const mails = (await mailsOf(id)).filter(({ about }) => about.startsWith('part'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('The bank’s reference is UTR 998877');
  expect(await shop().razorpay.refunds()).toEqual(expect.not.arrayContaining([{ amount: 37_000 }]));
  await shop().reconcile();
  expect(await notes(id)).toEqual([[370, false]]);
  expect(await refund(id, 'cash-0003', 1, { reference: 'UTR2' })).toMatchObject({ status: 409 });
});

test('an online payment needs no bank transfer', async () => {
  const id = await arrived();
  const before = await shop().snapshot();
  expect(await refund(id, 'part-0001', 10, { reference: 'UTR1' })).toMatchObject({
    status: 409,
    body: { code: 'needless_reference' },
  });
  expect(await shop().snapshot()).toEqual(before);
});
