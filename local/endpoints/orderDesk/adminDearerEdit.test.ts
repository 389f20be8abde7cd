import { editShop } from '../testing/shops/editShop';
import { cartLine } from '../testing/documents/fixtures';
import { serum, toner } from '../testing/shops/payingShop';

import { send, sendTracking, webhook } from '../testing/sandboxes/webhooks';

const { shop, order, record, level, liveParcels, asked, act, mails, paid, preview } = editShop('DE');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
beforeEach(() => shop().seed({ products: [toner, serum] }));

/** A serum more than the two toners that are paid: ₹1,425 instead of ₹570. */
const MORE = { added: [cartLine(serum)], total: 1425 };
const DIFFERENCE = 85_500;

/** A paid order whose edit waits for its payment, and the page for that. */
async function waiting(change: object = MORE): Promise<{ id: string; link: string }> {
  const id = await paid();
  const reply = await act(id, 'edit', await asked(id, change));
  expect(reply).toMatchObject({ status: 200 });
  return { id, link: (await order(id)).waitingEdit?.link.id ?? '' };
}
async function news(link: string) {
  const [payment] = await shop().razorpay.payments();
  return send(shop(), webhook('payment_link.paid', { payment_link: { id: link } as never, payment }));
}
async function pays(link: string, more: object = {}) {
  await shop().razorpay.payLink(link, more);
  expect((await news(link)).status).toBe(200);
}
const refunds = async (link: string) => Object.values((await record(link)).refunds);
const about = async (id: string) =>
  (await mails(id)).map((mail) => mail.about.replace(/-(edit-\d+|\d+|pay_\w+)$/, ''));
const mismatches = async (id: string) => {
  const { body } = await shop().call('/api/admin/mismatches', { as: 'ada' });
  return (body['mismatches'] as { orderId: string }[]).filter(({ orderId }) => orderId === id);
};

async function expectEdited(id: string) {
  const now = await order(id);
  expect(now).toMatchObject({
    status: 'placed',
    amounts: { finalTotal: 1425 },
    reserved: { 'toner-1': 2, 'serum-1': 1 },
    shipment: { status: 'booked' },
    payment: { status: 'captured', more: [{ amount: 855 }] },
  });
  expect(now.lines).toHaveLength(2);
  expect(now.edits).toHaveLength(1);
  expect(now.waitingEdit).toBeUndefined();
  const [parcel, ...others] = await liveParcels(id);
  expect([parcel?.awb_number, others]).toEqual([now.shipment.awb, []]);
  expect(await level('serum-1')).toMatchObject({ available: 2, reserved: 1 });
}
/** The order as it was, all units of the edit free, and its money back. */
async function expectNotEdited(id: string) {
  const now = await order(id);
  expect(now).toMatchObject({ amounts: { finalTotal: 570 }, reserved: { 'toner-1': 2 } });
  expect([now.lines.length, now.edits, now.waitingEdit]).toEqual([1, undefined, undefined]);
  expect(await level('serum-1')).toMatchObject({ available: 3, reserved: 0 });
}
async function expectRefunded(id: string, link: string) {
  await expectNotEdited(id);
  expect(await refunds(link)).toMatchObject([{ status: 'done', reason: 'not_edited', amount: DIFFERENCE }]);
  expect(await about(id)).toContain('extra');
  expect(await mismatches(id)).toEqual([]);
}

test('a dearer edit waits for its difference, holds its units, and is made once it is paid, each once', async () => {
  const { id, link } = await waiting();
  const before = await order(id);
  expect(before).toMatchObject({ amounts: { finalTotal: 570 }, reserved: { 'toner-1': 2 } });
  expect(before.waitingEdit).toMatchObject({ link: { amount: 855 }, takes: { 'serum-1': 1 } });
  expect(await level('serum-1')).toMatchObject({ available: 2, reserved: 1 });
  const [mail] = (await mails(id)).filter((one) => one.about.startsWith('edit-link'));
  expect(mail?.text).toContain('Pay ₹855');
  expect(mail?.text).toContain(before.waitingEdit?.link.url);
  await pays(link);
  await news(link);
  expect((await order(id)).waitingEdit?.paid).toBeDefined();
  expect(await mismatches(id)).toEqual([]);
  await Promise.all([shop().reconcile(), shop().reconcile()]);
  await news(link);
  await shop().reconcile();
  await expectEdited(id);
  expect((await order(id)).shipment.awb).not.toBe(before.shipment.awb);
  expect((await about(id)).sort()).toEqual(['edit', 'edit-link', 'paid']);
  expect([await refunds(link), await mismatches(id)]).toEqual([[], []]);
});

test('the same edit again is the same page; while it waits nothing else is edited, packed or sent', async () => {
  const id = await paid();
  const body = await asked(id, MORE);
  expect((await preview(id, MORE)).body).toMatchObject({ difference: 855, problem: '' });
  const replies = await Promise.all([1, 2].map(() => act(id, 'edit', body)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await order(id)).toMatchObject({ editPages: 1 });
  for (const what of ['edit', 'pack'] as const) {
    const reply = await act(id, what, what === 'edit' ? await asked(id, MORE) : {});
    expect(reply).toMatchObject({ status: 409, body: { code: 'edit_waits' } });
    expect(reply.body.message).toContain(`${id} waits for ₹855`);
  }
  expect(await level('serum-1')).toMatchObject({ available: 2, reserved: 1 });
});

test('Razorpay does not answer, or the units are gone: nothing is held', async () => {
  const id = await paid();
  await shop().razorpay.mode('down');
  const reply = await act(id, 'edit', await asked(id, MORE));
  expect(reply).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } });
  await shop().razorpay.mode('ok');
  const many = { added: [cartLine(serum, 11)], total: 10_000 };
  expect(await act(id, 'edit', await asked(id, many))).toMatchObject({ body: { code: 'sold_out' } });
  await expectNotEdited(id);
});

test('withdrawn, nobody can pay it: its units are free and the order can be packed', async () => {
  const { id, link } = await waiting();
  expect(await act(id, 'edit/withdraw')).toMatchObject({ status: 200 });
  await expectNotEdited(id);
  expect(await act(id, 'edit/withdraw')).toMatchObject({ status: 409, body: { code: 'impossible_step' } });
  expect(await shop().razorpay.payLink(link)).toMatchObject({
    error: { description: 'This payment link is cancelled.' },
  });
  expect(await act(id, 'pack')).toMatchObject({ status: 200 });
  expect((await about(id)).sort()).toEqual(['edit-dropped', 'edit-link', 'paid']);
  const actions = (await shop().audit(`orders/${id}`)).map(({ action }) => action);
  expect(actions).toContain('order.edit_withdrawn');
});

test('paid at the moment it is withdrawn, it is made all the same', async () => {
  const { id, link } = await waiting();
  await shop().razorpay.payLink(link);
  expect(await act(id, 'edit/withdraw')).toMatchObject({
    body: { message: 'It was paid at the last moment.' },
  });
  expect(await act(id, 'edit/withdraw')).toMatchObject({ status: 409, body: { code: 'edit_waits' } });
  await shop().reconcile();
  await shop().reconcile();
  await expectEdited(id);
});

test('not paid in time, it is dropped; money that comes later goes back whole', async () => {
  const { id, link } = await waiting();
  shop().advance(DAY + 16 * MINUTE);
  await shop().reconcile();
  await expectNotEdited(id);
  expect((await order(id)).history.at(-1)?.note).toContain('not paid in time');
  expect(await refunds(link)).toEqual([]);
});

type Meanwhile = [string, (id: string) => Promise<unknown>];
const MEANWHILE: Meanwhile[] = [
  ['cancelled', (id) => act(id, 'cancel', { reason: 'Asked by phone' })],
  ['on its way', async (id) => sendTracking(shop(), (await order(id)).shipment.awb, 'in transit')],
];

test.each(MEANWHILE)('an order that was %s before the money came gives it back', async (name, change) => {
  const { id, link } = await waiting();
  await shop().razorpay.payLink(link);
  await change(id);
  await news(link);
  await shop().reconcile();
  await shop().reconcile();
  if (name === 'cancelled') {
    expect((await order(id)).waitingEdit).toBeUndefined();
    expect(await level('serum-1')).toMatchObject({ available: 3, reserved: 0 });
    expect(await refunds(link)).toMatchObject([{ status: 'done', amount: DIFFERENCE }]);
  } else await expectRefunded(id, link);
});

test.each(MEANWHILE)('an order that is %s after the money came gives it back', async (name, change) => {
  const { id, link } = await waiting();
  await pays(link);
  await change(id);
  await shop().reconcile();
  await shop().reconcile();
  expect((await order(id)).waitingEdit).toBeUndefined();
  expect(await level('serum-1')).toMatchObject({ available: 3, reserved: 0 });
  expect(await refunds(link)).toMatchObject([{ status: 'done', reason: 'not_edited', amount: DIFFERENCE }]);
  if (name === 'cancelled') {
    await shop().reconcile();
    expect(await order(id)).toMatchObject({ status: 'refunded' });
  }
});

test('paid twice, another sum, a courier that is silent, a lost webhook', async () => {
  const twice = await waiting();
  await pays(twice.link);
  await pays(twice.link, { again: true });
  await shop().courierMode('down');
  await shop().reconcile();
  expect((await order(twice.id)).waitingEdit?.paid).toBeDefined();
  await shop().courierMode('ok');
  shop().advance(MINUTE);
  await shop().reconcile();
  await shop().reconcile();
  await expectEdited(twice.id);
  expect(await refunds(twice.link)).toMatchObject([{ status: 'done', reason: 'paid_twice' }]);
  expect((await about(twice.id)).sort()).toEqual(['edit', 'edit-link', 'extra', 'paid']);
  await shop().seed({ products: [toner, serum] });
  const other = await waiting();
  await pays(other.link, { amount: 100 });
  await shop().reconcile();
  expect(await refunds(other.link)).toMatchObject([{ status: 'done', amount: 100, reason: 'wrong_amount' }]);
  expect((await order(other.id)).waitingEdit).toBeDefined();
  await shop().seed({ products: [toner, serum] });
  const lost = await waiting();
  await shop().razorpay.payLink(lost.link);
  shop().advance(11 * MINUTE);
  await shop().reconcile();
  await shop().reconcile();
  await expectEdited(lost.id);
});

test('an edited order that is cancelled gives both payments back, and a part goes back of one of them', async () => {
  const { id, link } = await waiting();
  await pays(link);
  await shop().reconcile();
  await shop().reconcile();
  await expectEdited(id);
  expect(await act(id, 'cancel', { reason: 'Asked by phone' })).toMatchObject({ status: 200 });
  await shop().reconcile();
  const first = (await order(id)).payment.razorpayOrderId;
  expect([await refunds(first), await refunds(link)]).toMatchObject([
    [{ status: 'done', amount: 57_000, reason: 'cancelled' }],
    [{ status: 'done', amount: DIFFERENCE, reason: 'cancelled' }],
  ]);
  expect(await order(id)).toMatchObject({ status: 'refunded', payment: { refund: { amount: 1425 } } });
});

test('refunds of a delivered order are divided over its payments, never more than was paid', async () => {
  const { id, link } = await waiting();
  await pays(link);
  await shop().reconcile();
  await shop().reconcile();
  await sendTracking(shop(), (await order(id)).shipment.awb, 'delivered');
  await shop().reconcile();
  const first = (await order(id)).payment.razorpayOrderId;
  const give = { refundId: 'part-0001', amount: 600, note: 'Broken', settles: false };
  const replies = await Promise.all([1, 2].map(() => act(id, 'refund', give)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await act(id, 'refund', { ...give, amount: 601 })).toMatchObject({ status: 409 });
  expect([await refunds(first), await refunds(link)]).toMatchObject([
    [{ status: 'done', amount: 57_000 }],
    [{ status: 'done', amount: 3_000 }],
  ]);
  const over = { ...give, refundId: 'part-0002', amount: 826 };
  expect(await act(id, 'refund', over)).toMatchObject({ status: 409, body: { code: 'too_much' } });
  expect(await act(id, 'refund', { ...over, amount: 825 })).toMatchObject({ status: 200 });
  await shop().reconcile();
  expect((await refunds(link)).reduce((sum, { amount }) => sum + amount, 0)).toBe(DIFFERENCE);
  expect(await order(id)).toMatchObject({ payment: { status: 'refunded' } });
  expect(await mismatches(id)).toEqual([]);
});

test('an edited order that is cancelled for store credit turns both of its payments into credit, once', async () => {
  const { id, link } = await waiting();
  await pays(link);
  await shop().reconcile();
  await expectEdited(id);
  const cancel = () => shop().call(`/api/orders/${id}/cancel`, { as: 'alice', body: { refundTo: 'credit' } });
  await Promise.all([cancel(), cancel(), shop().reconcile()]);
  expect(await order(id)).toMatchObject({ status: 'refunded', payment: { refund: { amount: 1425 } } });
  expect((await shop().db.doc('credit/alice').get()).get('paise')).toBe(142_500);
  const own = [(await order(id)).payment.razorpayPaymentId, (await record(link)).razorpayPaymentId];
  const sent = (await shop().razorpay.refunds()).filter(({ payment_id }) => own.includes(payment_id));
  expect(sent).toEqual([]);
});

test('an order that lacks the record of a payment owes nothing of the others', async () => {
  const { id, link } = await waiting();
  await pays(link);
  await shop().reconcile();
  await expectEdited(id);
  const first = (await order(id)).payment.razorpayOrderId;
  const [{ razorpayOrderId = '' } = {}] = (await order(id)).payment.more ?? [];
  const ref = shop().db.doc(`payments/${razorpayOrderId}`);
  const kept = (await ref.get()).data()!;
  await ref.delete();
  const give = { refundId: 'part-0001', amount: 100, note: 'Broken', settles: false };
  const change = await asked(id, { kept: [{ line: 0, quantity: 2 }], total: 570 });
  for (const [name, body] of [
    ['edit', change],
    ['refund', give],
    ['cancel', { reason: 'No longer made' }],
  ] as const)
    expect([name, await act(id, name, body)]).toMatchObject([name, { status: 500 }]);
  expect(await refunds(first)).toEqual([]);
  expect(await order(id)).toMatchObject({ status: 'placed', amounts: { finalTotal: 1425 } });
  await ref.set(kept);
});
