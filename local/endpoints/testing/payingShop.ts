import { type Firestore } from 'firebase-admin/firestore';
import { type CartItem } from '@/domain/cart/cart';
import { type StockLevel } from '@/domain/catalogue/catalogue';
import { type Order } from '@/domain/orders/order/order';
import { type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { cartLine, combo, offer, paymentBody, product } from './fixtures';
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
 * A shop of two processes (what one remembers the other does not know) for the tests of a file, anew before each. After each,
 * whatever was done to it, the sums must hold: of units, of coupons and of money.
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
    /** An order id that no other test of the file has. */
    nextId: () => `GLM${prefix}${(last += 1)}`,
    /** Begins a payment and answers Razorpay's order id. */
    async begin(id: string, items: CartItem[] = [cartLine(toner)], as = 'alice'): Promise<string> {
      const reply = await shop.pay(paymentBody(id, items), as);
      expect(reply).toMatchObject({ status: 200, body: { orderId: id } });
      return reply.body['id'] as string;
    },
    order: async (id: string) => (await shop.db.doc(`orders/${id}`).get()).data() as Order,
    record: async (id: string) => (await shop.db.doc(`payments/${id}`).get()).data() as PaymentRecord,
    level: async (sku: string) => (await shop.db.doc(`stock/${sku}`).get()).data() as StockLevel,
    /** Razorpay's orders of this order id. */
    madeFor: async (id: string) => (await shop.razorpay.orders()).filter(({ receipt }) => receipt === id),
    /** Runs this, after which neither the database, Razorpay nor the courier may have anything otherwise. */
    async unchanged(attack: () => Promise<unknown>): Promise<void> {
      const providerState = async () => [await shop.razorpay.orders(), await shop.shipments()];
      const before = [shop.everything(), (await providerState()).map(({ length }) => length)];
      await attack();
      expect([shop.everything(), (await providerState()).map(({ length }) => length)]).toEqual(before);
    },
  };
}
