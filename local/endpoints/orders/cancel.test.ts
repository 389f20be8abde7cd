import { cancellingShop } from '../testing/shops/cancellingShop';
import { cartLine, codBody, paymentBody, prepaidBody } from '../testing/documents/fixtures';
import { serum, toner } from '../testing/shops/payingShop';
import { send, sendTracking, webhooksOf, withoutEvents } from '../testing/sandboxes/webhooks';

const { shop, nextId, begin, order, level, record, ...cancelling } = cancellingShop('C');
const { placeCod, pay, book, liveParcels, refundsOf } = cancelling;
const MINUTE = 60_000;

describe('repeating create-shipment', () => {
  test('answers 409 for a cancelled order and 200 for an active one', async () => {
    const [id, twin] = [nextId(), nextId()];
    const [cancelled, active] = [id, twin].map((one) => codBody(one, [cartLine(toner)]));
    await Promise.all([shop().order(cancelled), shop().order(active)]);
    await shop().cancel(id);
    const before = await shop().snapshot();
    expect(await shop().order(cancelled)).toMatchObject({
      status: 409,
      body: {
        success: false,
        code: 'order_cancelled',
        orderId: id,
        message: 'This order was cancelled. There is nothing to pay.',
      },
    });
    expect(await shop().order(active)).toMatchObject({ status: 200, body: { status: 'placed' } });
    expect(await shop().snapshot()).toEqual(before);
    expect(await liveParcels(id)).toEqual([]);
  });

  test('says that a cancelled prepaid order is refunded', async () => {
    const id = await pay();
    await shop().cancel(id);
    const [due, done] = [await shop().order(prepaidBody(id, [cartLine(toner)])), await shop().reconcile()];
    expect(due).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/₹285 will be refunded/) },
    });
    expect(done).toMatchObject({ refunded: 1 });
    expect(await shop().order(prepaidBody(id, [cartLine(toner)]))).toMatchObject({ status: 409 });
  });

  test('answers 409 when the order was cancelled during the courier call', async () => {
    const id = nextId();
    await shop().courierMode('slow', { delayMs: 400, times: 1, about: id });
    const placing = shop().order(codBody(id, [cartLine(toner)]));
    while (!(await order(id))) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await shop().cancel(id)).status).toBeLessThan(300);
    await placing;
    shop().advance(2 * MINUTE);
    await shop().reconcile();
    expect(await order(id)).toMatchObject({ status: 'cancelled' });
    expect(await shop().order(codBody(id, [cartLine(toner)]))).toMatchObject({ status: 409 });
    expect(await liveParcels(id)).toEqual([]);
  });
});

describe('permission to cancel an order', () => {
  test('is refused to other callers without a change and granted to the buyer', async () => {
    const id = await placeCod();
    const path = `/api/orders/${id}/cancel`;
    const before = await shop().snapshot();
    const call = (change: object, at = path) => shop().call(at, { as: 'alice', body: {}, ...change });
    const refused = [
      [401, await call({ as: null })],
      [401, await call({ key: null })],
      [403, await call({ as: 'uma' })],
      [404, await call({ as: 'bob' })],
      [404, await call({}, '/api/orders/GLM404/cancel')],
      [404, await call({}, '/api/orders/__all__/cancel')],
      [404, await call({}, '/api/orders/a%2Fb/cancel')],
      [404, await call({}, '/api/orders//cancel')],
      [405, await shop().call(path, { as: 'alice' })],
      [400, await call({ body: { reason: 'x'.repeat(201) } })],
      [400, await call({ body: { reason: 7 } })],
      [400, await call({ body: { reason: 'two\nlines' } })],
      [400, await call({ body: undefined, raw: '7' })],
      [400, await call({ body: undefined, raw: '{' })],
      [415, await call({ headers: { 'content-type': 'text/plain' } })],
    ] as const;
    expect(refused.map(([, { status }]) => status)).toEqual(refused.map(([status]) => status));
    expect(await shop().snapshot()).toEqual(before);
    expect(await liveParcels(id)).toHaveLength(1);
    expect(await call({ body: { reason: 'Ordered by mistake' } })).toMatchObject({ status: 200 });
  });

  test.each([
    ['shipped', 'too_late', /Refuse the parcel at the door.*return it after its delivery/],
    ['out_for_delivery', 'too_late', /Refuse the parcel/],
    ['delivered', 'too_late', /To return it, press Return order/],
    ['return_requested', 'too_late', /asked to return/],
    ['returned', 'too_late', /nothing to cancel/],
    ['rto', 'too_late', /nothing to cancel/],
  ])('is refused with 409 for an order that is %s, and nothing is written', async (status, code, message) => {
    const id = await placeCod();
    await shop().db.doc(`orders/${id}`).update({ status });
    const before = await shop().snapshot();
    expect(await shop().cancel(id)).toMatchObject({
      status: 409,
      body: { code, message: expect.stringMatching(message), orderId: id },
    });
    expect(await shop().snapshot()).toEqual(before);
    expect(await liveParcels(id)).toHaveLength(1);
  });

  test('is refused for an order that waits for its payment or was never paid', async () => {
    const id = nextId();
    await begin(id);
    const before = await shop().snapshot();
    expect(await shop().cancel(id)).toMatchObject({ status: 409, body: { code: 'not_paid' } });
    expect(await shop().snapshot()).toEqual(before);
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    expect(await shop().cancel(id)).toMatchObject({ status: 409, body: { code: 'too_late' } });
    expect((await order(id)).status).toBe('expired');
  });
});

describe('cancelling a cash on delivery order', () => {
  test('cancels the parcel and returns stock and coupon once; a repeat gets the same answer', async () => {
    const uses = { discountAmount: 60, finalTotal: 610 };
    const body = (id: string) => ({
      ...codBody(id, [cartLine(toner, 2)], { ...uses, deliveryFee: 0, finalTotal: 540 }),
      coupon_code: 'ONCE',
    });
    const id = await placeCod(body);
    expect(await level('toner-1')).toMatchObject({ available: 8, reserved: 2 });
    const first = await shop().cancel(id, 'alice', { reason: ' Ordered by mistake ' });
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        status: 'cancelled',
        orderId: id,
        message: 'The order was cancelled. There is nothing to pay.',
        order: { status: 'cancelled', shipment: { status: 'cancelled' }, payment: { status: 'cod' } },
      },
    });
    expect((await order(id)).history.at(-1)).toMatchObject({
      from: 'placed',
      to: 'cancelled',
      by: 'alice',
      note: 'Ordered by mistake',
    });
    expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
    expect(await liveParcels(id)).toHaveLength(0);

    const logged = shop().events.filter(({ fields }) => fields['orderId'] === id);
    expect(logged.map(({ event }) => event)).toEqual([
      ...['order.placed', 'shipment.attempted', 'cancel.requested', 'order.cancelled'],
    ]);
    expect(JSON.stringify(logged)).not.toContain('mistake');

    const after = await shop().snapshot();
    expect((await shop().cancel(id, 'alice', { reason: 'Another' })).body).toEqual(first.body);
    expect(await shop().snapshot()).toEqual(after);
    // Its coupon for one use can be used again.
    await placeCod(body);
  });

  test('works for a packed order', async () => {
    const id = await placeCod();
    await sendTracking(shop(), (await order(id)).shipment.awb, 'pending pickup');
    expect((await order(id)).status).toBe('packed');
    expect(await shop().cancel(id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await liveParcels(id)).toHaveLength(0);
  });

  test('needs no courier when the parcel was never booked', async () => {
    await shop().courierMode('down');
    const id = await placeCod();
    expect(await shop().cancel(id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    await shop().courierMode('ok');
    shop().advance(15 * MINUTE);
    expect(await shop().reconcile()).toMatchObject({ booked: 0, cancelled: 0 });
    expect(await liveParcels(id)).toHaveLength(0);
  });

  test('ignores later tracking updates of its parcel, but for telling the team that it is on its way', async () => {
    const id = await placeCod();
    const { awb } = (await order(id)).shipment;
    await shop().cancel(id);
    // The sums of the day follow it.
    await shop().reconcile();
    const after = await shop().snapshot();
    const receive = async (...words: string[]) => {
      for (const word of words) expect(await sendTracking(shop(), awb, word)).toMatchObject({ status: 200 });
    };
    await receive('cancelled', 'pending pickup');
    expect(await shop().snapshot()).toEqual(after);
    await receive('picked', 'delivered', 'rto');
    expect(await shop().reconcile('hand')).toMatchObject({ checked: 0 });
    const stray = `strayParcels/${awb}`;
    const { [stray]: parcel, [`staffNews/stray-${awb}`]: news, ...rest } = await shop().snapshot();
    expect(rest).toEqual(after);
    expect([parcel, news]).toMatchObject([{ awb, status: 'rto' }, { kind: 'mismatch' }]);
  });
});

describe('cancelling a prepaid order', () => {
  test('owes the full amount at once and refunds it once', async () => {
    const id = await pay();
    await book(id);
    const reply = await shop().cancel(id);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        status: 'cancelled',
        message: expect.stringMatching(/^The order was cancelled. ₹285 will be refunded/),
        order: { payment: { status: 'captured', refund: { status: 'due', amount: 285 } } },
      },
    });
    const { payment } = await order(id);
    expect(await record(payment.razorpayOrderId)).toMatchObject({
      refunds: { [payment.razorpayPaymentId]: { status: 'due', amount: 28_500, reason: 'cancelled' } },
    });
    expect(await refundsOf(id)).toEqual([]);

    const reports = await Promise.all([shop().reconcile(), shop().reconcile()]);
    expect(reports.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(1);
    expect(await refundsOf(id)).toMatchObject([{ amount: 28_500 }]);
    expect(await order(id)).toMatchObject({
      status: 'refunded',
      payment: { status: 'refunded', refund: { status: 'done' } },
    });
    const after = await shop().snapshot();
    expect(await shop().cancel(id)).toMatchObject({ status: 200, body: { status: 'refunded' } });
    await shop().reconcile();
    expect(await shop().snapshot()).toEqual(after);
  });

  test('cancels immediately before the parcel is requested, and books none later', async () => {
    const id = await pay();
    await shop().courierMode('down');
    expect(await shop().cancel(id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    await shop().courierMode('ok');
    expect(await shop().reconcile()).toMatchObject({ booked: 0, refunded: 1 });
    expect(await shop().cancel(id)).toMatchObject({ status: 200, body: { status: 'refunded' } });
  });

  test('refunds the money after a Razorpay outage', async () => {
    const id = await pay();
    await shop().razorpay.mode('down');
    expect(await shop().cancel(id)).toMatchObject({ status: 200 });
    expect(await shop().reconcile()).toMatchObject({ refunded: 0 });
    await shop().razorpay.mode('ok');
    shop().advance(10 * MINUTE);
    expect(await shop().reconcile()).toMatchObject({ refunded: 1 });
    expect(await refundsOf(id)).toHaveLength(1);
  });

  test('ignores late and repeated payment webhooks', async () => {
    const id = await pay();
    const news = await webhooksOf(shop(), (await order(id)).payment.razorpayPaymentId);
    await shop().cancel(id);
    const after = withoutEvents(await shop().snapshot());
    for (const one of news) expect(await send(shop(), one)).toMatchObject({ status: 200 });
    expect(withoutEvents(await shop().snapshot())).toEqual(after);
  });

  test('frees the units for another buyer at once', async () => {
    const id = await placeCod((one) => codBody(one, [cartLine(serum, 3)]));
    const other = nextId();
    expect(await shop().pay(paymentBody(other, [cartLine(serum)]))).toMatchObject({ status: 409 });
    await shop().cancel(id);
    await begin(other, [cartLine(serum, 3)]);
  });
});
