import type { Offer } from '@/domain/offers/offer';
import {
  aliceAddress,
  cartLine,
  codBody,
  offer,
  paymentBody,
  prepaidBody,
} from '../testing/documents/fixtures';
import { duo, payingShop, serum, toner } from '../testing/shops/payingShop';

const { shop, nextId, order } = payingShop('S');
const MINUTE = 60_000;

const OFFERS: Offer[] = [
  offer('toners', {
    scope: { kind: 'products', items: [{ kind: 'product', id: 'toner', name: 'The toner' }] },
  }),
  offer('masks', { scope: { kind: 'categories', categories: ['Mask'] } }),
  offer('hello', { scope: { kind: 'first_order' } }),
  offer('freeship', { type: 'free_delivery', discount: 0, perUserLimit: 1 }),
];

beforeEach(async () => {
  await Promise.all(OFFERS.map((one) => shop().db.doc(`offers/${one.id}`).set(one)));
});

const both = [cartLine(toner), cartLine(serum)];
const validate = async (couponCode: string, cartItems = both, as: string | null = 'alice') => {
  const body = { cartItems, couponCode, paymentMethod: 'Cash on Delivery' };
  return (await shop().validate(body, as)).body;
};
const cod = (couponCode: string, discountAmount: number, as = 'alice') => {
  const finalTotal = 1200 - discountAmount;
  const body = codBody(nextId(), both, { discountAmount, finalTotal });
  return shop().order({ ...body, coupon_code: couponCode }, as);
};
/** A second account of the person who has Alice's phone number. */
const alias = async (phone = aliceAddress.phone) => {
  await shop()
    .db.doc('users/buyer-1')
    .set({ address: [{ ...aliceAddress, phone }] });
  return 'buyer-1';
};
const refused = (message: RegExp) => ({
  status: 409,
  body: { code: 'coupon_refused', message: expect.stringMatching(message), finalTotal: 1200 },
});

test('an offer for a product reduces that product only, and the order records it', async () => {
  expect(await validate('toners')).toMatchObject({
    success: true,
    message: 'Coupon Applied: ₹30 OFF!',
    discountAmount: 30,
    finalTotal: 1170,
  });
  const reply = await cod('TONERS', 30);
  expect(reply).toMatchObject({ status: 200, body: { amounts: { discountAmount: 30, finalTotal: 1170 } } });
  const { lines } = await order(reply.body['orderId'] as string);
  expect(lines.map(({ id, isOutsideOffer = false }) => [id, isOutsideOffer])).toEqual([
    ['toner', false],
    ['serum', true],
  ]);
  expect(lines[0]).not.toHaveProperty('category');
});

test('an offer without its product says what is missing, in the quote and in the order', async () => {
  expect(await validate('toners', [cartLine(serum)])).toMatchObject({
    success: false,
    message: 'Add The toner to use this offer.',
    finalTotal: 900,
  });
  expect(await cod('MASKS', 0)).toMatchObject(refused(/^Add something from Mask to use this offer\.$/));
});

test('free delivery removes the fee, or is refused and not counted when there is none', async () => {
  expect(await validate('freeship', [cartLine(toner)])).toMatchObject({
    success: true,
    message: 'Coupon Applied: Free Delivery!',
    deliveryFee: 0,
    deliveryDiscount: 70,
    finalTotal: 300,
  });
  expect(await cod('FREESHIP', 0)).toMatchObject(refused(/^Delivery is free for this order already/));
  expect((await shop().db.doc('offerUses/freeship').get()).exists).toBe(false);
  const body = codBody(nextId(), [cartLine(toner)], { deliveryFee: 0, finalTotal: 300 });
  const reply = await shop().order({ ...body, coupon_code: 'FREESHIP' });
  expect(reply).toMatchObject({ status: 200, body: { amounts: { deliveryFee: 0, deliveryDiscount: 70 } } });
  expect((await shop().db.doc('offerUses/freeship').get()).get('usedCount')).toBe(1);
});

describe('an offer for the first order', () => {
  test('applies to the first order of an account and not to its second', async () => {
    expect(await validate('hello')).toMatchObject({ success: true, discountAmount: 120 });
    expect((await cod('HELLO', 120)).status).toBe(200);
    const again = /you have ordered from us before/;
    expect(await validate('hello')).toMatchObject({ success: false, message: expect.stringMatching(again) });
    expect(await cod('HELLO', 120)).toMatchObject(refused(again));
  });

  test('does not apply after an order placed without it', async () => {
    expect((await cod('', 0)).status).toBe(200);
    expect(await cod('HELLO', 120)).toMatchObject(refused(/you have ordered/));
  });

  test('does not apply to a second account with the same phone number', async () => {
    expect((await cod('', 0)).status).toBe(200);
    const again = await alias();
    expect(await validate('hello', both, again)).toMatchObject({ success: false });
    expect(await cod('HELLO', 120, again)).toMatchObject(refused(/this mobile number has ordered/));
  });

  test('applies to another person, and again after the order was cancelled', async () => {
    const first = await cod('HELLO', 120);
    expect((await shop().cancel(first.body['orderId'] as string)).status).toBe(200);
    expect((await cod('HELLO', 120)).status).toBe(200);
    const other = await alias('9123456780');
    const sums = { discountAmount: 120, finalTotal: 1080 };
    const body = { ...codBody(nextId(), both, sums), coupon_code: 'HELLO', consignee_phone: '9123456780' };
    expect((await shop().order(body, other)).status).toBe(200);
  });

  test('applies to one of two orders at once, from two tabs or two accounts', async () => {
    const tabs = await Promise.all([cod('HELLO', 120), cod('HELLO', 120)]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
    await shop().cancel(tabs.find(({ status }) => status === 200)?.body['orderId'] as string);
    const again = await alias();
    const accounts = await Promise.all([cod('HELLO', 120), cod('HELLO', 120, again)]);
    expect(accounts.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('still applies while its own order waits for the payment', async () => {
    const id = nextId();
    const body = paymentBody(id, both, { couponCode: 'hello', amount: 1026 });
    expect((await shop().pay(body)).status).toBe(200);
    expect(await validate('hello')).toMatchObject({ success: true });
    expect((await shop().pay(body)).body).toMatchObject({ orderId: id });
    const again = await alias();
    expect(await cod('HELLO', 120, again)).toMatchObject(refused(/this mobile number has ordered/));
  });

  test('refunds a late payment when another order was placed first', async () => {
    const id = nextId();
    const begun = await shop().pay(paymentBody(id, both, { couponCode: 'hello', amount: 1026 }));
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    expect((await order(id)).status).toBe('expired');
    expect((await cod('', 0)).status).toBe(200);
    const paid = await shop().razorpay.pay(begun.body['id'] as string);
    expect(await shop().verify(paid)).toMatchObject({ status: 409, body: { code: 'refund_due' } });
  });

  /** A payment of this cart with the coupon, begun and not paid: Razorpay's order id. */
  const begin = async (cart: typeof both, amount: number) => {
    const reply = await shop().pay(paymentBody(nextId(), cart, { couponCode: 'hello', amount }));
    expect(reply).toMatchObject({ status: 200, body: { amount: amount * 100 } });
    return reply.body['id'] as string;
  };
  const payNow = async (razorpayId: string) => shop().verify(await shop().razorpay.pay(razorpayId));

  test('applies to one of two open payments that are both paid', async () => {
    const first = await begin(both, 1026);
    const second = await begin([...both, cartLine(duo)], 2052);
    expect(await payNow(first)).toMatchObject({ status: 409, body: { code: 'refund_due' } });
    expect(await payNow(second)).toMatchObject({ status: 200 });
  });

  test('still applies to a cash order after its open payment was given up', async () => {
    await begin(both, 1026);
    expect((await cod('HELLO', 120)).status).toBe(200);
  });

  test('says in a phone order why it waits and how long, and applies once the payment has ended', async () => {
    await shop().db.doc('customers/alice').set({ uid: 'alice', email: 'alice@example.com', since: '' });
    const paid = paymentBody(nextId(), both, { couponCode: 'hello', amount: 1026 });
    expect((await shop().pay(paid)).status).toBe(200);
    const body = { uid: 'alice', cartItems: both, couponCode: 'hello', paymentMethod: 'Cash on Delivery' };
    const quote = async () =>
      (await shop().admin('phone-orders/quote', { ...body, phone: aliceAddress.phone }, 'ada')).body;
    const why = expect.stringMatching(
      /an unpaid order with a coupon is still open\. Please try again in 20 min/,
    );
    expect(await quote()).toMatchObject({ success: true, couponMessage: why, discountAmount: 0 });
    shop().advance(21 * MINUTE);
    await shop().reconcile();
    expect(await quote()).toMatchObject({ success: true, discountAmount: 120 });
    expect((await shop().pay(paid)).status).toBe(200);
    expect(await quote()).toMatchObject({ couponMessage: why, discountAmount: 0 });
    shop().advance(15 * MINUTE);
    expect((await shop().pay(paid)).status).toBe(200);
    expect(await quote()).toMatchObject({ couponMessage: why });
  });

  test('does not apply to a payment without an order while another payment with it is open', async () => {
    const open = await begin(both, 1026);
    const bare = await shop().pay({ amount: 1026 });
    expect(await payNow(bare.body['id'] as string)).toMatchObject({ status: 200 });
    const sums = { discount_amount: 120, invoice_value: 1026, final_total: 1026, coupon_code: 'HELLO' };
    expect(await shop().order({ ...prepaidBody(nextId(), both), ...sums })).toMatchObject({
      status: 409,
      body: {
        code: 'coupon_refused',
        message: expect.stringMatching(/still open\. Please try again in 20 min/),
      },
    });
    expect(await payNow(open)).toMatchObject({ status: 200 });
  });
});

test('an offer stored without a scope applies to all products', async () => {
  const { scope: _none, ...old } = offer('ten', {});
  await shop().db.doc('offers/ten').set(old);
  expect(await validate('ten')).toMatchObject({ success: true, discountAmount: 120 });
});
