import { cartLine, codBody, prepaidBody } from '../testing/documents/fixtures';
import { payingShop, serum, toner } from '../testing/shops/payingShop';

const { shop, nextId, begin, order, level } = payingShop('T');

describe('shipping a prepaid order', () => {
  test('is refused without a payment', async () => {
    const id = nextId();
    await begin(id);
    const before = await shop().snapshot();
    const reply = await shop().order(prepaidBody(id, [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    expect(await shop().snapshot()).toEqual(before);
  });

  test('is accepted with a payment that no webhook has reported yet', async () => {
    const id = nextId();
    await shop().razorpay.pay(await begin(id));
    const reply = await shop().order(prepaidBody(id, [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 200, body: { shipment: { status: 'booked' } } });
  });

  test('twice at once books one parcel', async () => {
    const id = nextId();
    await shop()
      .razorpay.pay(await begin(id))
      .then((result) => shop().verify(result));
    await Promise.all(Array.from({ length: 4 }, () => shop().order(prepaidBody(id, [cartLine(toner)]))));
    expect((await shop().shipments()).filter(({ order_number }) => order_number === id)).toHaveLength(1);
  });

  test('succeeds during a courier outage, and the reconciler books the parcel', async () => {
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

describe('ordering cash on delivery while a payment is open', () => {
  test('closes the unpaid order and frees its stock', async () => {
    const [id, cash] = [nextId(), nextId()];
    await begin(id, [cartLine(serum, 3)]);
    expect((await shop().order(codBody(cash, [cartLine(serum, 3)]))).status).toBe(200);
    expect((await order(id)).status).toBe('expired');
    expect(await level('serum-1')).toMatchObject({ available: 0, reserved: 3 });
  });

  test('is refused when the payment has been captured', async () => {
    const id = nextId();
    await shop().razorpay.pay(await begin(id));
    const reply = await shop().order(codBody(nextId(), [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 409, body: { code: 'already_paid', orderId: id } });
    expect((await order(id)).status).toBe('placed');
  });

  test('waits when Razorpay does not answer', async () => {
    const id = nextId();
    await begin(id);
    await shop().razorpay.mode('down');
    const reply = await shop().order(codBody(nextId(), [cartLine(toner)]));
    expect(reply).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } });
    expect((await order(id)).status).toBe('pending_payment');
  });
});
