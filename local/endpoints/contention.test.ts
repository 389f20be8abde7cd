import { type StockLevel } from '@/domain/catalogue';
import { type CreateShipmentRequest } from '@/domain/contracts/shipment';
import { type Order } from '@/domain/order';
import { aliceAddress, cartLine, codBody, combo, offer, product } from './fixtures';
import { type Reply } from './shopClient';
import { startTestShop, type TestShop } from './testShop';

/** Many people at once on few things, against one functions process and against several that share only Firestore. */
const toner = product('toner', { cost: 300, units: 30 });
const serum = product('serum', { cost: 900, units: 20 });
const part = (productId: string, quantity: number) => ({ productId, variantId: 'v1', quantity });
const duo = combo('duo', [part('toner', 2), part('serum', 1)], 1200);
const pair = combo('pair', [part('serum', 1), part('toner', 1)], 1000);

describe.each([[1], [3]])('%d functions process(es)', (instances) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ instances });
  });
  afterAll(() => shop.close());

  /** Buyers `buyer-0`, `buyer-1` … who all press the button at the same moment. */
  async function rush(count: number, bodyOf: (n: number) => CreateShipmentRequest): Promise<Reply[]> {
    const buyers = Array.from({ length: count }, (_, n) => `buyer-${n}`);
    await Promise.all(buyers.map((uid) => shop.db.doc(`users/${uid}`).set({ address: [aliceAddress] })));
    return Promise.all(buyers.map((uid, n) => shop.order(bodyOf(n), uid)));
  }

  const placedIn = (replies: Reply[]) => replies.filter((reply) => reply.status === 200);
  const level = async (sku: string) => (await shop.db.doc(`stock/${sku}`).get()).data() as StockLevel;
  const orders = async () =>
    (await shop.db.collection('orders').get()).docs.map((doc) => doc.data() as Order);

  test('combos and products that share parts, 50 buyers: nobody gets a unit that is not there', async () => {
    await shop.seed({ products: [toner, serum], combos: [duo, pair] });
    const baskets = [
      [cartLine(duo)],
      [cartLine(toner), cartLine(serum)],
      [cartLine(pair), cartLine(toner)],
      [cartLine(serum), cartLine(toner, 2)],
      [cartLine(toner, 3)],
    ];
    const replies = await rush(50, (n) => codBody(`GLMS${instances}-${n}`, baskets[n % 5] ?? []));

    const placed = placedIn(replies);
    const refused = replies.filter((reply) => reply.status !== 200);
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual(
      refused.map(() => [409, 'sold_out']),
    );
    const kept = await orders();
    expect(kept.map(({ orderId }) => orderId).sort()).toEqual(
      placed.map(({ body }) => String(body['orderId'])).sort(),
    );
    for (const [sku, units] of [
      ['toner-1', 30],
      ['serum-1', 20],
    ] as const) {
      const { available, reserved, sold } = await level(sku);
      const promised = kept.reduce((sum, order) => sum + (order.reserved[sku] ?? 0), 0);
      expect({ sku, reserved, sold, total: available + reserved }).toEqual({
        sku,
        reserved: promised,
        sold: 0,
        total: units,
      });
      expect(available).toBeGreaterThanOrEqual(0);
      const shown = await shop.db.doc(`products/${sku.slice(0, -2)}`).get();
      expect(shown.get('stock')).toBe(available);
    }
    // Ten people want three toners each, all there are: one who was refused saw fewer than three.
    expect((await level('toner-1')).available).toBeLessThan(3);
    const parcels = (await shop.shipments()).map(({ order_number }) => order_number);
    expect(parcels.filter((id) => id.startsWith('GLMS')).sort()).toEqual(
      kept.map(({ orderId }) => orderId).sort(),
    );
  });

  test('a coupon for one use, 12 people: one of them gets it', async () => {
    await shop.seed({
      products: [product('toner', { units: 100 })],
      offers: [offer('first', { usageLimit: 1, type: 'fixed', discount: 50 })],
    });
    const sums = { discountAmount: 50, finalTotal: 320 };
    const replies = await rush(12, (n) => ({
      ...codBody(`GLMC${instances}-${n}`, [cartLine(toner)], sums),
      coupon_code: 'FIRST',
    }));
    expect(placedIn(replies)).toHaveLength(1);
    expect(replies.filter(({ body }) => body['code'] === 'coupon_refused')).toHaveLength(11);
    expect((await shop.db.doc('offers/first').get()).get('usedCount')).toBe(1);
    expect(
      (await shop.db.collectionGroup('uses').get()).docs.map((doc) => doc.get('count') as number),
    ).toEqual([1]);
    expect((await orders()).map(({ couponCode }) => couponCode)).toEqual(['FIRST']);
    expect(await level('toner-1')).toMatchObject({ available: 99, reserved: 1 });
  });
});
