import { cartLine, codBody } from '../testing/documents/fixtures';
import { payingShop, serum, toner } from '../testing/shops/payingShop';

const { shop, nextId, begin, order, record, level } = payingShop('O');
const MINUTE = 60_000;

afterEach(() => shop().switchOnline(true));

async function after(minutes: number): Promise<void> {
  shop().advance(minutes * MINUTE);
  await shop().reconcile();
}

describe('an open order, after Razorpay was switched off', () => {
  test('is closed an hour after its hold, and its units are free', async () => {
    const id = nextId();
    await begin(id, [cartLine(serum, 3)]);
    shop().switchOnline(false);
    await after(79);
    expect((await order(id)).status).toBe('pending_payment');
    await after(2);
    expect(await order(id)).toMatchObject({
      status: 'expired',
      history: [{}, { by: 'reconciler', note: 'Not paid in time; online payment was switched off' }],
    });
    expect(await level('serum-1')).toMatchObject({ available: 3, reserved: 0 });
    const settled = await shop().snapshot();
    await shop().reconcile();
    expect(await shop().snapshot()).toEqual(settled);
  });

  test('is closed too where Razorpay’s order was never stored', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    const { payment } = await order(id);
    const dueAt = (await record(razorpayId)).heldUntil;
    await shop().db.doc(`payments/${razorpayId}`).delete();
    await shop()
      .db.doc(`orders/${id}`)
      .update({ payment: { ...payment, razorpayOrderId: '', dueAt } });
    shop().switchOnline(false);
    await after(81);
    expect((await order(id)).status).toBe('expired');
  });

  test('is placed by a payment that is found once Razorpay is back', async () => {
    const id = nextId();
    await shop().razorpay.pay(await begin(id));
    shop().switchOnline(false);
    await after(81);
    expect((await order(id)).status).toBe('expired');
    shop().switchOnline(true);
    await after(31);
    expect((await order(id)).status).toBe('placed');
  });

  test('makes way for an order in cash once its hold is over, and its payment goes back', async () => {
    const [id, cash] = [nextId(), nextId()];
    const razorpayId = await begin(id);
    await shop().razorpay.pay(razorpayId);
    shop().switchOnline(false);
    const body = codBody(cash, [cartLine(toner)]);
    expect(await shop().order(body)).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } });
    shop().advance(21 * MINUTE);
    expect((await shop().order(body)).status).toBe(200);
    expect(await order(id)).toMatchObject({ status: 'expired', payment: { replacedAt: expect.any(String) } });
    shop().switchOnline(true);
    await after(60);
    expect((await record(razorpayId)).refunds).not.toEqual({});
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
  });
});

test('an order or payment that cannot be closed is named in the log', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  const broken = {
    'payments/broken-record': { razorpayOrderId: 'broken-record', queues: { expiryAt: at } },
    'orders/broken-hold': { orderId: 'broken-hold', status: 'pending_payment', payment: { dueAt: at } },
  };
  for (const [path, data] of Object.entries(broken)) await shop().db.doc(path).set(data);
  shop().switchOnline(false);
  shop().events.length = 0;
  await shop().reconcile();
  for (const path of Object.keys(broken)) await shop().db.doc(path).delete();
  const lines = shop().events.filter(({ event }) => event === 'reconcile.payment_crashed');
  expect(lines.map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ razorpayOrderId: 'broken-record' }),
    expect.objectContaining({ orderId: 'broken-hold' }),
  ]);
});

test('no gift cards are offered, and those that were given are still shown', async () => {
  const enabled = { enabled: true, minRupees: 500, maxRupees: 1000, stepRupees: 500 };
  await shop().db.doc('settings/giftCards').set(enabled);
  const look = () => shop().call('/api/gift-cards', { as: 'alice' });
  expect((await look()).body).toMatchObject({ amounts: [500, 1000], cards: [] });
  shop().switchOnline(false);
  expect(await look()).toMatchObject({ status: 200, body: { amounts: [], cards: [] } });
});
