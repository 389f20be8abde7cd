import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { referralShop } from '../testing/shops/referralShop';

const { shop, link, join, earned, referral, deliver, pass } = referralShop();
const { address } = deliveredOrder();

/** Unpaid orders that expired, whose ids come before all others. */
async function leaveUnpaid(uid: string, count: number, change: Partial<Order> = {}): Promise<void> {
  const at = shop().now().toISOString();
  const batch = shop().db.batch();
  for (let n = 0; n < count; n += 1) {
    const orderId = `-----${String(n).padStart(3, '0')}`;
    const history = [{ at, from: 'pending_payment', to: 'expired', by: 'shop', note: '' } as const];
    const order = deliveredOrder({
      orderId,
      userId: uid,
      status: 'expired',
      history,
      createdAt: at,
      ...change,
    });
    batch.set(shop().db.doc(`orders/${orderId}`), order);
  }
  await batch.commit();
}

test('a customer is no new one behind a hundred expired orders', async () => {
  await leaveUnpaid('bob', 100);
  await deliver('bob');
  expect(await join(await link())).toMatchObject({ status: 409, body: { code: 'not_first' } });
});

test('expired orders alone leave a person new', async () => {
  await leaveUnpaid('bob', 100);
  expect(await join(await link())).toMatchObject({ status: 200 });
});

test('the first order counts behind a hundred expired ones, and no later one with a lower id', async () => {
  await join(await link());
  const { amounts } = deliveredOrder();
  await deliver('bob', { amounts: { ...amounts, finalTotal: 100 } });
  await leaveUnpaid('bob', 100);
  shop().advance(1000);
  await deliver('bob', { orderId: '------0' });
  await pass();
  expect(await referral()).toMatchObject({ status: 'refused', problem: 'too_small' });
  expect(await earned('alice', 'bob')).toEqual([0, 0]);
});

test('a referrer’s door is found behind a hundred expired orders', async () => {
  await deliver('alice', { address: { ...address, phone: '9811111111', addressLine1: '22 4th cross' } });
  await leaveUnpaid('alice', 100, {
    address: { ...address, phone: '9811111112', addressLine1: 'Elsewhere' },
  });
  await join(await link());
  await deliver('bob', { address: { ...address, phone: '9811111113', addressLine1: '22 4th cross' } });
  await pass();
  expect(await referral()).toMatchObject({ status: 'refused', problem: 'same_person' });
});

test('a phone number that ordered before is found behind fifty expired orders', async () => {
  const shared = { ...address, phone: '9822222222' };
  await deliver('buyer-8', { address: { ...shared, addressLine1: 'Flat 8' } });
  await leaveUnpaid('buyer-8', 50, { address: shared });
  shop().advance(1000);
  await join(await link());
  await deliver('bob', { address: { ...shared, addressLine1: 'Flat 9' } });
  await pass();
  expect(await referral()).toMatchObject({ status: 'refused', problem: 'not_first' });
});
