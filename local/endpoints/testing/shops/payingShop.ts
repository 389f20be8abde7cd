import { type Firestore } from 'firebase-admin/firestore';
import { type CartItem } from '@/domain/cart/cart';
import { type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { cartLine, combo, offer, paymentBody, product } from '../documents/fixtures';
import { startTestShop, type TestShop } from './testShop';

export const toner = product('toner', { cost: 300, units: 10 });
export const serum = product('serum', { cost: 900, units: 3 });
export const duo = combo(
  'duo',
  [
    { productId: 'toner', variantId: 'v1', quantity: 2 },
    { productId: 'serum', variantId: 'v1', quantity: 1 },
  ],
  1200,
);
const offers = [offer('ten', {}), offer('once', { perUserLimit: 1 }), offer('first', { usageLimit: 1 })];

/**
 * A shop of two processes without shared memory, reset before each test. After each test the sums of units, coupons
 * and money must hold.
 */
export function payingShop(prefix: string, through: (db: Firestore) => Firestore = (db) => db) {
  let shop: TestShop;
  let last = 0;

  beforeAll(async () => {
    shop = await startTestShop({ instances: 2, through });
  });
  beforeEach(async () => {
    await shop.razorpay.mode('ok');
    await shop.courierMode('ok');
    await shop.seed({ products: [toner, serum], combos: [duo], offers });
  });
  afterEach(async () => {
    await shop.razorpay.mode('ok');
    expect(await shop.wrongSums()).toEqual([]);
  });
  afterAll(() => shop.close());

  return {
    shop: () => shop,
    /** An order id that no other test of the file uses. */
    nextId: () => `GLM${prefix}${(last += 1)}`,
    /** Begins a payment and returns Razorpay's order id. */
    async begin(id: string, items: CartItem[] = [cartLine(toner)], as = 'alice'): Promise<string> {
      const reply = await shop.pay(paymentBody(id, items), as);
      expect(reply).toMatchObject({ status: 200, body: { orderId: id } });
      return reply.body['id'] as string;
    },
    order: (id: string) => shop.storedOrder(id),
    record: async (id: string) => (await shop.db.doc(`payments/${id}`).get()).data() as PaymentRecord,
    level: (sku: string) => shop.level(sku),
    /** Razorpay's orders with this order id as receipt. */
    madeFor: async (id: string) => (await shop.razorpay.orders()).filter(({ receipt }) => receipt === id),
    /** Runs `work`, and checks that it changed nothing in the database, at Razorpay or at the courier. */
    async unchanged(attack: () => Promise<unknown>): Promise<void> {
      const providerState = async () => [await shop.razorpay.orders(), await shop.shipments()];
      const before = [shop.everything(), (await providerState()).map(({ length }) => length)];
      await attack();
      expect([shop.everything(), (await providerState()).map(({ length }) => length)]).toEqual(before);
    },
  };
}
