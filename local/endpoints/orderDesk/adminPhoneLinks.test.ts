import { phoneShop } from '../testing/shops/phoneShop';
import { send, webhook } from '../testing/sandboxes/webhooks';

const shopOf = phoneShop('L');
const { shop, nextId, order, record, level, begin } = shopOf;
const { byLink, place, cancelLink, linkOf, waiting, mails } = shopOf;
const MINUTE = 60_000;

/** Razorpay's news that a link is paid, or over. */
async function news(id: string, event: 'payment_link.paid' | 'payment_link.cancelled') {
  const link = await linkOf(id);
  const paid = (await shop().razorpay.payments()).find(({ order_id }) => order_id === link.order_id);
  return send(shop(), webhook(event, { payment_link: link, ...(paid ? { payment: paid } : {}) }));
}
const refundsOf = async (linkId: string) => Object.values((await record(linkId)).refunds);

describe('a payment link', () => {
  test('holds the stock for a day, is mailed, and is one link however often it is asked for', async () => {
    const { id, link } = await waiting({ email: 'meera@example.com' });
    expect(link).toMatchObject({ amount: 28_500, status: 'created', reference_id: id });
    const pending = await order(id);
    expect(pending).toMatchObject({
      status: 'pending_payment',
      payment: { razorpayOrderId: link.id },
      phoneOrder: { link: { url: link.short_url } },
    });
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
    expect(await mails(id)).toEqual([`${id}-payment_link`]);
    const again = await place(byLink(id, { email: 'meera@example.com' }));
    expect(again).toMatchObject({ status: 200, body: { order: { phoneOrder: { link: {} } } } });
    expect((await linkOf(id)).id).toBe(link.id);
    shop().advance(23 * 60 * MINUTE);
    await shop().reconcile();
    expect((await order(id)).status).toBe('pending_payment');
  });

  test('that is paid places the order and books its parcel, once, however often it is reported', async () => {
    const { id, link } = await waiting();
    await shop().razorpay.payLink(link.id);
    for (let times = 0; times < 2; times += 1) {
      expect((await news(id, 'payment_link.paid')).status).toBe(200);
    }
    expect(await order(id)).toMatchObject({ status: 'placed', payment: { status: 'captured' } });
    expect(await record(link.id)).toMatchObject({ linkOrderId: expect.stringMatching(/^order_/) });
    await shop().reconcile();
    expect((await order(id)).shipment.status).toBe('booked');
    expect(await refundsOf(link.id)).toEqual([]);
    expect((await shop().call('/api/admin/mismatches', { as: 'ada' })).body['mismatches']).toEqual([]);
  });

  test('whose order is changed after a lost answer stays the only one, also once it is paid', async () => {
    const { id, link } = await waiting();
    const change = byLink(id, { couponCode: 'TEN' });
    const refusal = { status: 409, body: { code: 'already_placed', orderId: id } };
    expect(await place(change)).toMatchObject(refusal);
    await shop().razorpay.payLink(link.id);
    await news(id, 'payment_link.paid');
    expect(await place(change)).toMatchObject(refusal);
    expect((await place(byLink(id))).status).toBe(200);
  });

  test('that is paid twice keeps the first payment and gives the second back', async () => {
    const { id, link } = await waiting({ email: 'meera@example.com' });
    await shop().razorpay.payLink(link.id);
    await news(id, 'payment_link.paid');
    await shop().razorpay.payLink(link.id, { again: true });
    const [second] = await shop().razorpay.payments();
    if (!second) throw new Error('There is no second payment');
    // This event names Razorpay's own order, not the link.
    for (let times = 0; times < 2; times += 1) {
      await send(shop(), webhook('payment.captured', { payment: second }));
    }
    await shop().reconcile();
    expect((await order(id)).status).toBe('placed');
    expect(await refundsOf(link.id)).toMatchObject([
      { status: 'done', amount: 28_500, reason: 'paid_twice' },
    ]);
    expect(await mails(id)).toContain(`${id}-extra-${second.id}`);
    const told = (await order(id)).history.filter(({ note }) => note.includes('was paid twice'));
    expect(told).toHaveLength(1);
  });

  test('that is paid with another amount gives that back, and the order goes on waiting', async () => {
    const { id, link } = await waiting();
    await shop().razorpay.payLink(link.id, { amount: 100 });
    await news(id, 'payment_link.paid');
    await shop().reconcile();
    expect((await order(id)).status).toBe('pending_payment');
    expect(await refundsOf(link.id)).toMatchObject([{ status: 'done', amount: 100, reason: 'wrong_amount' }]);
  });

  test('whose webhook is lost is found by the reconciler within ten minutes', async () => {
    const { id, link } = await waiting();
    await shop().razorpay.payLink(link.id);
    shop().advance(11 * MINUTE);
    expect(await shop().reconcile()).toMatchObject({ settled: 1 });
    expect((await order(id)).status).toBe('placed');
  });

  test('that is paid is found when the team asks Razorpay, by the link or by the order behind it', async () => {
    const ask = (id: string) => shop().admin(`payments/${id}/settle`, {});
    const { id, link } = await waiting();
    expect(await ask(link.id)).toMatchObject({ status: 200, body: { outcome: 'unpaid' } });
    await shop().razorpay.payLink(link.id);
    expect(await ask(link.id)).toMatchObject({ status: 200, body: { outcome: 'paid' } });
    expect((await order(id)).status).toBe('placed');
    const behind = (await record(link.id)).linkOrderId ?? '';
    expect(await ask(behind)).toMatchObject({ status: 200, body: { order: { orderId: id } } });
    expect((await ask('plink_unknown')).status).toBe(404);
  });

  test('with a forged or altered webhook changes nothing', async () => {
    const { id, link } = await waiting();
    const before = await shop().snapshot();
    const paid = { ...link, status: 'paid' as const };
    const forged = webhook('payment_link.paid', { payment_link: paid }, 'guessed');
    expect((await send(shop(), forged)).status).toBe(401);
    expect((await cancelLink('GLM404')).status).toBe(404);
    expect(await shop().snapshot()).toEqual(before);
    expect((await order(id)).status).toBe('pending_payment');
  });

  test('that expires unpaid frees units and coupon', async () => {
    const { id } = await waiting({ couponCode: 'once', amount: 256.5 });
    shop().advance(24 * 60 * MINUTE + MINUTE);
    await Promise.all([shop().reconcile(), shop().reconcile()]);
    expect((await order(id)).status).toBe('expired');
    expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
    expect((await shop().db.doc('offerUses/once').get()).get('usedCount')).toBe(0);
    // The expired order is not begun again under its old link.
    expect((await place(byLink(id, { couponCode: 'once', amount: 256.5 }))).status).toBe(409);
  });

  test('can be cancelled by the team, and by hand at Razorpay', async () => {
    const { id, link } = await waiting({ email: 'meera@example.com' });
    expect(await cancelLink(id)).toMatchObject({ status: 200, body: { order: { status: 'expired' } } });
    expect((await mails(id)).sort()).toEqual([`${id}-link_cancelled`, `${id}-payment_link`]);
    expect((await linkOf(id)).status).toBe('cancelled');
    expect(await level('toner-1')).toMatchObject({ available: 10 });
    expect((await cancelLink(id)).status).toBe(409);
    await shop().razorpay.payLink(link.id);
    expect((await order(id)).status).toBe('expired');
    const other = await waiting();
    await news(other.id, 'payment_link.cancelled');
    expect((await order(other.id)).status).toBe('expired');
  });

  test('that is paid while the team cancels it is placed', async () => {
    const { id, link } = await waiting();
    await shop().razorpay.payLink(link.id);
    expect(await cancelLink(id)).toMatchObject({ status: 200, body: { order: { status: 'placed' } } });
  });

  test('is not made while Razorpay is away: nothing is held, and a lost answer is found again', async () => {
    const id = nextId();
    await shop().razorpay.mode('down');
    expect(await place(byLink(id))).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } });
    expect(await level('toner-1')).toMatchObject({ available: 10 });
    await shop().razorpay.mode('accept-then-drop', { times: 1 });
    expect((await place(byLink(id))).status).toBe(200);
    expect((await order(id)).payment.razorpayOrderId).toBe((await linkOf(id)).id);
  });

  test('stands beside the customer’s own unpaid order, and neither closes the other', async () => {
    await shop().db.doc('customers/alice').set({ uid: 'alice', email: 'alice@example.com', since: '' });
    const own = nextId();
    await begin(own);
    const { id } = await waiting({ uid: 'alice' });
    expect((await order(own)).status).toBe('pending_payment');
    await begin(own);
    expect((await order(id)).status).toBe('pending_payment');
  });
});
