import { type AuditEntry } from '@/domain/records/audit';
import { type Mismatch } from '@/domain/admin/mismatch';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { sendTracking } from '../testing/sandboxes/webhooks';
import { STRANGERS } from '../testing/people/strangers';

const { shop, nextId, begin, order, placeCod, pay, book, level } = cancellingShop('M');
const MINUTE = 60_000;

const look = (as: string | null = 'ada', query = '') => shop().call(`/api/admin/mismatches${query}`, { as });
/** The mismatches of this test's payments and orders; earlier tests' payments stay at Razorpay. */
async function found(ids: readonly string[]): Promise<Mismatch[]> {
  const { status, body } = await look();
  expect(status).toBe(200);
  const all = body['mismatches'] as Mismatch[];
  return all.filter((one) => Object.values(one).some((value) => ids.includes(String(value))));
}
const settle = (id: string, as: string | null = 'ada') => shop().admin(`payments/${id}/settle`, {}, as);
const actions = async () => (await shop().audit()).map(({ action }) => action);
const targets = async () => (await shop().audit()).map(({ target }) => target);
/** The targets of the parts of a bulk act. */
const partsOf = async (run: string) =>
  (await shop().db.collection('auditParts').get()).docs
    .map((doc) => doc.data() as AuditEntry)
    .filter((part) => part.run?.includes(run))
    .map(({ target }) => target);

test('only the admin can see and settle mismatches', async () => {
  const id = nextId();
  const razorpayId = await begin(id);
  await shop().razorpay.pay(razorpayId);
  const before = await shop().snapshot();
  for (const [status, as] of STRANGERS) {
    expect((await look(as)).status).toBe(status);
    expect((await settle(razorpayId, as)).status).toBe(status);
    expect((await shop().admin('parcels/A1/cancel', {}, as)).status).toBe(status);
  }
  expect((await look('ada', '?days=0')).status).toBe(400);
  expect((await look('ada', '?days=900')).status).toBe(400);
  expect((await settle('order_unknown')).status).toBe(404);
  expect((await settle('pay_x')).status).toBe(404);
  expect((await shop().admin('parcels/unknown/cancel')).status).toBe(404);
  expect(await shop().snapshot()).toEqual(before);
  await settle(razorpayId);
  expect((await order(id)).status).toBe('placed');
});

test('a payment without a webhook is found, and settled once by repeated presses', async () => {
  const id = nextId();
  const razorpayId = await begin(id);
  await shop().razorpay.pay(razorpayId);
  expect(await found([razorpayId])).toMatchObject([
    { kind: 'paid_no_order', settledBy: 'settle', amount: 285, orderId: id, customer: 'Alice Rao' },
  ]);
  const replies = await Promise.all(Array.from({ length: 4 }, () => settle(razorpayId)));
  expect(replies.map(({ status, body }) => [status, body['outcome']])).toEqual(Array(4).fill([200, 'paid']));
  expect((await order(id)).history.filter(({ to }) => to === 'placed')).toHaveLength(1);
  expect(await actions()).toEqual(['payment.settled']);
  // The order's page lists it.
  expect(await targets()).toEqual([`orders/${id}`]);
  expect(await found([razorpayId])).toEqual([]);
  expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
});

test('a Razorpay order whose creation was not confirmed is found by its receipt', async () => {
  const id = nextId();
  const razorpayId = await begin(id);
  await shop().db.doc(`payments/${razorpayId}`).delete();
  await shop().db.doc(`orders/${id}`).update({ 'payment.razorpayOrderId': '' });
  expect(await settle(razorpayId)).toMatchObject({ status: 200, body: { outcome: 'unpaid' } });
  await shop().razorpay.pay(razorpayId);
  await shop().db.doc(`payments/${razorpayId}`).delete();
  await shop().db.doc(`orders/${id}`).update({ 'payment.razorpayOrderId': '' });
  expect(await found([razorpayId])).toMatchObject([{ kind: 'paid_no_order', settledBy: 'settle' }]);
  expect(await settle(razorpayId)).toMatchObject({ status: 200, body: { outcome: 'paid' } });
  expect(await order(id)).toMatchObject({ status: 'placed', payment: { razorpayOrderId: razorpayId } });
});

test('a refund made at Razorpay shows as a mismatch until it is settled', async () => {
  const id = await pay();
  await sendTracking(shop(), await book(id), 'delivered');
  const { razorpayPaymentId, razorpayOrderId } = (await order(id)).payment;
  await shop().razorpay.refund(razorpayPaymentId, 8_500);
  expect(await found([razorpayPaymentId])).toMatchObject([
    { kind: 'amounts_differ', what: 'refunded', ours: 0, theirs: 85, settledBy: 'settle', orderId: id },
  ]);
  const noted = { message: 'What was refunded at Razorpay is now in the shop’s books.' };
  expect(await settle(razorpayOrderId)).toMatchObject({ status: 200, body: noted });
  expect((await order(id)).payment).toMatchObject({ givenBack: 85 });
  expect(await found([razorpayPaymentId])).toEqual([]);
  expect(await actions()).toEqual(['payment.refund_noted']);
});

test('a payment that was refunded whole at Razorpay is settled as a refund', async () => {
  const id = await pay();
  const { razorpayPaymentId, razorpayOrderId } = (await order(id)).payment;
  await shop().razorpay.refund(razorpayPaymentId, 28_500);
  expect(await settle(razorpayOrderId)).toMatchObject({
    status: 200,
    body: { message: 'What was refunded at Razorpay is now in the shop’s books.' },
  });
  expect(await order(id)).toMatchObject({ status: 'refunded', payment: { givenBack: 285 } });
  expect(await found([razorpayPaymentId])).toEqual([]);
});

test('during a Razorpay outage payments stay undecided and parcels are still checked', async () => {
  const id = nextId();
  const razorpayId = await begin(id);
  await shop().razorpay.mode('down');
  const before = await shop().snapshot();
  expect(await look()).toMatchObject({ status: 200, body: { payments: 'unavailable' } });
  expect((await settle(razorpayId)).status).toBe(502);
  expect(await shop().snapshot()).toEqual(before);
});

test('an order that waits too long for its parcel is found, and booking it settles it', async () => {
  await shop().courierMode('down');
  const id = await placeCod();
  expect(await found([id])).toEqual([]);
  shop().advance(16 * MINUTE);
  expect(await found([id])).toMatchObject([{ kind: 'order_no_parcel', settledBy: 'book' }]);
  await shop().courierMode('ok');
  expect((await shop().admin(`orders/${id}/book`, { run: 'settled-in-bulk' })).status).toBe(200);
  expect(await found([id])).toEqual([]);
  expect(await actions()).toEqual(['order.booking_asked']);
  expect(await partsOf('settled-in-bulk')).toEqual([`orders/${id}`]);
});

test('a parcel that the courier cancels by itself is found, told once, and booked again', async () => {
  const id = await placeCod();
  const { awb } = (await order(id)).shipment;
  await shop().parcelMoves(awb, 'cancelled');
  // The webhook says nothing: edits and prepayments take parcels out, too.
  await sendTracking(shop(), awb, 'cancelled');
  expect(await found([id])).toEqual([]);
  await shop().reconcile('hand');
  await shop().reconcile('hand');
  expect(await found([id])).toMatchObject([
    { kind: 'order_no_parcel', settledBy: 'book', problem: 'has cancelled this parcel' },
  ]);
  const news = await shop()
    .db.collection('staffNews')
    .where('about', '==', `Parcel of ${id} cancelled by the courier`)
    .get();
  expect(news.docs.map((doc) => doc.data())).toMatchObject([
    { kind: 'mismatch', path: `/admin/orders/${id}` },
  ]);
  expect((await order(id)).waits).toEqual(['courier']);
  for (const dead of [await shop().admin(`orders/${id}/pack`), await shop().admin('scan', { code: awb })]) {
    expect(dead).toMatchObject({ status: 409, body: { code: 'parcel_cancelled' } });
  }
  const label = await shop().call(`/api/admin/orders/${id}/label`, { as: 'ada' });
  expect(label).toMatchObject({ status: 409, body: { code: 'no_label' } });
  expect((await shop().admin(`orders/${id}/book`)).status).toBe(200);
  expect(await order(id)).not.toHaveProperty('waits');
  const { shipment } = await order(id);
  expect([shipment.status, shipment.problem, shipment.awb === awb]).toEqual(['booked', '', false]);
  expect(await found([id])).toEqual([]);
  await sendTracking(shop(), shipment.awb, 'delivered');
  expect((await order(id)).status).toBe('delivered');
});

test('a parcel without an order is found and cancelled once', async () => {
  const id = await placeCod();
  const { awb } = (await order(id)).shipment;
  // As if its order had never been written.
  const stored = await order(id);
  await shop().db.doc(`orders/${id}`).update({ 'shipment.awb': 'lost' });
  await sendTracking(shop(), awb, 'pending pickup');
  expect(await found([awb])).toMatchObject([
    { kind: 'parcel_no_order', settledBy: 'cancel_parcel', orderId: '' },
  ]);
  await shop().courierMode('down');
  expect((await shop().admin(`parcels/${awb}/cancel`)).status).toBe(502);
  await shop().courierMode('ok');
  const replies = await Promise.all([
    shop().admin(`parcels/${awb}/cancel`, { run: 'settled-in-bulk' }),
    shop().admin(`parcels/${awb}/cancel`, { run: 'settled-in-bulk' }),
  ]);
  expect(replies.map(({ status }) => status).filter((status) => status === 200)).not.toHaveLength(0);
  expect(await found([awb])).toEqual([]);
  expect(await actions()).toEqual(['parcel.cancelled']);
  expect(await partsOf('settled-in-bulk')).toEqual([`parcels/${awb}`]);
  await shop().db.doc(`orders/${id}`).set(stored);
});

test('the parcel of a cancelled order that is picked up all the same is found, told once, and can be cancelled', async () => {
  const id = await pay();
  const awb = await book(id);
  await shop().cancel(id);
  await sendTracking(shop(), awb, 'pending pickup');
  expect(await found([awb])).toEqual([]);
  await sendTracking(shop(), awb, 'picked');
  await sendTracking(shop(), awb, 'in transit');
  expect(await found([awb])).toMatchObject([
    {
      kind: 'parcel_no_order',
      settledBy: 'cancel_parcel',
      orderId: id,
      amount: 285,
      problem: 'The courier says: in transit',
      customer: 'Alice Rao',
    },
  ]);
  expect((await found([awb]))[0]).not.toHaveProperty('isResent');
  const news = await shop().db.collection('staffNews').where('about', '==', `Parcel ${awb}`).get();
  expect(news.size).toBe(1);
  expect((await shop().admin(`parcels/${awb}/cancel`)).status).toBe(200);
  expect(await found([awb])).toEqual([]);
  await sendTracking(shop(), awb, 'picked');
  await sendTracking(shop(), awb, 'cancelled');
  expect(await found([awb])).toEqual([]);
});

test('the parcel of an active order cannot be cancelled as a stray', async () => {
  const id = await placeCod();
  const before = await shop().snapshot();
  const { awb } = (await order(id)).shipment;
  expect(await shop().admin(`parcels/${awb}/cancel`)).toMatchObject({
    status: 409,
    body: { code: 'order_stands' },
  });
  expect(await shop().snapshot()).toEqual(before);
});
