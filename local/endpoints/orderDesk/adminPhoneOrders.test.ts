import { bobsAddress, cartLine } from '../testing/documents/fixtures';
import { serum, toner } from '../testing/shops/payingShop';
import { phoneShop } from '../testing/shops/phoneShop';
import { STRANGERS } from '../testing/people/strangers';

const shopOf = phoneShop('P');
const { shop, nextId, order, level, begin } = shopOf;
const { address, cart, byCash, byLink, place, quote, cancelLink, waiting, mails } = shopOf;

beforeEach(() =>
  shop()
    .db.doc('settings/team')
    .set({
      members: { 'staff-support': { role: 'support' }, 'staff-packer': { role: 'packer' } },
      invites: {},
    }),
);

test('only those who may create orders place, price and cancel them', async () => {
  const { id } = await waiting();
  const before = await shop().snapshot();
  for (const [status, as] of [...STRANGERS, [403, 'staff-packer'] as const]) {
    expect([as, (await place(byCash(nextId()), as)).status]).toEqual([as, status]);
    expect([as, (await quote({ ...cart(), phone: '' }, as)).status]).toEqual([as, status]);
    expect([as, (await cancelLink(id, as)).status]).toEqual([as, status]);
  }
  expect(await shop().snapshot()).toEqual(before);
  expect((await place(byCash(nextId()), 'staff-support')).status).toBe(200);
});

test.each([
  ['no order id', { orderId: undefined }],
  ['an order id that is a path', { orderId: 'a/b/c/d' }],
  ['a negative sum', { amount: -1 }],
  ['a phone of nine digits', { address: { ...address, phone: '981234567' } }],
  ['no city', { address: { ...address, city: ' ' } }],
  ['an email that is two', { email: 'a@example.com,b@example.com' }],
  ['no items', { cartItems: [] }],
  ['half a unit', { cartItems: [{ ...cartLine(toner), quantity: 0.5 }] }],
  ['another payment method', { paymentMethod: 'Store credit' }],
  ['a gift, which is chosen in the shop', { gift: { note: 'For you', wrap: 30 } }],
])('a request with %s is refused', async (_name, change) => {
  const before = await shop().snapshot();
  expect(await place({ ...byCash(nextId()), ...change })).toMatchObject({
    status: 400,
    body: { code: 'bad_request' },
  });
  expect(await shop().snapshot()).toEqual(before);
});

describe('cash on delivery', () => {
  test('is placed at the shop’s price for a person without an account, with its entry in the log', async () => {
    const id = nextId();
    const reply = await place(byCash(id, { email: 'meera@example.com' }));
    expect(reply).toMatchObject({ status: 200, body: { order: { orderId: id, status: 'placed' } } });
    const placed = await order(id);
    expect(placed).toMatchObject({
      userId: expect.stringMatching(/^phone_[0-9a-f]{32}$/),
      email: 'meera@example.com',
      address,
      amounts: { finalTotal: 370, deliveryFee: 70 },
      phoneOrder: { placedBy: 'ada', hasNoAccount: true },
      shipment: { status: 'booked' },
      history: [{ to: 'placed', by: 'shop' }],
    });
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
    const [entry] = await shop().audit(`orders/${id}`);
    expect(entry).toMatchObject({ action: 'order.placed_by_phone', by: { uid: 'ada' } });
    expect(JSON.stringify(entry)).not.toContain('Meera');
    expect(await mails(id)).toEqual([`${id}-placed`]);
  });

  test('of the same person again has the same customer, who is listed by name', async () => {
    const [first, second] = [nextId(), nextId()];
    await place(byCash(first));
    await place(byCash(second));
    expect((await order(second)).userId).toBe((await order(first)).userId);
    await shop().reconcile();
    const found = await shop().call('/api/admin/customers?q=meera', { as: 'ada' });
    expect(found.body['rows']).toMatchObject([{ name: 'Meera Nair', phone: '9812345678', orders: 2 }]);
    const { userId } = await order(first);
    expect(await place(byCash(nextId(), { uid: userId }))).toMatchObject({ status: 200 });
  });

  test('of an account belongs to it, with its own email address', async () => {
    await shop().db.doc('customers/bob').set({ uid: 'bob', email: 'bob@example.com', since: '' });
    const id = nextId();
    const body = byCash(id, { uid: 'bob', email: 'else@example.com', address: bobsAddress });
    expect((await place(body)).status).toBe(200);
    expect(await order(id)).toMatchObject({ userId: 'bob', email: 'bob@example.com' });
    expect((await order(id)).phoneOrder).toEqual({ placedBy: 'ada' });
    const gone = await place(byCash(nextId(), { uid: 'nobody' }));
    expect(gone).toMatchObject({ status: 404, body: { code: 'unknown_customer' } });
  });

  test('pressed twice is one order', async () => {
    const id = nextId();
    const replies = await Promise.all([place(byCash(id)), place(byCash(id))]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await level('toner-1')).toMatchObject({ available: 9 });
  });

  test.each<[string, object]>([
    ['another quantity', { cartItems: [cartLine(toner, 2)], amount: 600 }],
    ['another phone', { address: { ...address, phone: '9812345679' } }],
    ['another payment method', { paymentMethod: 'Pay Online', amount: 285 }],
  ])('with %s, after its answer was lost, leads to the order that stands', async (_name, change) => {
    const id = nextId();
    await place(byCash(id));
    const before = await shop().snapshot();
    const refusal = { status: 409, body: { code: 'already_placed', orderId: id } };
    expect(await place(byCash(id, change))).toMatchObject(refusal);
    expect(await shop().snapshot()).toEqual(before);
  });

  test('under the number of an order that is over, or of another’s, is asked to take another', async () => {
    const refusal = { status: 409, body: { code: 'order_exists' } };
    const [theirs, cancelled] = [nextId(), nextId()];
    const two = { cartItems: [cartLine(toner, 2)], amount: 600 };
    await place(byCash(theirs), 'staff-support');
    expect(await place(byCash(theirs, two))).toMatchObject(refusal);
    await place(byCash(cancelled));
    await shop().admin(`orders/${cancelled}/cancel`, { reason: 'She asked for it' });
    expect(await place(byCash(cancelled, two))).toMatchObject(refusal);
  });

  test.each([
    ['another total', { amount: 360 }, 'total_changed'],
    ['an old price', { cartItems: [{ ...cartLine(toner), price: 250 }], amount: 320 }, 'price_changed'],
    ['more than there is', { cartItems: [cartLine(serum, 4)], amount: 3600 }, 'sold_out'],
    ['a product that is gone', { cartItems: [{ ...cartLine(toner), id: 'gone' }] }, 'not_sold'],
    ['a coupon that nobody knows', { couponCode: 'NOPE' }, 'coupon_refused'],
    ['a limit of the person', { cartItems: [cartLine(toner, 10)], amount: 3000 }, 'limit_reached'],
  ])('with %s is refused, and nothing is written', async (_name, change, code) => {
    if (code === 'limit_reached') await shop().db.doc('settings/purchaseLimits').set({ unitsPerSku: 5 });
    const before = await shop().snapshot();
    expect(await place(byCash(nextId(), change))).toMatchObject({ status: 409, body: { code } });
    expect(await shop().snapshot()).toEqual(before);
  });

  test('of the last units goes to one of two who order at once, a shopper and the team', async () => {
    const [mine, theirs] = [nextId(), nextId()];
    const replies = await Promise.all([
      place(byCash(mine, { cartItems: [cartLine(serum, 3)], amount: 2700 })),
      begin(theirs, [cartLine(serum, 3)]).then(
        () => ({ status: 200 }),
        () => ({ status: 409 }),
      ),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await level('serum-1')).toMatchObject({ available: 0, reserved: 3 });
  });

  test('is refused where no courier goes or none takes cash, but not while the courier is away', async () => {
    const to = (pincode: string) => ({ address: { ...address, pincode } });
    const before = await shop().snapshot();
    for (const [pincode, code] of [
      ['799999', 'not_served'],
      ['744101', 'cod_not_served'],
    ] as const) {
      expect(await place(byCash(nextId(), to(pincode)))).toMatchObject({ status: 409, body: { code } });
    }
    expect(await shop().snapshot()).toEqual(before);
    expect((await place(byLink(nextId(), to('744101')))).status).toBe(200);
    await shop().courierMode('down');
    expect((await place(byCash(nextId(), to('799999')))).status).toBe(200);
  });

  test('of a person without an account is forgotten when they ask for it, and they may order again', async () => {
    const id = nextId();
    await place(byCash(id, { email: 'meera@example.com' }));
    const { userId } = await order(id);
    await shop().reconcile();
    const erase = (uid: string, as = 'ada') => shop().admin(`customers/${uid}/erase`, {}, as);
    expect(await erase(userId)).toMatchObject({
      status: 409,
      body: { code: 'orders_under_way', orders: [id] },
    });
    expect((await erase(userId, 'staff-support')).status).toBe(403);
    expect((await erase('alice')).body['code']).toBe('has_account');
    expect((await erase('phone_nobody')).status).toBe(404);
    expect((await shop().admin(`orders/${id}/cancel`, { reason: 'She asked for it' })).status).toBe(200);
    expect(await erase(userId)).toMatchObject({ status: 200, body: { success: true } });
    const kept = JSON.stringify(await shop().snapshot());
    for (const word of ['Meera', '9812345678', 'meera@example.com', 'Lake View'])
      expect(kept).not.toContain(word);
    expect((await order(id)).phoneOrder).toBeUndefined();
    expect((await place(byCash(nextId()))).status).toBe(200);
  });
});

describe('a quote', () => {
  test('has the sums of the order, its changes, and why it would be refused; it writes nothing', async () => {
    const before = await shop().snapshot();
    const ask = async (body: object) => (await quote({ ...cart(), phone: address.phone, ...body })).body;
    expect(await ask({})).toMatchObject({ finalTotal: 370, changes: [], problem: '', couponMessage: '' });
    expect(await ask({ couponCode: 'ten' })).toMatchObject({ couponCode: 'TEN', discountAmount: 30 });
    expect(await ask({ cartItems: [cartLine(serum, 4)] })).toMatchObject({
      lines: [{ quantity: 3 }],
      changes: [{ kind: 'stock', available: 3 }],
    });
    const tooMuch = await ask({ cartItems: [cartLine(toner, 10), { ...cartLine(serum, 3), quantity: 3 }] });
    expect(tooMuch).toMatchObject({ finalTotal: 5700, problem: '' });
    expect(await shop().snapshot()).toEqual(before);
    await shop().db.doc('settings/purchaseLimits').set({ codOrderRupees: 1000 });
    expect((await ask({ cartItems: [cartLine(serum, 3)] }))['problem']).toMatch(
      /Cash on Delivery is for orders up to/,
    );
  });
});
