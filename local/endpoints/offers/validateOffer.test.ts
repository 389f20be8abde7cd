import { cartLine, combo, offer, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { cost: 200, units: 5 });
const serum = product('serum', { cost: 450, units: 5 });
const two = product('two', {
  variants: [
    { id: 's', label: '50 ml', sku: 'two-s', price: 250, mrp: 250, stock: 2 },
    { id: 'l', label: '100 ml', sku: 'two-l', price: 400, mrp: 400, stock: 2 },
  ],
});
const draft = product('draft', { status: 'draft' });
const duo = combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], 350);

beforeAll(async () => {
  shop = await startTestShop();
  await shop.seed({
    products: [toner, serum, two, draft],
    combos: [duo],
    offers: [
      offer('ten', { discount: 10 }),
      offer('flat', { type: 'fixed', discount: 100 }),
      offer('bogo', { type: 'bogo', maxFreeItems: 1 }),
      offer('three', { minProducts: 3 }),
      offer('off', { enabled: false }),
      offer('mine', { perUserLimit: 1 }),
      offer('huge', { type: 'fixed', discount: 500 }),
      offer('nearly', { type: 'fixed', discount: 199.5 }),
      offer('capped', { discount: 20, maxDiscount: 150 }),
    ],
  });
  await shop.db.doc('offers/mine/uses/alice').set({ count: 1 });
});
afterAll(() => shop.close());

const validate = (
  cartItems: unknown,
  couponCode: unknown = '',
  paymentMethod = 'Cash on Delivery',
  as?: string,
) => shop.validate({ cartItems, couponCode, paymentMethod }, as ?? null);

const right: [string, Parameters<typeof validate>, object][] = [
  [
    'COD below ₹500',
    [[cartLine(toner)]],
    { success: true, message: '₹70 delivery fee for orders below ₹500', deliveryFee: 70, finalTotal: 270 },
  ],
  ['COD from ₹500', [[cartLine(toner, 3)]], { message: 'Free delivery', deliveryFee: 0, finalTotal: 600 }],
  [
    'Pay Online takes 5% off the sum after the coupon',
    [[cartLine(serum, 2)], 'ten', 'Pay Online'],
    { subTotal: 900, discountAmount: 90, prepaidDiscount: 40.5, deliveryFee: 0, finalTotal: 769.5 },
  ],
  [
    'percentage',
    [[cartLine(serum)], ' TeN '],
    { success: true, message: 'Coupon Applied: 10% OFF!', couponCode: 'TEN' },
  ],
  ['fixed', [[cartLine(serum)], 'FLAT'], { message: 'Coupon Applied: ₹100 OFF!', finalTotal: 420 }],
  [
    'bogo',
    [[cartLine(serum), cartLine(toner)], 'BOGO'],
    { message: 'Coupon Applied: BOGO - ₹200 OFF! (1 Free Item(s))', freeItems: 1, discountAmount: 200 },
  ],
  [
    'bogo of one unit',
    [[cartLine(serum)], 'BOGO'],
    { success: false, message: 'Need at least 2 products for this offer.', couponCode: '', finalTotal: 520 },
  ],
  [
    'a percentage above its maximum is announced in rupees',
    [[cartLine(serum, 2)], 'CAPPED'],
    { success: true, message: 'Coupon Applied: ₹150 OFF!', discountAmount: 150 },
  ],
  [
    'a coupon above the subtotal, online',
    [[cartLine(toner)], 'HUGE', 'Pay Online'],
    {
      success: false,
      code: 'not_payable_online',
      couponCode: 'HUGE',
      finalTotal: 0,
      message: 'There is nothing left to pay online. Please choose Cash on Delivery.',
    },
  ],
  [
    'a coupon that leaves less than Razorpay takes',
    [[cartLine(toner)], 'NEARLY', 'Pay Online'],
    { success: false, code: 'not_payable_online', message: expect.stringContaining('Cash on Delivery') },
  ],
  [
    'the same coupon with cash on delivery',
    [[cartLine(toner)], 'HUGE'],
    { success: true, message: 'Coupon Applied: ₹500 OFF!', deliveryFee: 70, finalTotal: 70 },
  ],
  ['no coupon as null', [[cartLine(serum)], null], { success: true, couponCode: '' }],
  ['a combo', [[cartLine(duo)]], { success: true, subTotal: 350 }],
  ['a combo without its kind', [[{ ...cartLine(duo), kind: undefined }]], { success: true, subTotal: 350 }],
  [
    'a variant by its label',
    [[{ ...cartLine(two), sku: '', variant: '100 ML', price: 400 }]],
    { subTotal: 400 },
  ],
  [
    'unknown coupon',
    [[cartLine(serum)], 'NOPE'],
    { success: false, message: 'Invalid Coupon Code', finalTotal: 520 },
  ],
  ['disabled coupon', [[cartLine(serum)], 'OFF'], { success: false, message: 'Invalid Coupon Code' }],
  [
    'too few products',
    [[cartLine(serum)], 'THREE'],
    {
      success: false,
      message: 'Need at least 3 products for this offer.',
      discountAmount: 0,
      couponCode: '',
    },
  ],
  ['used up by this person', [[cartLine(serum)], 'MINE', undefined, 'alice'], { success: false }],
  ['not by another', [[cartLine(serum)], 'MINE', undefined, 'bob'], { success: true }],
];

test.each(right)('validate-offer: %s', async (_name, [items, coupon, method, as], expected) => {
  const reply = await validate(items, coupon, method, as);
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ changes: [], ...expected });
  expect(reply.body['message']).not.toBe('');
});

const differing: [string, unknown[], object][] = [
  [
    'a price that changed',
    [{ ...cartLine(toner), price: 1 }],
    {
      code: 'price_changed',
      message: 'The toner is now ₹200, not ₹1.',
      subTotal: 200,
      changes: [{ kind: 'price', id: 'toner', sku: 'toner-1', was: 1, now: 200 }],
    },
  ],
  [
    'an unknown product',
    [cartLine(product('nothing'))],
    { code: 'not_sold', changes: [{ kind: 'gone' }], finalTotal: 0 },
  ],
  ['a draft', [cartLine(draft)], { code: 'not_sold' }],
  [
    'more units than the stock',
    [cartLine(toner, 6), cartLine(serum)],
    {
      code: 'sold_out',
      message: 'Only 5 of The toner left.',
      subTotal: 1450,
      changes: [{ kind: 'stock', wanted: 6, available: 5 }],
    },
  ],
  [
    'lines without a variant, at the price of one that the product does not show first',
    [{ ...cartLine(two), sku: '', variant: '', price: 1 }],
    { code: 'price_changed' },
  ],
];

test.each(differing)('%s are refused with 409 and the right sums', async (_name, items, expected) => {
  const reply = await validate(items);
  expect(reply).toMatchObject({ status: 409, body: { success: false, ...expected } });
  expect(reply.body['requestId']).toEqual(expect.any(String));
});

test.each([0, -1, 1.5, '2', 1e9, null, {}])('the quantity %p is refused with 400', async (quantity) => {
  const reply = await validate([{ ...cartLine(toner), quantity }]);
  expect(reply).toMatchObject({ status: 400, body: { code: 'bad_request', field: 'cartItems.0.quantity' } });
});

test('validate-offer writes nothing', async () => {
  const before = await shop.snapshot();
  await validate([cartLine(serum)], 'TEN', 'Cash on Delivery', 'alice');
  expect(await shop.snapshot()).toEqual(before);
});
