import { type Offer } from '@/domain/offers/offer';
import {
  bobsAddress,
  cartLine,
  codBody,
  offer,
  paymentBody,
  prepaidBody,
  product,
} from '../testing/documents/fixtures';
import { payingShop, serum, toner } from '../testing/shops/payingShop';
import { send, webhooksOf } from '../testing/sandboxes/webhooks';

const { shop, nextId, begin, order, madeFor, unchanged } = payingShop('A');
const grand = product('grand', { cost: 1000, units: 10 });
const PAST = '2020-01-01T00:00:00.000Z';
const FUTURE = '2099-01-01T00:00:00.000Z';

const offers: [string, Partial<Offer>][] = [
  ['off', { enabled: false }],
  ['over', { endsAt: PAST }],
  ['early', { startsAt: FUTURE }],
  ['gone', { usageLimit: 1 }],
  ['alices', { perUserLimit: 1 }],
  ['dear', { minSubtotal: 50_000 }],
];

beforeEach(async () => {
  await shop().seed({
    products: [toner, serum, grand],
    offers: offers.map(([id, change]) => offer(id, change)),
  });
});

describe('a forged amount', () => {
  const amounts = [0, -1, 0.001, 0.99, 1e21, 1e308, '100', '', null, true, [100], { amount: 100 }, undefined];

  test.each(amounts)('%p is refused, for a payment without a cart and for a cart', (amount) =>
    unchanged(async () => {
      const refused = { status: 400, body: { success: false, code: 'bad_request', field: 'amount' } };
      expect(await shop().pay({ amount })).toMatchObject(refused);
      expect(await shop().pay({ ...paymentBody(nextId(), [cartLine(toner)]), amount })).toMatchObject(
        refused,
      );
    }),
  );

  test('of ₹1 for a cart of ₹1,000 is refused', () =>
    unchanged(async () => {
      const reply = await shop().pay(paymentBody(nextId(), [cartLine(grand)], { amount: 1 }));
      expect(reply).toMatchObject({ status: 409, body: { code: 'total_changed', finalTotal: 950 } });
    }));

  test('paid without a cart does not pay for a larger cart', async () => {
    const { body } = await shop().pay({ amount: 1 });
    const result = await shop().razorpay.pay(body['id'] as string);
    expect((await shop().verify(result)).status).toBe(200);
    await unchanged(async () => {
      for (const final_total of [950, 1]) {
        const cheap = {
          ...prepaidBody(nextId(), [cartLine(grand)]),
          final_total,
          invoice_value: final_total,
        };
        expect([402, 409]).toContain((await shop().order(cheap)).status);
      }
    });
  });

  test('is not reported for the cart’s real total', async () => {
    const id = nextId();
    const reply = await shop().pay(paymentBody(id, [cartLine(grand)]));
    expect(reply).toMatchObject({ status: 200, body: { amount: 95_000, currency: 'INR', orderId: id } });
    expect(await madeFor(id)).toMatchObject([{ amount: 95_000 }]);
  });
});

describe('a coupon that the shopper may not use', () => {
  beforeEach(async () => {
    for (const coupon_code of ['GONE', 'ALICES']) {
      const body = codBody(nextId(), [cartLine(serum)], { discountAmount: 90, finalTotal: 810 });
      expect((await shop().order({ ...body, coupon_code })).status).toBe(200);
    }
  });

  test.each(offers.map(([id]) => [id.toUpperCase()]))('%s gives no discount in any call', (couponCode) =>
    unchanged(async () => {
      const items = [cartLine(grand)];
      const priced = await shop().validate(
        { cartItems: items, couponCode, paymentMethod: 'Pay Online' },
        'alice',
      );
      expect(priced.body).toMatchObject({ success: false, discountAmount: 0, finalTotal: 950 });
      const paid = await shop().pay(paymentBody(nextId(), items, { couponCode, amount: 855 }));
      expect(paid).toMatchObject({ status: 409, body: { code: 'coupon_refused' } });
      const sums = { discountAmount: 100, finalTotal: 900 };
      const sent = await shop().order({ ...codBody(nextId(), items, sums), coupon_code: couponCode });
      expect(sent).toMatchObject({ status: 409, body: { success: false } });
    }),
  );

  test('is distinguished from a valid coupon of another person', async () => {
    const body = { cartItems: [cartLine(grand)], couponCode: 'ALICES', paymentMethod: 'Pay Online' };
    // Uses count per phone number too, and the fixtures give both the same one.
    await shop()
      .db.doc('users/bob')
      .set({ address: [{ ...bobsAddress, phone: '9123456780' }] });
    expect((await shop().validate(body, 'bob')).body).toMatchObject({ success: true, discountAmount: 100 });
  });
});

describe('a payment that differs from its order', () => {
  test.each<[string, object]>([
    ['another amount', { amount: 100_000 }],
    ['another currency', { currency: 'USD' }],
  ])('in %s buys nothing, although Razorpay signed it', async (_name, request) => {
    const id = nextId();
    const razorpayId = await begin(id, [cartLine(grand)]);
    const result = await shop().razorpay.pay(razorpayId);
    await shop().db.doc(`payments/${razorpayId}`).update(request);
    expect((await shop().verify(result)).status).toBe(409);
    expect((await order(id)).status).toBe('pending_payment');
    await shop().seed({});
  });

  test('buys no second order after it was used', async () => {
    const id = nextId();
    const used = await shop().razorpay.pay(await begin(id, [cartLine(toner)]));
    expect((await shop().verify(used)).status).toBe(200);
    const second = await begin(nextId(), [cartLine(serum)]);
    await unchanged(async () => {
      const reply = await shop().verify({ ...used, razorpay_order_id: second });
      expect(reply).toMatchObject({ status: 400, body: { code: 'bad_signature' } });
      // Said again as it was, it is the first order and nothing more.
      expect((await shop().verify(used)).body).toMatchObject({ success: true, orderId: id });
    });
  });

  test('buys nothing while it is authorized and cannot be captured', async () => {
    const id = nextId();
    const result = await shop().razorpay.pay(await begin(id, [cartLine(toner)]), 'authorized');
    await shop().razorpay.mode('down');
    expect(await shop().verify(result)).toMatchObject({ status: 502, body: { code: 'payment_pending' } });
    expect((await order(id)).status).toBe('pending_payment');
    expect((await shop().order(prepaidBody(id, [cartLine(toner)]))).status).not.toBe(200);
    await shop().razorpay.mode('ok');
    expect((await shop().verify(result)).status).toBe(200);
    expect((await order(id)).status).toBe('placed');
  });

  test('is not accepted from a reformatted webhook body, and once from the original body', async () => {
    const id = nextId();
    const { razorpay_payment_id } = await shop().razorpay.pay(await begin(id, [cartLine(toner)]));
    const [, captured] = await webhooksOf(shop(), razorpay_payment_id);
    if (!captured) throw new Error('There is no webhook');
    const { body, headers } = captured;
    await unchanged(async () => {
      for (const other of [
        JSON.stringify(JSON.parse(body), null, 1),
        ` ${body}`,
        `${body}\n`,
        body.toUpperCase(),
      ]) {
        expect((await send(shop(), { body: other, headers })).status).toBe(401);
      }
    });
    expect((await send(shop(), captured)).body).toEqual({ success: true });
    await unchanged(async () => {
      expect((await send(shop(), captured)).body).toEqual({ success: true, known: true });
    });
    expect((await order(id)).status).toBe('placed');
  });
});

describe('a control character in a single-line field', () => {
  const BREAKS = ['Alice\r\nBcc: all@example.com', 'Alice\nX', 'Alice\u0000', 'Alice\u007f'];
  const fields = ['consignee_name', 'consignee_address', 'consignee_city', 'company_name', 'customer_email'];

  test.each(fields)('is refused in %s', (field) =>
    unchanged(async () => {
      for (const text of BREAKS) {
        const reply = await shop().order({ ...codBody(nextId(), [cartLine(toner)]), [field]: text });
        expect([400, 404]).toContain(reply.status);
        expect(JSON.stringify(Object.fromEntries(reply.headers))).not.toContain('Bcc');
      }
    }),
  );

  test('is refused in the address of a payment', () =>
    unchanged(async () => {
      const body = paymentBody(nextId(), [cartLine(toner)]);
      for (const name of BREAKS) {
        expect((await shop().pay({ ...body, address: { ...body.address, name } })).status).toBe(400);
      }
    }));
});

test('the price of an order that expired long ago is not kept for a late payment', async () => {
  const id = nextId();
  const razorpayId = await begin(id, [cartLine(grand)]);
  shop().advance(21 * 60_000);
  await shop().reconcile();
  shop().advance(8 * 24 * 60 * 60_000);
  const reply = await shop().verify(await shop().razorpay.pay(razorpayId));
  expect(reply).toMatchObject({ status: 409, body: { code: 'refund_due', orderId: id } });
  expect(reply.body['message']).toMatch(
    /more than 7 days after this order had expired.*₹950 will be refunded/,
  );
  await shop().reconcile();
  expect(await order(id)).toMatchObject({ status: 'refunded', payment: { refund: { status: 'done' } } });
});
