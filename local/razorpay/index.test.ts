import { paise } from '@/domain/money/money';
import { newPaymentRecord } from '../../src/domain/payments/record/paymentRecord';
import { paidAtRazorpay } from '../seed/onlinePayments';
import { hmac } from '../sandbox/signing';
import { openInbox } from '../sandbox/testing/inbox';
import { until } from '../sandbox/testing/until';
import { withDir } from '../sandbox/testing/withDir';
import { KEYS, openRazorpay } from './testing/openRazorpay';

let open: Awaited<ReturnType<typeof openRazorpay>>[] = [];
const start: typeof openRazorpay = async (options) => {
  const one = await openRazorpay(options);
  open.push(one);
  return one;
};
afterEach(async () => {
  await Promise.all(open.map(({ server }) => server.close()));
  open = [];
});

const at = new Date('2026-06-01T06:00:00Z');
const asked = {
  razorpayOrderId: 'order_1',
  userId: 'u1',
  orderId: 'GLM1',
  amount: paise(44_900),
  currency: 'INR',
};
const seededRecord = { ...newPaymentRecord(asked, at.toISOString(), at), razorpayPaymentId: 'pay_1' };
const base = { amount: 44_900, currency: 'INR' };
const description = (json: Record<string, unknown>) => (json['error'] as { description: string }).description;

describe('orders', () => {
  it('require the API key', async () => {
    const { send } = await start();
    const answer = await send('POST', '/v1/orders', base, { Authorization: 'Basic bm86bm8=' });
    expect(answer).toMatchObject({ code: 401, json: { error: { code: 'BAD_REQUEST_ERROR' } } });
  });

  it('can be created, read and found by receipt, and refuse a duplicate receipt', async () => {
    const { send } = await start();
    const made = await send('POST', '/v1/orders', { ...base, receipt: 'GLM1', notes: { orderId: 'GLM1' } });
    expect(made.json).toMatchObject({
      entity: 'order',
      amount: 44_900,
      amount_due: 44_900,
      status: 'created',
      receipt: 'GLM1',
      notes: { orderId: 'GLM1' },
    });
    expect((await send('GET', `/v1/orders/${String(made.json['id'])}`)).json).toEqual(made.json);
    await send('POST', '/v1/orders', base);
    expect((await send('GET', '/v1/orders?receipt=GLM1')).json).toMatchObject({
      count: 1,
      items: [made.json],
    });
    const again = await send('POST', '/v1/orders', { ...base, receipt: 'GLM1' });
    expect(again).toMatchObject({ code: 400, json: { error: { field: 'receipt' } } });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['less than a rupee', { amount: 99 }, 'amount'],
    ['a fraction', { amount: 100.5 }, 'amount'],
    ['no currency', { currency: undefined }, 'currency'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['a long receipt', { receipt: 'r'.repeat(41) }, 'receipt'],
    ['a long note', { notes: { a: 'n'.repeat(257) } }, 'notes'],
    [
      'many notes',
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`k${String(n)}`, 'v'])) },
      'notes',
    ],
  ])('refuse %s', async (_, change, field) => {
    const { send } = await start();
    const answer = await send('POST', '/v1/orders', { ...base, ...change });
    expect(answer).toMatchObject({ code: 400, json: { error: { field, code: 'BAD_REQUEST_ERROR' } } });
  });
});

describe('paying', () => {
  it('returns the handler’s fields, signed with the key secret', async () => {
    const { order, pay, send } = await start();
    const id = await order();
    const { json } = await pay(id, { outcome: 'captured' });
    const payment = String(json['razorpay_payment_id']);
    expect(json['razorpay_signature']).toBe(hmac(KEYS.keySecret, `${id}|${payment}`, 'hex'));
    expect((await send('GET', `/v1/orders/${id}`)).json).toMatchObject({ status: 'paid', attempts: 1 });
    expect((await send('GET', `/v1/payments/${payment}`)).json).toMatchObject({
      captured: true,
      order_id: id,
    });
    expect((await pay(id, { outcome: 'captured' })).code).toBe(400);
  });

  it('captures an authorized payment once and in full', async () => {
    const { order, pay, send } = await start();
    const id = await order();
    const payment = String((await pay(id, { outcome: 'authorized' })).json['razorpay_payment_id']);
    const capture = (amount: number) => send('POST', `/v1/payments/${payment}/capture`, { ...base, amount });
    expect((await capture(100)).code).toBe(400);
    expect((await capture(44_900)).json).toMatchObject({ status: 'captured' });
    expect(description((await capture(44_900)).json)).toBe('This payment has already been captured');
  });

  it('allows several attempts on one order', async () => {
    const { order, pay, send } = await start();
    const id = await order();
    const failed = await pay(id, { outcome: 'failed' });
    expect(failed).toMatchObject({ code: 200, json: { error: { metadata: { order_id: id } } } });
    await pay(id, { outcome: 'captured' });
    const payments = await send('GET', `/v1/orders/${id}/payments`);
    expect(payments.json).toMatchObject({ count: 2, items: [{ status: 'captured' }, { status: 'failed' }] });
  });
});

describe('seeded payments', () => {
  it('are known once, can be refunded, and send no event', async () => {
    const inbox = await openInbox();
    const { send } = await start({ webhookUrl: inbox.url });
    const [first] = paidAtRazorpay([{ path: 'payments/order_1', data: seededRecord }]);
    expect((await send('POST', '/__sandbox/payments', { paid: [first] })).code).toBe(200);
    const refund = await send('POST', '/v1/payments/pay_1/refund', { amount: 10_000 });
    expect(refund).toMatchObject({ code: 200, json: { payment_id: 'pay_1', amount: 10_000 } });
    await send('POST', '/__sandbox/payments', { paid: [first] });
    expect((await send('GET', '/v1/payments/pay_1')).json).toMatchObject({
      order_id: 'order_1',
      status: 'captured',
      amount: 44_900,
      amount_refunded: 10_000,
    });
    await until(() => inbox.received.length > 0);
    const events = inbox.received.map(({ body }) => (JSON.parse(body) as { event: string }).event);
    expect(events.every((event) => event.startsWith('refund.'))).toBe(true);
    await inbox.close();
  });
});

describe('webhooks', () => {
  it('are signed over the raw body and keep their event id when repeated', async () => {
    const inbox = await openInbox();
    const { order, pay } = await start({ webhookUrl: inbox.url });
    await pay(await order(), { outcome: 'captured', webhook: 'twice' });
    await until(() => inbox.received.length === 6);
    for (const { body, headers } of inbox.received) {
      expect(headers['x-razorpay-signature']).toBe(hmac(KEYS.webhookSecret, body, 'hex'));
    }
    const ids = new Set(inbox.received.map(({ headers }) => headers['x-razorpay-event-id']));
    const events = new Set(inbox.received.map(({ body }) => (JSON.parse(body) as { event: string }).event));
    expect(ids.size).toBe(3);
    expect([...events].sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
    await inbox.close();
  });

  it('can come late or never', async () => {
    const inbox = await openInbox();
    const { order, pay } = await start({ webhookUrl: inbox.url });
    await pay(await order(), { outcome: 'failed', webhook: 'never' });
    await pay(await order(), { outcome: 'authorized', webhook: 'late', delayMs: 20 });
    await until(() => inbox.received.length > 0);
    const events = inbox.received.map(({ body }) => (JSON.parse(body) as { event: string }).event);
    expect(events).toEqual(['payment.authorized']);
    await inbox.close();
  });
});

describe('durability and modes', () => {
  it('keep what was acknowledged', async () => {
    await withDir(async (dir) => {
      const first = await openRazorpay({ dataDir: dir });
      const id = await first.order({ receipt: 'GLM9' });
      const paid = await first.pay(id, { outcome: 'captured' });
      await first.server.close();
      const second = await openRazorpay({ dataDir: dir });
      expect((await second.send('GET', `/v1/orders/${id}`)).json).toMatchObject({ status: 'paid' });
      const payment = String(paid.json['razorpay_payment_id']);
      expect((await second.send('GET', `/v1/payments/${payment}`)).json).toMatchObject({
        status: 'captured',
      });
      expect((await second.send('POST', '/v1/orders', { ...base, receipt: 'GLM9' })).code).toBe(400);
      await second.server.close();
    });
  });

  it('keep an order whose answer was dropped', async () => {
    const { send } = await start();
    await send('POST', '/__sandbox/mode', { mode: 'accept-then-drop' });
    await expect(send('POST', '/v1/orders', { ...base, receipt: 'GLM2' })).rejects.toThrow();
    expect((await send('GET', '/v1/orders?receipt=GLM2')).json).toMatchObject({ count: 1 });
    await send('POST', '/__sandbox/mode', { mode: 'down' });
    expect((await send('GET', '/v1/orders')).code).toBe(503);
    await send('POST', '/__sandbox/mode', { mode: 'refuse' });
    expect((await send('POST', '/v1/orders', base)).code).toBe(400);
    expect((await send('POST', '/__sandbox/mode', { mode: 'ok', webhook: 'maybe' })).code).toBe(400);
  });
});

describe('the checkout', () => {
  it('serves its script and lets local pages pay', async () => {
    const { server, order } = await start();
    const script = await fetch(`${server.url}/v1/checkout.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    const text = await script.text();
    expect(() => new Function(text)).not.toThrow();
    const request = (origin: string) =>
      fetch(`${server.url}/__sandbox/orders/x/pay`, { method: 'OPTIONS', headers: { Origin: origin } });
    const allowed = async (origin: string) =>
      (await request(origin)).headers.get('access-control-allow-origin');
    expect(await allowed('http://127.0.0.1:5000')).toBe('http://127.0.0.1:5000');
    expect(await allowed('https://example.com')).toBeNull();
    const paying = await fetch(`${server.url}/__sandbox/orders/${await order()}/pay`, {
      method: 'POST',
      headers: { Origin: 'http://localhost:5000', 'Content-Type': 'application/json' },
      body: JSON.stringify({ outcome: 'captured', key: 'rzp_test_other' }),
    });
    expect(paying.status).toBe(400);
    expect(paying.headers.get('access-control-allow-origin')).toBe('http://localhost:5000');
  });
});
