import { bobsAddress, cartLine, codBody, paymentBody } from './testing/documents/fixtures';
import { payingShop, toner } from './testing/shops/payingShop';

const { shop, nextId, begin, order, record } = payingShop('R');
const MINUTE = 60_000;
const PAST = '2026-01-01T00:00:00.000Z';

const crashes = () =>
  shop()
    .events.filter(({ event }) => event.endsWith('crashed'))
    .map(({ event }) => event);

/** Documents that no code of the shop writes; reading one throws. */
const BROKEN: Record<string, object> = {
  'orders/broken-shipment': {
    status: 'placed',
    shipment: { status: 'booking', attempts: 0, nextAttemptAt: PAST },
  },
  'orders/broken-cancel': { status: 'placed', cancelling: { nextAt: PAST, attempts: 0 } },
  'orders/broken-invoice': { status: 'delivered', papers: { dueAt: PAST } },
  'orders/broken-sale': { status: 'delivered', tally: { counted: null, dueAt: PAST } },
  'orders/broken-hold': {
    orderId: 'broken-hold',
    status: 'pending_payment',
    payment: { dueAt: PAST, razorpayOrderId: '' },
  },
  'payments/broken-refund': { razorpayOrderId: 'broken-refund', dueAt: PAST, askAt: null },
};

describe('an item that always fails', () => {
  beforeEach(async () => {
    shop().events.length = 0;
    for (const [path, data] of Object.entries(BROKEN)) await shop().db.doc(path).set(data);
  });
  afterEach(async () => {
    for (const path of Object.keys(BROKEN)) await shop().db.doc(path).delete();
  });

  test('is logged and counted, and does not delay other items in this or the next run', async () => {
    const paid = nextId();
    await shop().razorpay.pay(await begin(paid));
    await shop().courierMode('down');
    const cash = nextId();
    const address = { consignee_name: 'Bob Sen', consignee_address: '7 Park Street, Second floor' };
    await shop().order({ ...codBody(cash, [cartLine(toner)]), ...address }, 'bob');
    await shop().courierMode('ok');
    shop().advance(3 * MINUTE);
    const first = await shop().reconcile();
    expect(first).toMatchObject({ asked: 1, settled: 1, booked: 2 });
    expect(first.failed).toBeGreaterThan(Object.keys(BROKEN).length);
    expect(await order(paid)).toMatchObject({ status: 'placed', shipment: { status: 'booked' } });
    expect((await order(cash)).shipment.status).toBe('booked');
    const expected = ['cancel', 'invoice', 'reconcile.payment', 'shipment.retry', 'sales'];
    for (const name of expected) expect(crashes().some((event) => event.startsWith(name))).toBe(true);
    expect(await shop().reconcile()).toMatchObject({ asked: 0, booked: 0 });
  });

  test('is named in the log, so that the team can look it up', async () => {
    await shop().reconcile();
    const lines = shop().events.filter(({ event }) => event === 'reconcile.payment_crashed');
    expect(lines.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ queue: 'orders', orderId: 'broken-hold' }),
      expect.objectContaining({ queue: 'bare asks', razorpayOrderId: 'broken-refund' }),
    ]);
  });
});

test('a payment without browser and webhook reports is found within three minutes of any time', async () => {
  for (const waited of [0, 5, 11, 17]) {
    const id = nextId();
    const razorpayId = await begin(id);
    const runsFor = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        shop().advance(MINUTE);
        await shop().reconcile();
      }
    };
    await runsFor(waited);
    await shop().razorpay.pay(razorpayId);
    await runsFor(3);
    expect([waited, (await order(id)).status]).toEqual([waited, 'placed']);
    expect((await record(razorpayId)).status).toBe('captured');
  }
});

test('an authorized payment that cannot be captured blocks no other and is retried soon', async () => {
  const stuck = await begin(nextId());
  await shop().razorpay.pay(stuck, 'authorized');
  const paid = nextId();
  const other = await shop().pay(paymentBody(paid, [cartLine(toner)], { address: bobsAddress }), 'bob');
  await shop().razorpay.pay(other.body['id'] as string);
  await shop().razorpay.mode('refuse');
  shop().advance(3 * MINUTE);
  expect(await shop().reconcile()).toMatchObject({ asked: 2, settled: 1 });
  expect((await record(stuck)).askAt).not.toBeNull();
  await shop().razorpay.mode('ok');
  shop().advance(3 * MINUTE);
  expect(await shop().reconcile()).toMatchObject({ asked: 1, settled: 1 });
});
