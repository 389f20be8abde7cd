import { expect, test } from '@playwright/test';
import { leaksInAnswer } from '../../../local/test/secrets/leaks';
import { readyShopper } from '../../support/people/buyer';
import { SECRETS } from '../../support/running/logs';
import { readDocument, readStack } from '../../support/shop/stack';

/** The shop's API through hosting, called like an attacker with curl. */
const stack = readStack();
const line = {
  id: 'amla-c-glow-serum',
  name: '',
  title: '',
  price: 649,
  quantity: 1,
  mainImage: '',
  variant: '30 ml',
  sku: '',
};
const serum = { ...line, name: 'Amla C Glow Serum', sku: 'GLM-SER-AMC-30ML', kind: 'product' as const };
// No other spec buys it, so its stock does not change.
const lotion = {
  ...serum,
  id: 'vetiver-calm-lotion',
  name: 'Vetiver Calm Lotion',
  price: 379,
  variant: '',
  sku: 'GLM-BOD-VET-250ML',
};
const offerBody = { cartItems: [line], couponCode: '', paymentMethod: 'Cash on Delivery' };

async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${stack.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': stack.apiKey, ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    id: answer.headers.get('x-request-id'),
    body: (await answer.json()) as Record<string, unknown>,
  };
}

// No screen in them: once is enough.
test.describe('API calls @desktop', () => {
  test('validate-offer prices a cart and says why a coupon does not apply', async () => {
    expect(await call('/api/payment/validate-offer', offerBody)).toMatchObject({
      status: 200,
      body: { success: true, deliveryFee: 0, finalTotal: 649, message: expect.stringMatching(/./) },
    });
    expect(await call('/api/payment/validate-offer', { ...offerBody, couponCode: 'glow10' })).toMatchObject({
      status: 200,
      body: { success: false, message: 'Need at least 2 products for this offer.', finalTotal: 649 },
    });
    const tampered = { ...offerBody, cartItems: [{ ...line, price: 1 }] };
    expect(await call('/api/payment/validate-offer', tampered)).toMatchObject({
      status: 409,
      body: { finalTotal: 649 },
    });
  });

  test('each refusal is a clear 4xx with a request id', async () => {
    const path = '/api/payment/validate-offer';
    const rows: [Awaited<ReturnType<typeof call>>, number][] = [
      [await call(path, offerBody, { 'x-api-key': 'wrong' }), 401],
      [await call(path, { ...offerBody, cartItems: [{ ...line, quantity: 0 }] }), 400],
      [await call(path, { ...offerBody, cartItems: [{ ...line, quantity: 1e9 }] }), 400],
      [await call(path, { ...offerBody, cartItems: [{ ...line, id: 'no-such-thing' }] }), 409],
      [await call('/api/nimbus/create-shipment', {}), 401],
      [await call('/api/nothing-here', {}), 404],
    ];
    for (const [answer, status] of rows) {
      expect(answer.status).toBe(status);
      expect(answer.body.message).toEqual(expect.stringMatching(/.{8,}/));
      expect(answer.id).toBeTruthy();
    }
    expect((await fetch(`${stack.baseUrl}${path}`, { headers: { 'x-api-key': stack.apiKey } })).status).toBe(
      405,
    );
  });

  test('twenty checkouts at once are all answered, with one order and one parcel per person', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => readyShopper(`crowd${i}.${Date.now()}@shopper.example`)),
    );
    const answers = await Promise.all(buyers.map((buyer) => buyer.buy(serum)));
    expect(answers.map((answer) => [answer.status, answer.body.message])).toEqual(
      answers.map(() => [200, expect.any(String)]),
    );
    expect(new Set(answers.map((answer) => answer.body.orderId)).size).toBe(20);
  });

  test('an order with any false value is refused, and nothing is written', async () => {
    const buyer = await readyShopper(`valid.${Date.now()}@shopper.example`);
    const stockBefore = await readDocument(`stock/${lotion.sku}`);
    const wrongAmounts: [object, number][] = [
      [{ final_total: 1, collectable_amount: 1 }, 409],
      [{ collectable_amount: 0 }, 409],
      [{ consignee_name: 'Somebody Else' }, 404],
      [{ products: [{ ...buyer.body(lotion).products[0], id: 'no-such-thing' }] }, 409],
      [{ products: [{ ...buyer.body(lotion).products[0], quantity: 0 }] }, 400],
      [{ products: [{ ...buyer.body(lotion).products[0], quantity: 1e9 }] }, 400],
      [{ payment_method: 'prepaid' }, 402],
    ];
    for (const [lie, status] of wrongAmounts) {
      const answer = await buyer.send({ ...buyer.body(lotion), ...lie });
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/.{8,}/)]);
      expect(await readDocument(`orders/${buyer.orderId}`)).toBeNull();
    }
    expect(await readDocument(`stock/${lotion.sku}`)).toEqual(stockBefore);

    const validOrder = await buyer.buy(lotion);
    expect(validOrder.status).toBe(200);
    expect(await buyer.buy(lotion)).toMatchObject({ status: 200, body: { orderId: buyer.orderId } });
    const other = { ...buyer.body(lotion), company_name: 'Another body' };
    expect((await buyer.send(other)).status).toBe(409);
    const thief = await readyShopper(`thief.${Date.now()}@shopper.example`);
    expect((await thief.send({ ...thief.body(lotion), order_id: buyer.orderId })).status).toBe(404);
  });

  test('public answers contain no secret, no internals and no use counts', async () => {
    const pages = ['/', '/products', `/product/${lotion.id}`, '/contact', '/nowhere', '/profile', '/admin'];
    const files = ['/sw.js', '/manifest.webmanifest', '/assets/nope.js', '/.env', '/firebase.json'];
    const calls = [
      '/api/catalogue',
      `/api/catalogue/products/${lotion.id}`,
      '/api/payment/config',
      '/api/nothing',
    ];
    const feeds = ['/sitemap.xml', '/llms.txt', '/feeds/google.xml', '/robots.txt'];
    for (const path of [...pages, ...files, ...calls, ...feeds]) {
      const answer = await fetch(stack.baseUrl + path, { headers: { 'x-api-key': stack.apiKey } });
      const text = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
      expect([path, leaksInAnswer(text, SECRETS)]).toEqual([path, []]);
      expect([path, /usedCount|usageLimit|perUserLimit|"(updatedBy|auditLog|reserved)"/.exec(text)]).toEqual([
        path,
        null,
      ]);
    }
  });

  test('Hosting answers as configured in firebase.json', async ({ request }) => {
    expect((await request.get('/assets/nothing.js')).status()).toBe(404);
    expect((await request.get('/pictures/nothing.webp')).status()).toBe(404);
    const home = await request.get('/products');
    expect(home.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(home.headers()['content-type']).toContain('text/html');
  });
});
