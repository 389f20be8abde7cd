import { cartLine, paymentBody } from '../testing/documents/fixtures';
import { payingShop, toner } from '../testing/shops/payingShop';

const { shop, nextId, begin, order, record, level } = payingShop('H');
const MINUTE = 60_000;

async function after(minutes: number): Promise<void> {
  shop().advance(minutes * MINUTE);
  await shop().reconcile();
}

describe('an order that is opened again while the reconciler asks about its old hold', () => {
  test('stays open where it had expired', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    await after(21);
    expect((await order(id)).status).toBe('expired');
    shop().whileAsked(() => begin(id));
    await after(31);
    expect((await order(id)).status).toBe('pending_payment');
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
    expect((await shop().verify(await shop().razorpay.pay(razorpayId))).status).toBe(200);
    expect((await record(razorpayId)).razorpayPaymentId).not.toBe('');
  });

  test('is closed at the end of its new hold', async () => {
    const id = nextId();
    await begin(id, [cartLine(toner)]);
    await after(21);
    shop().whileAsked(() => begin(id));
    await after(31);
    await after(21);
    expect((await order(id)).status).toBe('expired');
    expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
  });
});

describe('Pay that is pressed again', () => {
  test('near the end of the hold gives as much time as the first press', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    await after(19);
    expect(await begin(id)).toBe(razorpayId);
    await after(5);
    expect((await order(id)).status).toBe('pending_payment');
    await after(13);
    expect((await order(id)).status).toBe('pending_payment');
    expect((await shop().verify(await shop().razorpay.pay(razorpayId))).status).toBe(200);
  });

  test('after the hold, before the reconciler came, does so too', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    shop().advance(21 * MINUTE);
    expect(await begin(id)).toBe(razorpayId);
    await after(1);
    expect((await order(id)).status).toBe('pending_payment');
  });

  test('under another id renews the hold of the same cart', async () => {
    const id = nextId();
    await begin(id);
    await after(19);
    expect((await shop().pay(paymentBody(nextId(), [cartLine(toner)]))).body).toMatchObject({ orderId: id });
    await after(5);
    expect((await order(id)).status).toBe('pending_payment');
  });

  test('soon after the first press changes nothing', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    const before = [await order(id), await record(razorpayId)];
    shop().advance(9 * MINUTE);
    await begin(id);
    expect([await order(id), await record(razorpayId)]).toEqual(before);
  });

  test('again and again does not hold units past the limit of unpaid holds', async () => {
    await shop().seed({ products: [toner], limits: {} });
    const id = nextId();
    await begin(id);
    for (let presses = 0; presses < 4; presses += 1) {
      await after(19);
      await shop().pay(paymentBody(id, [cartLine(toner)]));
    }
    expect((await order(id)).status).toBe('expired');
    expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
  });
});
