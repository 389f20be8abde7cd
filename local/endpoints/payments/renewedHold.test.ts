import { cartLine } from '../testing/documents/fixtures';
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
