import { type CartItem } from '@/domain/cart/cart';
import { cartLine, codBody, combo, paymentBody, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { cost: 300, units: 10 });
const serum = product('serum', { cost: 900, units: 10 });
const duo = combo(
  'duo',
  [
    { productId: 'toner', variantId: 'v1', quantity: 2 },
    { productId: 'serum', variantId: 'v1', quantity: 1 },
  ],
  1200,
);

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [toner, serum], combos: [duo] }));
afterEach(async () => {
  expect(await shop.wrongSums()).toEqual([]);
});
afterAll(() => shop.close());

const bySku = cartLine(toner);
/** The same size, named by its label alone. */
const byLabel = { ...bySku, sku: '' };
const of = (line: CartItem, quantity: number): CartItem => ({ ...line, quantity });
/** No two tests share an order id, because Razorpay's sandbox remembers those of the tests before. */
let last = 0;
const nextId = () => `GLMS${(last += 1)}00`;
const validate = (cartItems: CartItem[]) =>
  shop.validate({ cartItems, couponCode: '', paymentMethod: 'Cash on Delivery' });

const carts: [name: string, fits: CartItem[], tooMany: CartItem[], short: object][] = [
  [
    'a single and a combo with it',
    [of(bySku, 8), cartLine(duo)],
    [of(bySku, 9), cartLine(duo)],
    { kind: 'stock', id: 'duo', wanted: 1, available: 0 },
  ],
  [
    'a combo and a single that is in it',
    [cartLine(duo, 3), of(bySku, 4)],
    [cartLine(duo, 3), of(bySku, 5)],
    { kind: 'stock', id: 'toner', wanted: 5, available: 4 },
  ],
  [
    'the same product twice',
    [of(bySku, 6), of(bySku, 4)],
    [of(bySku, 6), of(bySku, 5)],
    { kind: 'stock', id: 'toner', wanted: 5, available: 4 },
  ],
  [
    'the same product by SKU and by label',
    [of(bySku, 5), of(byLabel, 5)],
    [of(bySku, 5), of(byLabel, 6)],
    { kind: 'stock', id: 'toner', sku: '', wanted: 6, available: 5 },
  ],
];

describe.each(carts)('%s', (_name, fits, tooMany, short) => {
  test('are priced together, and refused together when they exceed the stock', async () => {
    expect(await validate(fits)).toMatchObject({ status: 200, body: { success: true, changes: [] } });
    expect(await validate(tooMany)).toMatchObject({
      status: 409,
      body: { code: 'sold_out', changes: [short] },
    });
  });

  test('reserve all units at once when they are ordered', async () => {
    const id = nextId();
    expect((await shop.order(codBody(id, fits))).status).toBe(200);
    const { reserved, reservedFrom, lines } = await shop.storedOrder(id);
    expect(reserved['toner-1']).toBe(10);
    expect(reservedFrom?.filter((one) => one === 'toner')).toHaveLength(1);
    expect(lines).toHaveLength(2);
    expect(await shop.level('toner-1')).toMatchObject({ available: 0, reserved: 10 });
    expect((await shop.cancel(id)).status).toBe(200);
    expect(await shop.level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
  });

  test('reserve all units at once while they wait for a payment', async () => {
    const id = nextId();
    expect((await shop.pay(paymentBody(id, fits))).status).toBe(200);
    expect((await shop.storedOrder(id)).reserved['toner-1']).toBe(10);
    expect(await shop.level('toner-1')).toMatchObject({ available: 0, reserved: 10 });
  });

  test('reserve nothing when they exceed the stock', async () => {
    // The body of create-shipment names products before combos, so that another line may be the short one there.
    const changes = [{ kind: 'stock' }];
    expect(await shop.order(codBody(nextId(), tooMany))).toMatchObject({
      status: 409,
      body: { code: 'sold_out', changes },
    });
    expect(await shop.pay(paymentBody(nextId(), tooMany))).toMatchObject({
      status: 409,
      body: { code: 'sold_out', changes: [short] },
    });
    expect(await shop.level('toner-1')).toMatchObject({ available: 10, reserved: 0 });
  });
});
