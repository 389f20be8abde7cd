import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { aliceAddress, cartLine, codBody, offer, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const serum = product('serum', { cost: 900, units: 3 });
const sums = { discountAmount: 90, finalTotal: 810 };
const body = (id: string) => ({ ...codBody(id, [cartLine(serum)], sums), coupon_code: 'ONCE' });
/** A second account of the person who has Alice's phone number. */
const ALIAS = 'buyer-1';
const refused = { message: 'This offer has already been used with this mobile number.' };

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [serum], offers: [offer('once', { perUserLimit: 1 })] }));
afterAll(() => shop.close());

/** Orders with the coupon that gave its use back, whose ids come before all others. */
async function giveBack(count: number, change: Partial<Order> = {}): Promise<void> {
  const batch = shop.db.batch();
  for (let n = 0; n < count; n += 1) {
    const orderId = `-----${String(n).padStart(3, '0')}`;
    const at = new Date().toISOString();
    const history = [{ at, from: 'pending_payment', to: 'expired', by: 'shop', note: '' } as const];
    const left = { orderId, offerId: 'once', couponCode: 'ONCE', address: aliceAddress, history };
    const order = deliveredOrder({ status: 'expired', ...left, ...change });
    batch.set(shop.db.doc(`orders/${orderId}`), order);
  }
  await batch.commit();
}
const saveAddresses = (...phones: string[]) =>
  shop.db
    .doc(`users/${ALIAS}`)
    .set({ address: phones.map((phone) => ({ ...aliceAddress, phone, isDefault: false })) });
const quote = async () => {
  const cart = { cartItems: [cartLine(serum)], couponCode: 'ONCE', paymentMethod: 'Cash on Delivery' };
  return (await shop.validate(cart, ALIAS)).body;
};

test('a coupon’s use is found behind two hundred expired orders', async () => {
  await giveBack(200);
  expect(await shop.order(body('GLM0001'))).toMatchObject({ status: 200 });
  await saveAddresses(aliceAddress.phone);
  expect(await quote()).toMatchObject({ success: false, ...refused });
  expect(await shop.order(body('GLM0002'), ALIAS)).toMatchObject({ status: 409, body: refused });
});

test('expired orders alone use no coupon', async () => {
  await giveBack(200);
  await saveAddresses(aliceAddress.phone);
  expect(await quote()).toMatchObject({ success: true });
  expect(await shop.order(body('GLM0001'), ALIAS)).toMatchObject({ status: 200 });
});

test('more orders than are read count as a use', async () => {
  const at = new Date().toISOString();
  const history = [{ at, from: 'cancelled', to: 'refunded', by: 'shop', note: '' } as const];
  await giveBack(199, { status: 'refunded', history });
  await saveAddresses(aliceAddress.phone);
  expect(await quote()).toMatchObject({ success: true });
  await giveBack(200, { status: 'refunded', history });
  expect(await quote()).toMatchObject({ success: false, ...refused });
});

test('of many saved phone numbers the one without a use decides', async () => {
  const phones = Array.from({ length: 7 }, (_, n) => `980000000${n}`);
  for (const [n, phone] of phones.slice(0, 6).entries()) {
    const order = deliveredOrder({
      orderId: `GLM-${n}`,
      offerId: 'once',
      address: { ...aliceAddress, phone },
    });
    await shop.db.doc(`orders/GLM-${n}`).set(order);
  }
  await saveAddresses(...phones);
  expect(await quote()).toMatchObject({ success: true });
  await saveAddresses(...phones.slice(0, 6));
  expect(await quote()).toMatchObject({ success: false, ...refused });
});
