import { cancellingShop, isCancelled } from '../testing/shops/cancellingShop';
import { sendTracking } from '../testing/sandboxes/webhooks';
import { parcelOf } from '../../../functions/src/shipment/parcel';

const { shop, order, level, ...cancelling } = cancellingShop('K');
const { placeCod, pay, book, liveParcels, refundsOf, shipment } = cancelling;
const MINUTE = 60_000;
/** A delay that only `releaseCourier` ends. */
const UNTIL_RELEASED = { delayMs: 5 * MINUTE, times: 1 };
const signal = () => AbortSignal.timeout(5000);
const HELD = { available: 9, reserved: 1, sold: 0 };
const SOLD = { available: 9, reserved: 0, sold: 1 };
const FREE = { available: 10, reserved: 0, sold: 0 };

describe('a courier that refuses to cancel a parcel', () => {
  test('keeps the order when the parcel was picked up, and the shopper sees the alternatives', async () => {
    const id = await pay();
    await shop().parcelMoves(await book(id), 'picked');
    const reply = await shop().cancel(id);
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'too_late', message: expect.stringMatching(/what you paid is refunded/) },
    });
    const after = await order(id);
    expect(after).toMatchObject({ status: 'shipped', payment: { status: 'captured' } });
    expect(after.cancelRefusedAt).toBeDefined();
    expect(after.cancelling).toBeUndefined();
    expect(await level('toner-1')).toMatchObject(SOLD);
    await shop().reconcile();
    expect(await refundsOf(id)).toEqual([]);
  });

  test('drops the request when it refuses before pickup, and the shopper can ask again', async () => {
    const id = await placeCod();
    await shop().courierMode('refuse');
    expect(await shop().cancel(id)).toMatchObject({ status: 409, body: { code: 'courier_refused' } });
    expect(await order(id)).toMatchObject({ status: 'placed', shipment: { status: 'booked' } });
    expect((await order(id)).cancelling).toBeUndefined();
    expect(await level('toner-1')).toMatchObject(HELD);
    await shop().courierMode('ok');
    expect(isCancelled(await shop().cancel(id))).toBe(true);
    expect(await order(id)).not.toHaveProperty('cancelRefusedAt');
  });

  test('keeps the order when the reconciler learns of the refusal, and mails the shopper', async () => {
    const id = await placeCod();
    await shop().courierMode('down');
    expect((await shop().cancel(id)).status).toBe(202);
    await shop().courierMode('ok');
    await shop().parcelMoves((await order(id)).shipment.awb, 'in transit');
    expect(await shop().reconcile()).toMatchObject({ cancelled: 0, cancelling: 0 });
    expect(await order(id)).toMatchObject({ status: 'shipped', cancelRefusedAt: expect.any(String) });
    const mail = await shop().db.doc(`mail/${id}-not_cancelled`).get();
    expect(mail.get('message.subject')).toBe(`Your order ${id} could not be cancelled`);
    expect(await level('toner-1')).toMatchObject(SOLD);
  });
});

describe('a courier that does not answer a cancellation', () => {
  test.each([['down'], ['html'], ['unauthorized']])(
    '%s: the request stays open without a refund until the reconciler gets an answer',
    async (mode) => {
      const id = await pay();
      await book(id);
      await shop().courierMode(mode);
      const reply = await shop().cancel(id, 'alice', { reason: 'Too slow' });
      expect(reply).toMatchObject({
        status: 202,
        body: { success: true, status: 'cancelling', message: expect.stringContaining('asking the courier') },
      });
      expect(await order(id)).toMatchObject({
        status: 'placed',
        cancelling: { by: 'alice', reason: 'Too slow', attempts: 1 },
      });
      expect(await level('toner-1')).toMatchObject(HELD);
      expect(await shop().reconcile()).toMatchObject({ cancelled: 0, cancelling: 1, refunded: 0 });
      expect(await shop().reconcile()).toMatchObject({ cancelling: 0 });
      await shop().courierMode('ok');
      shop().advance(2 * MINUTE);
      expect(await shop().reconcile()).toMatchObject({ cancelled: 1, refunded: 1 });
      expect(await order(id)).toMatchObject({ status: 'refunded' });
      expect((await order(id)).history.map(({ to, note }) => [to, note])).toContainEqual([
        ...['cancelled', 'Too slow'],
      ]);
      expect(await level('toner-1')).toMatchObject(FREE);
      expect(await refundsOf(id)).toHaveLength(1);
    },
  );

  test('has its cancelled parcel found by tracking when the answer was lost', async () => {
    const id = await placeCod();
    await shop().courierMode('accept-then-drop');
    expect(isCancelled(await shop().cancel(id))).toBe(true);
    expect(await liveParcels(id)).toHaveLength(0);
  });

  test('has its late cancellation confirmed when the reconciler asks again', async () => {
    const id = await placeCod();
    await shop().courierMode('slow', UNTIL_RELEASED);
    expect((await shop().cancel(id)).status).toBe(202);
    expect(await liveParcels(id)).toHaveLength(1);
    await shop().releaseCourier();
    while ((await liveParcels(id)).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await level('toner-1')).toMatchObject(HELD);
    expect(await shop().reconcile()).toMatchObject({ cancelled: 1 });
    expect(await level('toner-1')).toMatchObject(FREE);
  });

  test('is asked again by the shopper’s second press, under the same request', async () => {
    const id = await placeCod();
    await shop().courierMode('down');
    await shop().cancel(id, 'alice', { reason: 'First' });
    expect((await shop().cancel(id, 'alice', { reason: 'Second' })).status).toBe(202);
    expect((await order(id)).cancelling).toMatchObject({ reason: 'First', attempts: 2 });
    await shop().courierMode('ok');
    // Not before its time.
    expect((await shop().cancel(id)).status).toBe(202);
    shop().advance(2 * MINUTE);
    expect(isCancelled(await shop().cancel(id))).toBe(true);
  });

  test('loses to a pickup scan that arrives first', async () => {
    const id = await pay();
    const awb = await book(id);
    await shop().courierMode('down');
    await shop().cancel(id);
    await sendTracking(shop(), awb, 'picked');
    expect(await order(id)).toMatchObject({ status: 'shipped', cancelRefusedAt: expect.any(String) });
    await shop().courierMode('ok');
    shop().advance(5 * MINUTE);
    expect(await shop().reconcile()).toMatchObject({ cancelled: 0, refunded: 0 });
    expect(await shop().cancel(id)).toMatchObject({ status: 409, body: { code: 'too_late' } });
    expect(await level('toner-1')).toMatchObject(SOLD);
  });

  test('loses to a pickup during the cancellation call, and the contradiction is logged', async () => {
    const id = await pay();
    const awb = await book(id);
    await shop().courierMode('slow', { delayMs: 1000, times: 1 });
    const cancelling = shop().cancel(id);
    while (!(await order(id)).cancelling) await new Promise((resolve) => setTimeout(resolve, 20));
    await sendTracking(shop(), awb, 'picked');
    expect(await cancelling).toMatchObject({ status: 409, body: { code: 'too_late' } });
    expect(await order(id)).toMatchObject({ status: 'shipped', payment: { status: 'captured' } });
    expect(await shop().reconcile()).toMatchObject({ refunded: 0 });
    expect(await level('toner-1')).toMatchObject(SOLD);
    expect(shop().events.map(({ event }) => event)).toContain('cancel.contradicted');
  });

  test('is still asked after the parcel is packed', async () => {
    const id = await placeCod();
    await shop().courierMode('down');
    await shop().cancel(id);
    await sendTracking(shop(), (await order(id)).shipment.awb, 'pending pickup');
    await shop().courierMode('ok');
    expect(await shop().reconcile()).toMatchObject({ cancelled: 1 });
    expect((await order(id)).history.map(({ to }) => to)).toEqual(['placed', 'packed', 'cancelled']);
  });
});

describe('cancelling a parcel that may have been booked', () => {
  test('finds the parcel by its order number after a lost answer and cancels it', async () => {
    await placeCod();
    await shop().courierMode('slow', UNTIL_RELEASED);
    const id = await placeCod();
    expect((await order(id)).shipment).toMatchObject({ status: 'booking', awb: '' });
    expect(await shop().cancel(id)).toMatchObject({ status: 202, body: { status: 'cancelling' } });
    await shop().releaseCourier();
    while ((await liveParcels(id)).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await shop().reconcile()).toMatchObject({ cancelled: 0, booked: 0 });
    shop().advance(MINUTE);
    expect(await shop().reconcile()).toMatchObject({ cancelled: 1, booked: 0 });
    expect(await liveParcels(id)).toHaveLength(0);
  });

  test('waits until a running booking must be over', async () => {
    await shop().courierMode('down');
    const id = await placeCod();
    const until = new Date(Date.now() + 20 * MINUTE).toISOString();
    await shipment(id, { bookingUntil: until, nextAttemptAt: until });
    await shop().courierMode('ok');
    expect((await shop().cancel(id)).status).toBe(202);
    expect(await shop().reconcile()).toMatchObject({ cancelled: 0, booked: 0 });
    shop().advance(60 * MINUTE);
    expect(await shop().reconcile()).toMatchObject({ cancelled: 1, booked: 0 });
    expect((await order(id)).status).toBe('cancelled');
  });

  test('waits while the courier cannot be asked', async () => {
    await shop().courierMode('down');
    const id = await placeCod();
    await shipment(id, { unsureUntil: '2026-01-01T00:00:00.000Z' });
    expect((await shop().cancel(id)).status).toBe(202);
    await shop().courierMode('ok');
    expect(await shop().reconcile()).toMatchObject({ cancelled: 1 });
  });

  test('cancels a parcel that appears much later, and returns nothing twice', async () => {
    await shop().courierMode('down');
    const id = await placeCod();
    await shipment(id, { unsureUntil: '2026-01-01T00:00:00.000Z' });
    await shop().courierMode('ok');
    expect(isCancelled(await shop().cancel(id))).toBe(true);
    await shop().courier.book(parcelOf(await order(id)), signal());
    expect(await shop().reconcile()).toMatchObject({ cancelled: 0 });
    expect(await liveParcels(id)).toHaveLength(1);
    shop().advance(11 * MINUTE);
    await shop().reconcile();
    expect(await liveParcels(id)).toHaveLength(0);
    const after = await order(id);
    expect(after).toMatchObject({ status: 'cancelled', shipment: { status: 'cancelled' } });
    expect(after.cancelling).toBeUndefined();
    expect(await level('toner-1')).toMatchObject(FREE);
    expect(shop().events.map(({ event }) => event)).toContain('cancel.parcel_cancelled');
  });

  test('ends when a last look finds no parcel', async () => {
    await shop().courierMode('down');
    const id = await placeCod();
    await shipment(id, { unsureUntil: '2026-01-01T00:00:00.000Z' });
    await shop().courierMode('ok');
    await shop().cancel(id);
    shop().advance(11 * MINUTE);
    await shop().reconcile();
    expect((await order(id)).cancelling).toBeUndefined();
  });
});
