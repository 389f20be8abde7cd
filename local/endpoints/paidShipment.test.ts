import { cartLine, codBody, prepaidBody } from './testing/fixtures';
import { payingShop, serum, toner } from './testing/payingShop';

const { shop, nextId, begin, order, level } = payingShop('T');

describe('sending', () => {
  test('nothing is sent that is not paid', async () => {
    const id = nextId();
    await begin(id);
    const before = await shop().snapshot();
    const reply = await shop().order(prepaidBody(id, [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    expect(await shop().snapshot()).toEqual(before);
  });

  test('what is paid is sent, also before anybody has told us', async () => {
    const id = nextId();
    await shop().razorpay.pay(await begin(id));
    const reply = await shop().order(prepaidBody(id, [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 200, body: { shipment: { status: 'booked' } } });
  });

  test('twice at once is one parcel', async () => {
    const id = nextId();
    await shop()
      .razorpay.pay(await begin(id))
      .then((result) => shop().verify(result));
    await Promise.all(Array.from({ length: 4 }, () => shop().order(prepaidBody(id, [cartLine(toner)]))));
    expect((await shop().shipments()).filter(({ order_number }) => order_number === id)).toHaveLength(1);
  });

  test('with the courier away the order stands, and the reconciler books it', async () => {
    const id = nextId();
    await shop()
      .razorpay.pay(await begin(id))
      .then((result) => shop().verify(result));
    await shop().courierMode('down');
    expect(await shop().order(prepaidBody(id, [cartLine(toner)]))).toMatchObject({
      status: 200,
      body: { status: 'placed', shipment: { status: 'booking' } },
    });
    await shop().courierMode('ok');
    shop().advance(120_000);
    await shop().reconcile();
    expect((await order(id)).shipment.status).toBe('booked');
  });
});

describe('cash on delivery while a payment is open', () => {
  test('closes what is not paid, and frees its stock for it', async () => {
    const [id, cash] = [nextId(), nextId()];
    await begin(id, [cartLine(serum, 3)]);
    expect((await shop().order(codBody(cash, [cartLine(serum, 3)]))).status).toBe(200);
    expect((await order(id)).status).toBe('expired');
    expect(await level('serum-1')).toMatchObject({ available: 0, reserved: 3 });
  });

  test('is refused when the payment has come through', async () => {
    const id = nextId();
    await shop().razorpay.pay(await begin(id));
    const reply = await shop().order(codBody(nextId(), [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 409, body: { code: 'already_paid', orderId: id } });
    expect((await order(id)).status).toBe('placed');
  });

  test('waits where nobody can tell', async () => {
    const id = nextId();
    await begin(id);
    await shop().razorpay.mode('down');
    const reply = await shop().order(codBody(nextId(), [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } });
    expect((await order(id)).status).toBe('pending_payment');
  });
});
