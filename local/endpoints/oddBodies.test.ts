import { draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { cartLine, codBody, paymentBody, picture, prepaidBody } from './testing/documents/fixtures';
import { payingShop, toner } from './testing/shops/payingShop';

const { shop, nextId, order, madeFor, unchanged } = payingShop('B');
const PLACE = '/api/nimbus/create-shipment';
const SAVE = '/api/admin/products/toner';
const PAY = '/api/payment/create-order';

/** 10,000 objects, each within the other: 60 KB, which is no more than a body may be. */
const DEEP = '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000);
/** Stands for DEEP until a body is text: `JSON.stringify` itself gives up at such a depth. */
const HERE = 'the depth';
const deeply = (body: object) => JSON.stringify(body).replace(JSON.stringify(HERE), () => DEEP);

const draft = draftOfProduct({ ...toner, images: [picture] });
const save = { version: toner.updatedAt, draft, seen: { 'toner-1': 10 } };
const message = { name: 'Aditi Rao', email: 'aditi@example.in', phone: '', message: 'When is it back?' };
const validBody = { cartItems: [cartLine(toner)], couponCode: '', paymentMethod: 'Pay Online' };

/** A path, who calls it, a valid body (with an unknown order id), and a field of it. */
const calls: [string, string, () => object, string][] = [
  ['/api/payment/validate-offer', 'alice', () => validBody, 'cartItems'],
  [PAY, 'alice', () => paymentBody(nextId(), [cartLine(toner)]), 'address'],
  [PLACE, 'alice', () => codBody(nextId(), [cartLine(toner)]), 'products'],
  ['/api/messages', 'alice', () => message, 'message'],
  [SAVE, 'ada', () => save, 'draft'],
];

describe('a body nested 10,000 levels deep', () => {
  const crashed = () => shop().events.filter(({ event }) => event === 'request.crashed');

  test.each(calls)(
    '%s by %s: an unknown field with the nesting is ignored and not stored',
    async (...all) => {
      const [path, as, valid] = all;
      const reply = await shop().call(path, { as, raw: deeply({ ...valid(), x: HERE }) });
      expect(reply).toMatchObject({ status: 200 });
      expect(JSON.stringify(shop().everything())).not.toContain('{"a":');
      expect(crashed()).toEqual([]);
    },
  );

  test.each(calls)('%s by %s: a known field with the nesting is refused', (...all) =>
    unchanged(async () => {
      const [path, as, valid, field] = all;
      const reply = await shop().call(path, { as, raw: deeply({ ...valid(), [field]: HERE }) });
      expect(reply).toMatchObject({ status: 400, body: { success: false, code: 'bad_request' } });
      expect(reply.body['field']).toEqual(expect.stringMatching(`^${field}`));
      expect(crashed()).toEqual([]);
    }),
  );

  test('is ignored in an unknown field of a draft', async () => {
    const raw = deeply({ ...save, draft: { ...draft, name: 'Anew', x: HERE } });
    expect((await shop().call(SAVE, { as: 'ada', raw })).status).toBe(200);
    expect(shop().everything()['products/toner']).toMatchObject({ name: 'Anew' });
    expect(shop().everything()['products/toner']).not.toHaveProperty('x');
    expect(crashed()).toEqual([]);
  });

  test.each(['description', 'images', 'variants', 'tags'])('is refused in the %s of a draft', (field) =>
    unchanged(async () => {
      const raw = deeply({ ...save, draft: { ...draft, [field]: HERE } });
      const reply = await shop().call(SAVE, { as: 'ada', raw });
      expect([400, 422]).toContain(reply.status);
      expect(reply.body['field']).toEqual(expect.stringMatching(`^(draft\\.)?${field}`));
      expect(crashed()).toEqual([]);
    }),
  );
});

describe('a body with a duplicate key', () => {
  const items = [cartLine(toner)];
  /** The body as text, with the valid `key` and another value for it, in this order or the other. */
  function twice(body: object, key: string, other: unknown, last: 'valid' | 'forged'): string {
    const text = JSON.stringify(body);
    const pair = new RegExp(`"${key}":[^,}\\]]+`).exec(text)?.[0] ?? '';
    const forged = `"${key}":${JSON.stringify(other)}`;
    expect(pair).not.toBe('');
    return text.replace(pair, last === 'forged' ? `${pair},${forged}` : `${forged},${pair}`);
  }
  const forgeries: [string, string, unknown][] = [
    [PAY, 'amount', 1],
    [PAY, 'price', 1],
    [PAY, 'quantity', 5],
    [PLACE, 'final_total', 1],
    [PLACE, 'collectable_amount', 1],
    [PLACE, 'invoiceValue', 1],
    [PLACE, 'quantity', 5],
  ];
  const bodyOf = (path: string, id: string) => (path === PAY ? paymentBody(id, items) : codBody(id, items));

  test.each(forgeries)('%s: a second %s (%p) after the valid one buys nothing', (path, key, other) =>
    unchanged(async () => {
      const raw = twice(bodyOf(path, nextId()), key, other, 'forged');
      const reply = await shop().call(path, { as: 'alice', raw });
      expect([400, 409]).toContain(reply.status);
      expect(reply.body).toMatchObject({ success: false });
    }),
  );

  test.each(forgeries)('%s: a forged %s (%p) before the valid one is ignored', async (path, key, other) => {
    const id = nextId();
    const reply = await shop().call(path, {
      as: 'alice',
      raw: twice(bodyOf(path, id), key, other, 'valid'),
    });
    expect(reply.status).toBe(200);
    expect((await order(id)).amounts.finalTotal).toBe(path === PAY ? 285 : 370);
    expect(await madeFor(id)).toMatchObject(path === PAY ? [{ amount: 28_500 }] : []);
  });

  test('with two amounts charges the last one, which does not pay for a cart of the first', async () => {
    const { body } = await shop().call(PAY, { as: 'alice', raw: '{"amount":285,"amount":1}' });
    expect(body).toMatchObject({ amount: 100 });
    const paid = await shop().razorpay.pay(body['id'] as string);
    expect((await shop().verify(paid)).status).toBe(200);
    await unchanged(async () => {
      const reply = await shop().order(prepaidBody(nextId(), items));
      expect(reply).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    });
  });
});
