import { withDir } from '../../sandbox/testing/withDir';
import { openStore } from '../../sandbox/store';
import { openRazorpay } from '../testing/openRazorpay';
import { type RazorpayTables } from '../types';

let sandbox: Awaited<ReturnType<typeof openRazorpay>>;
beforeEach(async () => {
  sandbox = await openRazorpay();
});
afterEach(() => sandbox.server.close());

async function paid(outcome = 'captured') {
  const { json } = await sandbox.pay(await sandbox.order(), { outcome });
  return String(json['razorpay_payment_id']);
}
const refund = (payment: string, body: unknown, key?: string) =>
  sandbox.send('POST', `/v1/payments/${payment}/refund`, body, key ? { 'X-Refund-Idempotency': key } : {});

describe('refunds', () => {
  it('are made in parts up to the paid amount', async () => {
    const payment = await paid();
    expect((await refund(payment, { amount: 4_900 })).json).toMatchObject({
      amount: 4_900,
      status: 'processed',
    });
    expect((await refund(payment, { amount: 40_001 })).code).toBe(400);
    expect((await refund(payment, {})).json).toMatchObject({ amount: 40_000 });
    expect((await refund(payment, {})).code).toBe(400);
    const after = await sandbox.send('GET', `/v1/payments/${payment}`);
    expect(after.json).toMatchObject({ status: 'refunded', amount_refunded: 44_900, refund_status: 'full' });
    expect((await sandbox.send('GET', `/v1/payments/${payment}/refunds`)).json).toMatchObject({ count: 2 });
  });

  it('are refused for a payment that was not captured', async () => {
    expect((await refund(await paid('authorized'), {})).code).toBe(400);
  });

  it('are idempotent by key: 409 while running, the same refund later, another body refused', async () => {
    const payment = await paid();
    const key = 'refund-GLM1-1';
    const both = await Promise.all([
      refund(payment, { amount: 500 }, key),
      refund(payment, { amount: 500 }, key),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    const first = both.find(({ code }) => code === 200);
    expect((await refund(payment, { amount: 500 }, key)).json).toEqual(first?.json);
    expect((await refund(payment, { amount: 600 }, key)).code).toBe(400);
    expect((await refund(payment, { amount: 500 }, 'short')).code).toBe(400);
    expect((await sandbox.send('GET', `/v1/payments/${payment}/refunds`)).json).toMatchObject({ count: 1 });
  });

  it('that a stop left pending are finished after a restart', async () => {
    await withDir(async (dir) => {
      const first = await openRazorpay({ dataDir: dir });
      const { json } = await first.pay(await first.order(), { outcome: 'captured' });
      const payment = String(json['razorpay_payment_id']);
      await first.send(
        'POST',
        `/v1/payments/${payment}/refund`,
        {},
        { 'X-Refund-Idempotency': 'key-of-ten-' },
      );
      await first.server.close();
      const store = await openStore<RazorpayTables>(dir, 'razorpay');
      const [stored] = store.all('refunds');
      if (!stored) throw new Error('no refund was kept');
      const pending = { ...stored, refund: { ...stored.refund, status: 'pending' as const } };
      await store.put({ table: 'refunds', record: pending });
      await store.close();
      const second = await openRazorpay({ dataDir: dir });
      const found = await second.send('GET', `/v1/refunds/${stored.id}`);
      expect(found.json).toMatchObject({ status: 'processed', payment_id: payment });
      await second.server.close();
    });
  });
});
