import { type AuditEntry } from '@/domain/general/audit';
import { bobsAddress, cartLine } from './testing/fixtures';
import { payingShop, serum, toner } from './testing/payingShop';
import { STRANGERS } from './testing/strangers';
import { send, webhook } from './testing/webhooks';

const { shop, nextId, order, record, level, begin } = payingShop('P');
const MINUTE = 60_000;

const address = {
  name: 'Meera Nair',
  phone: '9812345678',
  addressLine1: '7 Lake View',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
};
const cart = (units = 1, more: object = {}) => ({
  uid: '',
  cartItems: [cartLine(toner, units)],
  couponCode: '',
  paymentMethod: 'Cash on Delivery',
  ...more,
});
const byCash = (orderId: string, more: object = {}) => ({
  orderId,
  amount: 370,
  email: '',
  address,
  ...cart(),
  ...more,
});
/** One toner, paid online: 300 less 5 %. */
const byLink = (orderId: string, more: object = {}) =>
  byCash(orderId, { paymentMethod: 'Pay Online', amount: 285, ...more });

const place = (body: unknown, as: string | null = 'ada') => shop().admin('phone-orders', body, as);
const quote = (body: unknown, as: string | null = 'ada') => shop().admin('phone-orders/quote', body, as);
const cancelLink = (id: string, as: string | null = 'ada') =>
  shop().admin(`orders/${id}/cancel-link`, {}, as);
const linkOf = async (id: string) => {
  const found = await shop().razorpay.link(id);
  if (!found) throw new Error(`There is no link for ${id}`);
  return found;
};
/** An order that waits for its link, and the link. */
async function waiting(more: object = {}) {
  const id = nextId();
  expect(await place(byLink(id, more))).toMatchObject({ status: 200 });
  return { id, link: await linkOf(id) };
}
/** Razorpay's news that a link is paid, or over. */
async function news(id: string, event: 'payment_link.paid' | 'payment_link.cancelled') {
  const link = await linkOf(id);
  const paid = (await shop().razorpay.payments()).find(({ order_id }) => order_id === link.order_id);
  return send(shop(), webhook(event, { payment_link: link, ...(paid ? { payment: paid } : {}) }));
}
const refundsOf = async (linkId: string) => Object.values((await record(linkId)).refunds);
const mails = async (id: string) =>
  (await shop().db.collection('mail').where('orderId', '==', id).get()).docs.map((doc) => doc.id);

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
  ['an e-mail that is two', { email: 'a@example.com,b@example.com' }],
  ['no items', { cartItems: [] }],
  ['half a unit', { cartItems: [{ ...cartLine(toner), quantity: 0.5 }] }],
  ['another payment method', { paymentMethod: 'Store credit' }],
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
    const { docs } = await shop().db.collection('auditLog').where('target', '==', `orders/${id}`).get();
    const [entry] = docs.map((doc) => doc.data() as AuditEntry);
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

  test('of an account belongs to it, with its own e-mail address', async () => {
    await shop().db.doc('customers/bob').set({ uid: 'bob', email: 'bob@example.com', since: '' });
    const id = nextId();
    const body = byCash(id, { uid: 'bob', email: 'else@example.com', address: bobsAddress });
    expect((await place(body)).status).toBe(200);
    expect(await order(id)).toMatchObject({ userId: 'bob', email: 'bob@example.com' });
    expect((await order(id)).phoneOrder).toEqual({ placedBy: 'ada' });
    const gone = await place(byCash(nextId(), { uid: 'nobody' }));
    expect(gone).toMatchObject({ status: 404, body: { code: 'unknown_customer' } });
  });

  test('pressed twice is one order; the same number with another cart is refused', async () => {
    const id = nextId();
    const replies = await Promise.all([place(byCash(id)), place(byCash(id))]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await level('toner-1')).toMatchObject({ available: 9 });
    const other = byCash(id, { cartItems: [cartLine(toner, 2)], amount: 600 });
    expect(await place(other)).toMatchObject({ status: 409, body: { code: 'order_exists' } });
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

describe('a payment link', () => {
  test('holds the stock for a day, is mailed, and is one link however often it is asked for', async () => {
    const { id, link } = await waiting({ email: 'meera@example.com' });
    expect(link).toMatchObject({ amount: 28_500, status: 'created', reference_id: id });
    const pending = await order(id);
    expect(pending).toMatchObject({
      status: 'pending_payment',
      payment: { razorpayOrderId: link.id },
      phoneOrder: { link: { url: link.short_url } },
    });
    expect(await level('toner-1')).toMatchObject({ available: 9, reserved: 1 });
    expect(await mails(id)).toEqual([`${id}-payment_link`]);
    const again = await place(byLink(id, { email: 'meera@example.com' }));
    expect(again).toMatchObject({ status: 200, body: { order: { phoneOrder: { link: {} } } } });
    expect((await linkOf(id)).id).toBe(link.id);
    shop().advance(23 * 60 * MINUTE);
    await shop().reconcile();
    expect((await order(id)).status).toBe('pending_payment');
  });

  test('that is paid places the order and books its parcel, once, however often it is reported', async () => {
    const { id, link } = await waiting();
    await shop().razorpay.payLink(link.id);
    for (let times = 0; times < 2; times += 1) {
      expect((await news(id, 'payment_link.paid')).status).toBe(200);
    }
    expect(await order(id)).toMatchObject({ status: 'placed', payment: { status: 'captured' } });
    expect(await record(link.id)).toMatchObject({ linkOrderId: expect.stringMatching(/^order_/) });
    await shop().reconcile();
    expect((await order(id)).shipment.status).toBe('booked');
    expect(await refundsOf(link.id)).toEqual([]);
    expect((await shop().call('/api/admin/mismatches', { as: 'ada' })).body['mismatches']).toEqual([]);
  });

  test('that is paid twice keeps the first payment and gives the second back', async () => {
    const { id, link } = await waiting();
    await shop().razorpay.payLink(link.id);
    await news(id, 'payment_link.paid');
    await shop().razorpay.payLink(link.id, { again: true });
    const [second] = await shop().razorpay.payments();
    if (!second) throw new Error('There is no second payment');
    // This event names Razorpay's own order, not the link.
    await send(shop(), webhook('payment.captured', { payment: second }));
    await shop().reconcile();
    expect((await order(id)).status).toBe('placed');
    expect(await refundsOf(link.id)).toMatchObject([
      { status: 'done', amount: 28_500, reason: 'paid_twice' },
    ]);
  });

  test('that is paid with another amount gives that back, and the order goes on waiting', async () => {
    const { id, link } = await waiting();
    await shop().razorpay.payLink(link.id, { amount: 100 });
    await news(id, 'payment_link.paid');
    await shop().reconcile();
    expect((await order(id)).status).toBe('pending_payment');
    expect(await refundsOf(link.id)).toMatchObject([{ status: 'done', amount: 100, reason: 'wrong_amount' }]);
  });

  test('whose webhook is lost is found by the reconciler within ten minutes', async () => {
    const { id, link } = await waiting();
    await shop().razorpay.payLink(link.id);
    shop().advance(11 * MINUTE);
    expect(await shop().reconcile()).toMatchObject({ settled: 1 });
    expect((await order(id)).status).toBe('placed');
  });

  test('with a forged or altered webhook changes nothing', async () => {
    const { id, link } = await waiting();
    const before = await shop().snapshot();
    const paid = { ...link, status: 'paid' as const };
    const forged = webhook('payment_link.paid', { payment_link: paid }, 'guessed');
    expect((await send(shop(), forged)).status).toBe(401);
    expect((await cancelLink('GLM404')).status).toBe(404);
    expect(await shop().snapshot()).toEqual(before);
    expect((await order(id)).status).toBe('pending_payment');
  });

  test('that expires unpaid frees units and coupon', async () => {
    const { id } = await waiting({ couponCode: 'once', amount: 256.5 });
    shop().advance(24 * 60 * MINUTE + MINUTE);
    await Promise.all([shop().reconcile(), shop().reconcile()]);
    expect((await order(id)).status).toBe('expired');
    expect(await level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
    expect((await shop().db.doc('offerUses/once').get()).get('usedCount')).toBe(0);
    // The expired order is not begun again under its old link.
    expect((await place(byLink(id, { couponCode: 'once', amount: 256.5 }))).status).toBe(409);
  });

  test('can be cancelled by the team, and by hand at Razorpay', async () => {
    const { id, link } = await waiting();
    expect(await cancelLink(id)).toMatchObject({ status: 200, body: { order: { status: 'expired' } } });
    expect((await linkOf(id)).status).toBe('cancelled');
    expect(await level('toner-1')).toMatchObject({ available: 10 });
    expect((await cancelLink(id)).status).toBe(409);
    await shop().razorpay.payLink(link.id);
    expect((await order(id)).status).toBe('expired');
    const other = await waiting();
    await news(other.id, 'payment_link.cancelled');
    expect((await order(other.id)).status).toBe('expired');
  });

  test('that is paid while the team cancels it is placed', async () => {
    const { id, link } = await waiting();
    await shop().razorpay.payLink(link.id);
    expect(await cancelLink(id)).toMatchObject({ status: 200, body: { order: { status: 'placed' } } });
  });

  test('is not made while Razorpay is away: nothing is held, and a lost answer is found again', async () => {
    const id = nextId();
    await shop().razorpay.mode('down');
    expect(await place(byLink(id))).toMatchObject({ status: 502, body: { code: 'payment_unavailable' } });
    expect(await level('toner-1')).toMatchObject({ available: 10 });
    await shop().razorpay.mode('accept-then-drop', { times: 1 });
    expect((await place(byLink(id))).status).toBe(200);
    expect((await order(id)).payment.razorpayOrderId).toBe((await linkOf(id)).id);
  });

  test('stands beside the customer’s own unpaid order, and neither closes the other', async () => {
    await shop().db.doc('customers/alice').set({ uid: 'alice', email: 'alice@example.com', since: '' });
    const own = nextId();
    await begin(own);
    const { id } = await waiting({ uid: 'alice' });
    expect((await order(own)).status).toBe('pending_payment');
    await begin(own);
    expect((await order(id)).status).toBe('pending_payment');
  });
});
