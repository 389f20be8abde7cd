import { Transaction } from 'firebase-admin/firestore';
import { aliceAddress, cartLine, codBody, combo, offer, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { cost: 300, units: 10 });
const serum = product('serum', { cost: 900, units: 3 });
const mist = product('mist', { cost: 200, units: 0 });
const archived = product('old', { status: 'archived' });
const duo = combo(
  'duo',
  [
    { productId: 'toner', variantId: 'v1', quantity: 2 },
    { productId: 'serum', variantId: 'v1', quantity: 1 },
  ],
  1200,
);

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.courierMode('ok');
  const offers = [offer('ten', {}), offer('once', { perUserLimit: 1 }), offer('off', { enabled: false })];
  await shop.seed({ products: [toner, serum, mist, archived], combos: [duo], offers });
});
afterAll(() => shop.close());

test('an order is priced, reserved, stored and shipped', async () => {
  const reply = await shop.order(codBody('GLM0001', [cartLine(toner), cartLine(serum, 2)]));
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    success: true,
    orderId: 'GLM0001',
    status: 'placed',
    amounts: { subTotal: 2100, discountAmount: 0, deliveryFee: 0, finalTotal: 2100 },
    shipment: { status: 'booked', awb: expect.stringMatching(/^\d+$/) },
  });
  const order = await shop.storedOrder('GLM0001');
  expect(order).toMatchObject({
    userId: 'alice',
    email: 'alice@example.com',
    status: 'placed',
    couponCode: '',
    address: aliceAddress,
    reserved: { 'toner-1': 1, 'serum-1': 2 },
    lines: [
      { id: 'toner', sku: 'toner-1', price: 300, quantity: 1, variant: '100 ml', hsn: '3304', gstRate: 18 },
      { id: 'serum', sku: 'serum-1', price: 900, quantity: 2 },
    ],
    history: [{ from: null, to: 'placed' }],
  });
  expect(await shop.level('serum-1')).toEqual({ sku: 'serum-1', available: 1, reserved: 2, sold: 0 });
  const shown = (await shop.db.doc('products/serum').get()).data();
  expect(shown).toMatchObject({ stock: 1, variants: [{ sku: 'serum-1', stock: 1 }], price: 900 });
  expect(await shop.shipments()).toContainEqual(expect.objectContaining({ order_number: 'GLM0001' }));
});

test('an ordered combo takes the stock of its parts', async () => {
  const reply = await shop.order(codBody('GLM0002', [cartLine(duo, 2)]));
  expect(reply.status).toBe(200);
  expect(await shop.level('toner-1')).toMatchObject({ available: 6, reserved: 4 });
  expect(await shop.level('serum-1')).toMatchObject({ available: 1, reserved: 2 });
  expect((await shop.db.doc('products/toner').get()).get('stock')).toBe(6);
});

test('a used coupon is counted for the offer and for the person', async () => {
  const sums = { discountAmount: 90, finalTotal: 810 };
  const body = { ...codBody('GLM0003', [cartLine(serum)], sums), coupon_code: ' once ' };
  expect((await shop.order(body)).body).toMatchObject({ amounts: { discountAmount: 90, finalTotal: 810 } });
  expect((await shop.storedOrder('GLM0003')).couponCode).toBe('ONCE');
  expect((await shop.db.doc('offerUses/once').get()).get('usedCount')).toBe(1);
  const again = await shop.order({ ...body, order_id: 'GLM0004' });
  expect(again).toMatchObject({ status: 409, body: { message: 'You have already used this offer.' } });
  expect((await shop.db.doc('offerUses/once').get()).get('usedCount')).toBe(1);
});

describe('a coupon limited to one use per person, with a second account of the same person', () => {
  const sums = { discountAmount: 90, finalTotal: 810 };
  const body = (id: string) => ({ ...codBody(id, [cartLine(serum)], sums), coupon_code: 'ONCE' });
  const alias = 'buyer-1';
  const refused = {
    status: 409,
    body: {
      code: 'coupon_refused',
      finalTotal: 900,
      message: 'This offer has already been used with this mobile number.',
    },
  };
  const saveAddress = (phone: string) =>
    shop.db.doc(`users/${alias}`).set({ address: [{ ...aliceAddress, phone }] });
  const createShipment = () =>
    shop.validate(
      { cartItems: [cartLine(serum)], couponCode: 'ONCE', paymentMethod: 'Cash on Delivery' },
      alias,
    );

  test('is refused for the same phone number, in the quote and in the order', async () => {
    expect((await shop.order(body('GLM0010'))).status).toBe(200);
    await saveAddress(aliceAddress.phone);
    expect((await createShipment()).body).toMatchObject({ success: false, message: refused.body.message });
    expect(await shop.order(body('GLM0011'), alias)).toMatchObject(refused);
    expect((await shop.db.doc('offerUses/once').get()).get('usedCount')).toBe(1);
  });

  test('is accepted for another phone number', async () => {
    expect((await shop.order(body('GLM0012'))).status).toBe(200);
    await saveAddress('9123456780');
    expect((await createShipment()).body).toMatchObject({ success: true });
    const own = { ...body('GLM0013'), consignee_phone: '9123456780' };
    expect((await shop.order(own, alias)).status).toBe(200);
  });

  test('is accepted after the first order was cancelled', async () => {
    expect((await shop.order(body('GLM0014'))).status).toBe(200);
    expect((await shop.cancel('GLM0014')).status).toBe(200);
    await saveAddress(aliceAddress.phone);
    expect((await shop.order(body('GLM0015'), alias)).status).toBe(200);
  });

  test('is accepted from one of two accounts that order at once', async () => {
    await saveAddress(aliceAddress.phone);
    const replies = await Promise.all([shop.order(body('GLM0016')), shop.order(body('GLM0017'), alias)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('a coupon that was just switched off is refused, although its code is still cached', async () => {
  const sums = { discountAmount: 90, finalTotal: 810 };
  const body = (id: string) => ({ ...codBody(id, [cartLine(serum)], sums), coupon_code: 'TEN' });
  expect((await shop.order(body('GLM0006'))).status).toBe(200);
  await shop.db.doc('offers/ten').update({ enabled: false });
  const late = await shop.order(body('GLM0007'));
  expect(late).toMatchObject({ status: 409, body: { code: 'coupon_refused', finalTotal: 900 } });
});

test.each([
  // Of these, three reads and two writes count the order for its account and its phone number, two reads look whether
  // another order has its parcel, two writes are its search entry, without and with the AWB, and one is the news for the
  // team.
  ['two lines', '', {}, 15, 12],
  ['two lines and a coupon', 'TEN', { discountAmount: 120, finalTotal: 1080 }, 18, 14],
])(
  '%s cost at most 15 reads and 12 writes, and a coupon adds three reads and two writes',
  async (_, coupon, sums, maxReads, maxWrites) => {
    const reads = jest.spyOn(Transaction.prototype, 'getAll');
    const read = jest.spyOn(Transaction.prototype, 'get');
    const writes = [jest.spyOn(Transaction.prototype, 'set'), jest.spyOn(Transaction.prototype, 'update')];
    const body = codBody('GLM0008', [cartLine(toner), cartLine(serum)], sums);
    expect((await shop.order({ ...body, coupon_code: coupon })).status).toBe(200);
    const documents = reads.mock.calls.flat().length + read.mock.calls.length;
    expect(documents).toBeGreaterThan(0);
    expect(documents).toBeLessThanOrEqual(maxReads);
    expect(writes.reduce((sum, spy) => sum + spy.mock.calls.length, 0)).toBeLessThanOrEqual(maxWrites);
  },
);

test('a product without a stock document starts from the stock it shows', async () => {
  await shop.db.doc('stock/toner-1').delete();
  expect((await shop.order(codBody('GLM0005', [cartLine(toner)]))).status).toBe(200);
  expect(await shop.level('toner-1')).toEqual({ sku: 'toner-1', available: 9, reserved: 1, sold: 0 });
});

describe('an invalid order is refused, and nothing is written', () => {
  const good = () => codBody('GLM0100', [cartLine(toner)]);
  const with_ = (change: object) => ({ ...good(), ...change });
  const firstProduct = (change: object) => {
    const body = good();
    return { ...body, products: [{ ...body.products[0], ...change }] };
  };
  const text = (part: string) => expect.stringContaining(part);
  const rows: [string, unknown, number, object][] = [
    [
      'wrong price',
      firstProduct({ invoiceValue: 1 }),
      409,
      { code: 'price_changed', message: text('₹300, not ₹1') },
    ],
    ['unknown product', firstProduct({ id: 'nothing' }), 409, { code: 'not_sold' }],
    ['archived product', codBody('GLM0100', [cartLine(archived)]), 409, { code: 'not_sold' }],
    ['another SKU', firstProduct({ sku: 'serum-1' }), 409, { code: 'not_sold' }],
    [
      'sold out',
      codBody('GLM0100', [cartLine(mist)]),
      409,
      { code: 'sold_out', message: text('The mist is sold out') },
    ],
    ['too few left', codBody('GLM0100', [cartLine(serum, 4)]), 409, { message: 'Only 3 of The serum left.' }],
    [
      'a combo and a product that together take too much',
      codBody('GLM0100', [cartLine(serum, 2), cartLine(duo, 2)]),
      409,
      { message: 'Only 1 of The duo left.' },
    ],
    ['quantity 0', firstProduct({ quantity: 0 }), 400, { field: 'products.0.quantity' }],
    ['quantity -1', firstProduct({ quantity: -1 }), 400, { field: 'products.0.quantity' }],
    ['quantity 1.5', firstProduct({ quantity: 1.5 }), 400, { field: 'products.0.quantity' }],
    ["quantity '2'", firstProduct({ quantity: '2' }), 400, { field: 'products.0.quantity' }],
    ['quantity 10^9', firstProduct({ quantity: 1e9 }), 400, { field: 'products.0.quantity' }],
    ['a reserved product id', firstProduct({ id: '__x__' }), 400, { field: 'products.0.id' }],
    ['a reserved order id', with_({ order_id: '__id__' }), 400, { field: 'order_id' }],
    ['an empty order', with_({ products: [] }), 400, { field: 'products' }],
    ['total too low', with_({ final_total: 1 }), 409, { code: 'total_changed', finalTotal: 370 }],
    [
      'an amount of zero to collect',
      with_({ collectable_amount: 0 }),
      409,
      { code: 'total_changed', finalTotal: 370 },
    ],
    ['an invoice over ₹1', with_({ invoice_value: 1 }), 409, { field: 'invoice_value' }],
    [
      'an address that only begins like a saved one',
      with_({ consignee_address: `${good().consignee_address}, 99 Other Lane` }),
      404,
      { code: 'unknown_address' },
    ],
    ['five boxes', with_({ no_of_boxes: 5 }), 400, { field: 'no_of_boxes' }],
    ['no delivery fee', with_({ delivery_fee: 0 }), 409, { deliveryFee: 70 }],
    ['sub total', with_({ sub_total: 299 }), 409, { subTotal: 300 }],
    ['discount without a coupon', with_({ discount_amount: 10 }), 409, { discountAmount: 0 }],
    ['unknown coupon', with_({ coupon_code: 'NOPE' }), 409, { message: 'Invalid Coupon Code' }],
    ['disabled coupon', with_({ coupon_code: 'OFF' }), 409, { message: 'Invalid Coupon Code' }],
    [
      "someone else's address",
      with_({ consignee_name: 'Bob Sen', consignee_address: '7 Park Street' }),
      404,
      { message: 'That address is not one of your saved addresses.' },
    ],
    ['prepaid without a payment', with_({ payment_method: 'prepaid' }), 402, { code: 'payment_required' }],
  ];

  test.each(rows)('refuses %s', async (_name, body, status, expected) => {
    const before = await shop.snapshot();
    const parcels = (await shop.shipments()).length;
    const reply = await shop.order(body);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ success: false, requestId: expect.any(String), ...expected });
    expect(await shop.snapshot()).toEqual(before);
    expect(await shop.shipments()).toHaveLength(parcels);
  });

  test('accepts the valid version of all these orders', async () => {
    expect((await shop.order(good())).status).toBe(200);
  });
});

describe('repeating an order id', () => {
  const body = () => codBody('GLM0200', [cartLine(toner)]);

  test('with the same body gets the same answer and no second parcel', async () => {
    const first = await shop.order(body());
    const after = await shop.snapshot();
    const second = await shop.order(body());
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await shop.snapshot()).toEqual(after);
    const parcels = await shop.shipments();
    expect(parcels.filter((parcel) => parcel.order_number === 'GLM0200')).toHaveLength(1);
  });

  test('with another body is refused, and another person sees nothing', async () => {
    await shop.order(body());
    const after = await shop.snapshot();
    const other = await shop.order(codBody('GLM0200', [cartLine(toner, 2)]));
    expect(other).toMatchObject({ status: 409, body: { code: 'order_exists' } });
    expect(await shop.order({ ...body(), payment_method: 'prepaid' })).toMatchObject({ status: 409 });
    expect(await shop.order(body(), 'bob')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await shop.snapshot()).toEqual(after);
  });

  test('20 times at once creates one order and one parcel', async () => {
    const unused = codBody('GLM0201', [cartLine(toner)]);
    const replies = await Promise.all(Array.from({ length: 20 }, () => shop.order(unused)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect(await shop.level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
    const parcels = await shop.shipments();
    expect(parcels.filter((parcel) => parcel.order_number === 'GLM0201')).toHaveLength(1);
  });
});

test('20 buyers of 5 units get 5 orders and 15 sold-out answers', async () => {
  await shop.seed({ products: [product('hot', { units: 5 })] });
  const buyers = Array.from({ length: 20 }, (_, n) => `buyer-${n}`);
  await Promise.all(buyers.map((uid) => shop.db.doc(`users/${uid}`).set({ address: [aliceAddress] })));
  const line = cartLine(product('hot'));
  const replies = await Promise.all(buyers.map((uid) => shop.order(codBody(`GLM-${uid}`, [line]), uid)));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(5);
  const refused = replies.filter((reply) => reply.status !== 200);
  expect(refused.map((reply) => [reply.status, reply.body['message']])).toEqual(
    Array(15).fill([409, 'The hot is sold out.']),
  );
  expect(await shop.level('hot-1')).toEqual({ sku: 'hot-1', available: 0, reserved: 5, sold: 0 });
  expect((await shop.db.collection('orders').get()).size).toBe(5);
});
