import { searchEntryId, searchEntryOf } from '@/domain/admin/search/searchEntry';
import { bobsAddress, cartLine, codBody, paymentBody, prepaidBody } from '../testing/documents/fixtures';
import { payingShop, serum, toner } from '../testing/shops/payingShop';
import { send, webhooksOf, withoutEvents } from '../testing/sandboxes/webhooks';

const { shop, nextId, begin, order, record, level, madeFor } = payingShop('E');
const MINUTE = 60_000;

const bothAtOnce = () => Promise.all([shop().reconcile(), shop().reconcile()]);
const bobPaysCash = (items: ReturnType<typeof cartLine>[]) => {
  const body = codBody(nextId(), items);
  return shop().order(
    { ...body, consignee_name: 'Bob Sen', consignee_address: '7 Park Street, Second floor' },
    'bob',
  );
};

describe('an order that is not paid', () => {
  test('stays open until its time is up, and is checked at Razorpay every two minutes', async () => {
    const id = nextId();
    await begin(id);
    expect(await shop().reconcile()).toMatchObject({ asked: 0 });
    shop().advance(19 * MINUTE);
    expect(await shop().reconcile()).toMatchObject({ asked: 1, unpaid: 1 });
    expect(await shop().reconcile()).toMatchObject({ asked: 0 });
    expect((await order(id)).status).toBe('pending_payment');
  });

  test('expires once after its time is up, and frees units and coupon', async () => {
    const id = nextId();
    const body = paymentBody(id, [cartLine(toner, 2)], { couponCode: 'once', amount: 513 });
    expect((await shop().pay(body)).status).toBe(200);
    shop().advance(21 * MINUTE);
    await bothAtOnce();
    expect(await order(id)).toMatchObject({ status: 'expired', history: { length: 2 } });
    expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
    expect((await shop().db.doc('offerUses/once').get()).get('usedCount')).toBe(0);
    const after = await shop().snapshot();
    await bothAtOnce();
    expect(await shop().snapshot()).toEqual(after);
    expect((await shop().order(prepaidBody(id, [cartLine(toner, 2)]))).status).toBe(402);
  });

  test('stays undecided while Razorpay does not answer', async () => {
    const id = nextId();
    await begin(id);
    shop().advance(21 * MINUTE);
    for (const mode of ['down', 'html', 'slow', 'unauthorized']) {
      await shop().razorpay.mode(mode);
      await shop().reconcile();
      expect((await order(id)).status).toBe('pending_payment');
    }
    await shop().razorpay.mode('ok');
    await shop().reconcile();
    expect((await order(id)).status).toBe('expired');
  });

  test('expires and blocks nothing when Razorpay does not know its payment', async () => {
    const old = nextId();
    const razorpayId = await begin(old);
    const known = await record(razorpayId);
    await shop().db.doc(`payments/${razorpayId}`).delete();
    await shop()
      .db.doc('payments/order_ofOtherKeys')
      .set({ ...known, razorpayOrderId: 'order_ofOtherKeys' });
    await shop().db.doc(`orders/${old}`).update({ 'payment.razorpayOrderId': 'order_ofOtherKeys' });
    shop().advance(21 * MINUTE);
    expect(await shop().reconcile()).toMatchObject({ asked: 1, unpaid: 1 });
    expect((await order(old)).status).toBe('expired');
    expect(shop().events.filter(({ event }) => event === 'payment.refused')).not.toEqual([]);
  });

  test('can be paid in a second try with the same Razorpay order', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    expect(await begin(id)).toBe(razorpayId);
    expect(await order(id)).toMatchObject({ status: 'pending_payment', history: { length: 3 } });
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
    shop().advance(19 * MINUTE);
    await shop().reconcile();
    expect((await order(id)).status).toBe('pending_payment');
    expect((await shop().verify(await shop().razorpay.pay(razorpayId))).status).toBe(200);
  });

  test('is placed on a second try when the first payment was captured after all', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    await shop().razorpay.pay(razorpayId);
    expect(await shop().pay(paymentBody(id, [cartLine(toner)]))).toMatchObject({
      status: 409,
      body: { code: 'already_paid', orderId: id },
    });
    expect((await order(id)).status).toBe('placed');
  });
});

describe('a payment that was not reported', () => {
  test('is found by the reconciler, which places and ships the order once', async () => {
    const id = nextId();
    await shop().razorpay.pay(await begin(id));
    shop().advance(21 * MINUTE);
    await bothAtOnce();
    expect(await order(id)).toMatchObject({ status: 'placed', history: { length: 2 } });
    await shop().reconcile();
    expect((await order(id)).shipment.status).toBe('booked');
  });

  test('is found days later', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    await shop().razorpay.pay(razorpayId, 'authorized');
    shop().advance(31 * MINUTE);
    expect(await shop().reconcile()).toMatchObject({ settled: 1 });
    expect((await order(id)).status).toBe('placed');
  });

  test('is no longer looked for after the last check', async () => {
    const razorpayId = await begin(nextId());
    for (let asks = 0; asks < 10; asks += 1) {
      shop().advance(25 * 60 * MINUTE);
      await shop().reconcile();
    }
    expect(await record(razorpayId)).toMatchObject({ dueAt: null, asks: 10 });
  });
});

describe('a payment that comes too late', () => {
  /** An order that expired, and a payment of it that comes now. */
  async function late(items = [cartLine(serum, 3)]) {
    const id = nextId();
    const razorpayId = await begin(id, items);
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    expect((await order(id)).status).toBe('expired');
    return { id, razorpayId, result: () => shop().razorpay.pay(razorpayId) };
  }

  test('places the order when everything is still available', async () => {
    const { id, result } = await late();
    expect(await shop().verify(await result())).toMatchObject({ status: 200, body: { orderId: id } });
    const { status, history } = await order(id);
    expect(status).toBe('placed');
    expect(history.at(-1)).toMatchObject({
      from: 'expired',
      to: 'placed',
      note: expect.stringMatching(/^Paid after/),
    });
    expect(await level('serum-1')).toMatchObject({ available: 0, reserved: 3 });
    expect((await shop().order(prepaidBody(id, [cartLine(serum, 3)]))).body).toMatchObject({
      shipment: { status: 'booked' },
    });
  });

  test('is refunded once when the products are sold out, and the order says why', async () => {
    const { id, razorpayId, result } = await late();
    expect((await bobPaysCash([cartLine(serum)])).status).toBe(200);
    const paid = await result();
    const replies = await Promise.all([shop().verify(paid), shop().verify(paid)]);
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'refund_due', orderId: id } });
      expect(reply.body['message']).toMatch(/sold out.*₹2,565 will be refunded/);
    }
    expect(await order(id)).toMatchObject({
      status: 'expired',
      payment: {
        status: 'captured',
        refund: { status: 'due', amount: 2565, note: expect.stringMatching(/sold out/) },
      },
    });
    expect((await shop().order(prepaidBody(id, [cartLine(serum, 3)]))).body).toMatchObject({
      code: 'refunded',
    });

    await bothAtOnce();
    expect(await shop().razorpay.refundsOf(paid.razorpay_payment_id)).toMatchObject([
      { amount: 256_500, status: 'processed' },
    ]);
    expect(await order(id)).toMatchObject({
      status: 'refunded',
      payment: { status: 'refunded', refund: { status: 'done' } },
      history: [{}, {}, { from: 'expired', to: 'refunded' }],
    });
    const after = withoutEvents(await shop().snapshot());
    for (const hook of await webhooksOf(shop(), paid.razorpay_payment_id)) await send(shop(), hook);
    await bothAtOnce();
    await shop().verify(paid);
    expect(withoutEvents(await shop().snapshot())).toEqual(after);
    expect((await record(razorpayId)).dueAt).toBeNull();
    expect(await shop().razorpay.refundsOf(paid.razorpay_payment_id)).toHaveLength(1);
  });

  test('is refunded when the coupon has no uses left', async () => {
    const body = paymentBody(nextId(), [cartLine(toner)], { couponCode: 'first', amount: 256.5 });
    const first = (await shop().pay(body)).body['id'] as string;
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    const second = await shop().pay({ ...body, orderId: nextId(), address: bobsAddress }, 'bob');
    expect((await shop().verify(await shop().razorpay.pay(second.body['id'] as string), 'bob')).status).toBe(
      200,
    );
    const paid = await shop().razorpay.pay(first);
    expect((await shop().verify(paid)).body).toMatchObject({
      code: 'refund_due',
      message: expect.stringMatching(/coupon/),
    });
    await shop().reconcile();
    expect(await shop().razorpay.refundsOf(paid.razorpay_payment_id)).toHaveLength(1);
  });

  test('is handled for seven orders of three units: three are placed, four refunded', async () => {
    const buyers = Array.from({ length: 7 }, (_, n) => `buyer-${n}`);
    const batch = shop().db.batch();
    for (const uid of buyers) batch.set(shop().db.doc(`users/${uid}`), { address: [bobsAddress] });
    await batch.commit();
    const open: { uid: string; razorpayId: string }[] = [];
    for (const uid of buyers) {
      const body = paymentBody(nextId(), [cartLine(serum)], { address: bobsAddress });
      const reply = await shop().pay(body, uid);
      open.push({ uid, razorpayId: reply.body['id'] as string });
      if (open.length % 3 === 0) {
        shop().advance(21 * MINUTE);
        await shop().reconcile();
      }
    }
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    const replies = await Promise.all(
      open.map(async ({ uid, razorpayId }) => shop().verify(await shop().razorpay.pay(razorpayId), uid)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ body }) => body['code'] === 'refund_due')).toHaveLength(4);
    expect(await shop().reconcile()).toMatchObject({ refunded: 4 });
    expect(await level('serum-1')).toEqual({ sku: 'serum-1', available: 0, reserved: 3, sold: 0 });
  });
});

describe('an order whose Razorpay order was not stored because the process ended', () => {
  /** As a kill leaves it: the order is there, its Razorpay order is not known. `asked`: Razorpay had made it. */
  async function halfDone(isRequested: boolean) {
    const id = nextId();
    const razorpayId = await begin(id);
    const known = await order(id);
    const dueAt = (await record(razorpayId)).heldUntil;
    const lost = { ...known.payment, razorpayOrderId: '', dueAt };
    await shop().db.doc(`payments/${razorpayId}`).delete();
    if (isRequested) {
      await shop().db.doc(`orders/${id}`).update({ payment: lost });
      return { id, razorpayId };
    }
    const never = nextId();
    await shop().db.doc(`orders/${id}`).delete();
    const renamed = { ...known, orderId: never, payment: lost };
    await shop().db.doc(`orders/${never}`).set(renamed);
    await shop()
      .db.doc(`orderSearch/${searchEntryId(known)}`)
      .delete();
    await shop()
      .db.doc(`orderSearch/${searchEntryId(renamed)}`)
      .set(searchEntryOf(renamed));
    await shop().db.doc('openPayments/alice').set({ orderId: never });
    return { id: never, razorpayId };
  }

  test.each([[true], [false]])('expires (Razorpay was asked: %p)', async (isRequested) => {
    const { id } = await halfDone(isRequested);
    shop().advance(21 * MINUTE);
    await bothAtOnce();
    expect((await order(id)).status).toBe('expired');
    expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
  });

  test('is found by its receipt and placed if it was paid', async () => {
    const { id, razorpayId } = await halfDone(true);
    await shop().razorpay.pay(razorpayId);
    shop().advance(21 * MINUTE);
    await bothAtOnce();
    expect(await order(id)).toMatchObject({ status: 'placed', payment: { razorpayOrderId: razorpayId } });
  });

  test.each([[true], [false]])(
    'is continued by another try (Razorpay was asked: %p)',
    async (isRequested) => {
      const { id } = await halfDone(isRequested);
      const razorpayId = await begin(id);
      expect(await madeFor(id)).toMatchObject([{ id: razorpayId }]);
      expect((await shop().verify(await shop().razorpay.pay(razorpayId))).status).toBe(200);
    },
  );
});
