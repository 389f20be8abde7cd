import { cartLine, codBody, paymentBody } from '../testing/documents/fixtures';
import { payingShop, serum, toner } from '../testing/shops/payingShop';

const { shop, nextId, begin, order, level } = payingShop('W');
const MINUTE = 60_000;

/** The payment of an order that has expired, coming now. */
const payLate = async (razorpayId: string) => shop().verify(await shop().razorpay.pay(razorpayId));
const expire = async () => {
  shop().advance(21 * MINUTE);
  await shop().reconcile();
};

/** A payment that goes back, because its shopper has gone on to another order. */
async function expectRefund(id: string, razorpayId: string): Promise<void> {
  const reply = await payLate(razorpayId);
  expect(reply).toMatchObject({ status: 409, body: { code: 'refund_due', orderId: id } });
  expect(reply.body['message']).toMatch(/started another order instead.*₹285 will be refunded/);
  expect(await order(id)).toMatchObject({ status: 'expired', payment: { refund: { status: 'due' } } });
  expect(await shop().reconcile()).toMatchObject({ refunded: 1 });
  expect((await order(id)).status).toBe('refunded');
}

describe('a late payment of a cart that was ordered in another way', () => {
  test('goes back where the cart was ordered in cash while the payment was open', async () => {
    const [id, cash] = [nextId(), nextId()];
    const razorpayId = await begin(id);
    expect((await shop().order(codBody(cash, [cartLine(toner)]))).status).toBe(200);
    await expectRefund(id, razorpayId);
    expect((await order(cash)).status).toBe('placed');
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
  });

  test('goes back where the cart was ordered in cash after the payment’s time was up', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    await expire();
    expect((await shop().order(codBody(nextId(), [cartLine(toner)]))).status).toBe(200);
    await expectRefund(id, razorpayId);
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
  });

  test('goes back where other goods were begun in between', async () => {
    const [id, other] = [nextId(), nextId()];
    const razorpayId = await begin(id);
    await expire();
    const second = await begin(other, [cartLine(serum)]);
    await expire();
    expect((await shop().order(codBody(nextId(), [cartLine(toner)]))).status).toBe(200);
    await expectRefund(id, razorpayId);
    expect(await payLate(second)).toMatchObject({ status: 200, body: { orderId: other } });
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
  });

  test('goes back where a changed cart is being paid', async () => {
    const [id, other] = [nextId(), nextId()];
    const razorpayId = await begin(id);
    const second = await begin(other, [cartLine(toner, 2)]);
    await expectRefund(id, razorpayId);
    expect(await payLate(second)).toMatchObject({ status: 200, body: { orderId: other } });
    expect(await level('toner-1')).toMatchObject({ available: 8, reserved: 2 });
  });
});

describe('a late payment still places its order', () => {
  test('where nothing else was ordered', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    await expire();
    expect(await payLate(razorpayId)).toMatchObject({ status: 200, body: { orderId: id } });
  });

  test('where other goods were ordered after its time was up', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    await expire();
    expect((await shop().order(codBody(nextId(), [cartLine(serum)]))).status).toBe(200);
    expect(await payLate(razorpayId)).toMatchObject({ status: 200, body: { orderId: id } });
  });

  test('where the cash order that closed it was refused', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    const wrong = { ...codBody(nextId(), [cartLine(toner)]), final_total: 1 };
    expect(await shop().order(wrong)).toMatchObject({ status: 409, body: { code: 'total_changed' } });
    expect((await order(id)).status).toBe('expired');
    expect(await payLate(razorpayId)).toMatchObject({ status: 200, body: { orderId: id } });
  });

  test('where it was begun again after the other order', async () => {
    const id = nextId();
    const razorpayId = await begin(id);
    expect((await shop().order(codBody(nextId(), [cartLine(toner)]))).status).toBe(200);
    expect((await shop().pay(paymentBody(id, [cartLine(toner)]))).body['id']).toBe(razorpayId);
    await expire();
    expect(await payLate(razorpayId)).toMatchObject({ status: 200, body: { orderId: id } });
  });
});

describe('an open payment that goes back as it is found', () => {
  /** An order whose payment is captured and is not what its record asks for. */
  async function paidWrongly(): Promise<string> {
    const id = nextId();
    const razorpayId = await begin(id);
    await shop().razorpay.pay(razorpayId);
    await shop().db.doc(`payments/${razorpayId}`).update({ amount: 10_000 });
    return id;
  }

  test('does not count as the order of a changed cart', async () => {
    const [id, other] = [await paidWrongly(), nextId()];
    const reply = await shop().pay(paymentBody(other, [cartLine(toner, 2)]));
    expect(reply).toMatchObject({ status: 200, body: { orderId: other } });
    expect((await order(id)).status).not.toBe('placed');
  });

  test('does not count as an order in cash', async () => {
    const [id, cash] = [await paidWrongly(), nextId()];
    const reply = await shop().order(codBody(cash, [cartLine(toner, 2)]));
    expect(reply).toMatchObject({ status: 200, body: { orderId: cash } });
    expect((await order(id)).status).not.toBe('placed');
  });
});
