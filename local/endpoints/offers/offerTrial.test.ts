import fc from 'fast-check';
import { type Combo, type Product } from '@/domain/catalogue/catalogue';
import { type Offer } from '@/domain/offers/offer';
import { type OfferScope } from '@/domain/offers/scope';
import { anOffer, anOfferDraft } from '@/domain/offers/testing';
import { PAYMENT_METHODS } from '@/domain/pricing/fees';
import { tryOffer } from '@/domain/pricing/trial';
import { cartLine, combo, product, unitsFor } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { cost: 349, units: 50 });
const serum = product('serum', { cost: 899.5, units: 50 });
const duo = combo('duo', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], 601);

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
  await shop.seed({ products: [toner, serum], combos: [duo], offers: [anOffer('glow10', {}, 7)] });
});
afterAll(() => shop.close());

const stored = async () => (await shop.db.doc('offers/glow10').get()).data() as Offer;

const optional = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max }));
const rules = fc.record({
  minProducts: optional(6),
  minSubtotal: optional(3000),
  usageLimit: fc.constantFrom(0, 7, 100),
  enabled: fc.constantFrom(true, true, true, false),
  scope: fc.constantFrom<OfferScope[]>(
    { kind: 'all' },
    { kind: 'first_order' },
    { kind: 'products', items: [{ kind: 'product', id: 'toner', name: 'The toner' }] },
    { kind: 'categories', categories: ['toner'] },
  ),
});
const typed = fc.oneof(
  fc.record({
    type: fc.constant('percentage' as const),
    discount: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
    maxDiscount: optional(500),
  }),
  fc.record({
    type: fc.constant('fixed' as const),
    discount: fc.integer({ min: 1, max: 200_000 }).map((n) => n / 100),
  }),
  fc.record({ type: fc.constant('bogo' as const), discount: fc.constant(0), maxFreeItems: optional(4) }),
  fc.record({ type: fc.constant('free_delivery' as const), discount: fc.constant(0) }),
);
const carts = fc
  .array(
    fc.record({
      of: fc.constantFrom<(Product | Combo)[]>(toner, serum, duo),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .filter((lines) => new Set(lines.map(({ of }) => of)).size === lines.length);

test('the trial in the admin area equals the answer of validate-offer for the saved offer', () =>
  fc.assert(
    fc.asyncProperty(
      typed,
      rules,
      carts,
      fc.constantFrom(...PAYMENT_METHODS),
      async (type, rule, cart, paymentMethod) => {
        const { updatedAt = '' } = await stored();
        const draft = anOfferDraft({ ...rule, ...type });
        expect((await shop.admin('offers/glow10', { version: updatedAt, draft })).status).toBe(200);
        const lines = cart.map(({ of, quantity }) => unitsFor(of, quantity));
        const trial = tryOffer({ draft, lines, paymentMethod, now: new Date(), usedCount: 7 });
        const items = cart.map(({ of, quantity }) => cartLine(of, quantity));
        const { body } = await shop.validate({ cartItems: items, couponCode: 'glow10', paymentMethod });
        expect(body).toMatchObject({ success: trial?.applies, message: trial?.message, ...trial?.amounts });
      },
    ),
    { numRuns: 40 },
  ));
