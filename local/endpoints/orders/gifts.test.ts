import { cancellingShop, isCancelled } from '../testing/shops/cancellingShop';
import { cartLine, codBody, paymentBody } from '../testing/documents/fixtures';
import { toner } from '../testing/shops/payingShop';
import { STRANGERS } from '../testing/people/strangers';

const { shop, nextId, order, liveParcels } = cancellingShop('GI');
const NOTE = 'Happy birthday, Amma.\nLove, Meera';

const offerWrap = (wrapPaise: number | null) => shop().db.doc('settings/cart').set({ wrapPaise });
const gift = { note: NOTE, wrap: 30 };

/** The body of a cash order for one toner, ₹300 and ₹70 for delivery, with the wrap in its sums. */
function cashBody(id: string, sent: { note: string; wrap?: number }) {
  const body = codBody(id, [cartLine(toner)]);
  const total = body.final_total + (sent.wrap ?? 0);
  return { ...body, final_total: total, collectable_amount: total, invoice_value: total, gift: sent };
}

beforeEach(async () => {
  await shop().seed({ products: [toner], team: { 'staff-packer': 'packer' } });
  await offerWrap(3000);
});

describe('what the shop offers', () => {
  const settings = (body?: object, as = 'ada') => shop().call('/api/admin/cart-settings', { as, body });

  test('is the team’s choice, with an entry in the log, and anybody may read it', async () => {
    expect((await shop().call('/api/cart/extras', {})).body).toEqual({
      success: true,
      giftWrap: 30,
      sample: null,
    });
    for (const wrapPaise of [4900, 0, null]) {
      expect(await settings({ changes: { wrapPaise } })).toMatchObject({
        status: 200,
        body: { settings: { wrapPaise } },
      });
    }
    expect((await shop().call('/api/cart/extras', {})).body).toMatchObject({ giftWrap: null });
    expect(await shop().auditOf('cart.changed')).toHaveLength(3);
  });

  test.each([-1, 0.5, 100_001, '30', Number.MAX_SAFE_INTEGER])(
    'is no price of %p paise',
    async (wrapPaise) => {
      expect(await settings({ changes: { wrapPaise } })).toMatchObject({ status: 400 });
      expect(await settings()).toMatchObject({ body: { settings: { wrapPaise: 3000 } } });
    },
  );

  test('is not changed by others', async () => {
    for (const [status, as] of [...STRANGERS, [403, 'staff-packer'] as const])
      expect([as, (await settings({ changes: { wrapPaise: 0 } }, as as string)).status]).toEqual([
        as,
        status,
      ]);
  });
});

describe('a present in cash', () => {
  test('keeps its note and the wrap’s price through order, parcel, edit and cancel', async () => {
    const id = nextId();
    const body = cashBody(id, gift);
    const reply = await shop().order(body);
    expect(reply).toMatchObject({ status: 200, body: { amounts: { giftWrap: 30, finalTotal: 400 } } });
    expect(await shop().order(body)).toMatchObject({ status: 200, body: { orderId: id } });
    expect(await order(id)).toMatchObject({
      gift: { note: NOTE },
      amounts: { giftWrap: 30, deliveryFee: 70 },
    });
    expect(await liveParcels(id)).toMatchObject([{ payment_type: 'cod' }]);
    const other = await shop().order(cashBody(id, { ...gift, note: 'Other words' }));
    expect(other).toMatchObject({ status: 409, body: { code: 'order_exists' } });
    const { isDefault: _, createdAt: __, ...address } = (await order(id)).address;
    const edit = { kept: [{ line: 0, quantity: 2 }], added: [], address, seen: 0 };
    const preview = await shop().admin(`orders/${id}/edit/preview`, edit);
    expect(preview).toMatchObject({ status: 200, body: { giftWrap: 30, finalTotal: 630 } });
    const prepay = await shop().call(`/api/payment/orders/${id}/prepay`, { as: 'alice', body: {} });
    expect(prepay).toMatchObject({ status: 200 });
    const cancelled = await shop().call(`/api/orders/${id}/cancel`, { as: 'alice', body: { reason: '' } });
    expect(isCancelled(cancelled)).toBe(true);
  });

  test('is free where the wrap is, and needs no wrap', async () => {
    await offerWrap(0);
    const free = nextId();
    expect(await shop().order(cashBody(free, { note: '', wrap: 0 }))).toMatchObject({ status: 200 });
    expect(await order(free)).toMatchObject({
      gift: { note: '' },
      amounts: { giftWrap: 0, finalTotal: 370 },
    });
    const plain = nextId();
    expect(await shop().order(cashBody(plain, { note: NOTE }))).toMatchObject({ status: 200 });
    expect((await order(plain))?.amounts).not.toHaveProperty('giftWrap');
  });

  test.each<[string, number, number | null, number | null]>([
    ['another price', 10, 3000, 30],
    ['no price at all', 0, 3000, 30],
    ['a wrap that is off', 30, null, null],
    ['a free wrap that is off', 0, null, null],
  ])('that asks for %s is refused, and nothing is placed', async (_, wrap, offered, told) => {
    await offerWrap(offered);
    const id = nextId();
    const refusal = { status: 409, body: { code: 'gift_wrap_changed', giftWrap: told } };
    expect(await shop().order(cashBody(id, { note: NOTE, wrap }))).toMatchObject(refusal);
    const online = { ...paymentBody(id, [cartLine(toner)]), gift: { note: NOTE, wrap } };
    expect(await shop().call('/api/payment/create-order', { as: 'alice', body: online })).toMatchObject(
      refusal,
    );
    expect(await shop().db.doc(`orders/${id}`).get()).toMatchObject({ exists: false });
  });

  test('that leaves the wrap out of its total is refused', async () => {
    const body = { ...codBody(nextId(), [cartLine(toner)]), gift };
    expect(await shop().order(body)).toMatchObject({ status: 409, body: { code: 'total_changed' } });
  });

  test.each([
    ['markup', 'Hello <b>you</b>'],
    ['a control character', 'Hello \u0007'],
    ['too many letters', 'x'.repeat(201)],
  ])('with %s in its note is refused in words', async (_, note) => {
    const refusal = { status: 400, body: { code: 'bad_request', field: 'gift.note', message: /note/ } };
    const reply = await shop().order(cashBody(nextId(), { note, wrap: 30 }));
    expect(reply).toMatchObject({
      ...refusal,
      body: { ...refusal.body, message: expect.stringMatching('note') },
    });
    expect(await shop().order(cashBody(nextId(), { note: 'x'.repeat(200), wrap: 30 }))).toMatchObject({
      status: 200,
    });
  });
});

test('a present that is paid online costs its wrap, and another note is another payment', async () => {
  const id = nextId();
  const body = paymentBody(id, [cartLine(toner)]);
  const pay = (sent: object) =>
    shop().call('/api/payment/create-order', {
      as: 'alice',
      body: { ...body, amount: body.amount + 30, ...sent },
    });
  expect(await pay({ gift })).toMatchObject({
    status: 200,
    body: { orderId: id, amount: (body.amount + 30) * 100 },
  });
  expect(await pay({ gift, orderId: nextId() })).toMatchObject({ status: 200, body: { orderId: id } });
  expect(await pay({ gift: { ...gift, note: 'Another' } })).toMatchObject({
    status: 409,
    body: { code: 'order_exists' },
  });
});

test('the price of a cart says what the wrap adds, and refuses another price', async () => {
  const quote = (giftWrap?: number) =>
    shop().call('/api/payment/validate-offer', {
      body: { cartItems: [cartLine(toner)], couponCode: '', paymentMethod: 'Pay Online', giftWrap },
    });
  const plain = (await quote()).body['finalTotal'] as number;
  expect(await quote(30)).toMatchObject({ status: 200, body: { giftWrap: 30, finalTotal: plain + 30 } });
  expect(await quote(29)).toMatchObject({ status: 409, body: { code: 'gift_wrap_changed', giftWrap: 30 } });
});
