import fc from 'fast-check';
import { toPaise, ZERO } from '../money/money';
import { couponMessage } from './couponMessage';
import { applyOffer, type CouponContext } from './coupons';
import type { Offer } from './offer';
import { offerProblems } from './offerProblems';
import { draftOfOffer, offerOfDraft } from './offerStored';
import { isCovered, scopeOf, type OfferScope, type ScopeItem } from './scope';
import { anOfferDraft, arbitraryLines, arbitraryScope, someUnits } from './testing';
import { OFFER_TYPES } from './types/offerType';
import { subTotalOf, unitsOf, type PricedUnits } from './types/pricedUnits';

const context: CouponContext = { now: new Date('2026-11-25T10:00:00Z'), usedByShopper: 0 };
const offer = (scope: OfferScope | undefined, change: Partial<Offer> = {}): Offer => ({
  id: 'o',
  code: 'TONE',
  title: '',
  type: 'percentage',
  discount: 10,
  enabled: true,
  ...(scope ? { scope } : {}),
  ...change,
});
const item = (id: string, name: string, kind: ScopeItem['kind'] = 'product'): ScopeItem => ({
  kind,
  id,
  name,
});
const products = (...items: ScopeItem[]): OfferScope => ({ kind: 'products', items });

const toner = (quantity = 1) => someUnits(toPaise(300), quantity);
const serum = someUnits(toPaise(649), 1, { id: 'serum', category: 'Serum' });
const toners = products(item('toner', 'Rice Water Toner'));
const five = products(item('a', 'A'), item('b', 'B'), item('c', 'C'), item('d', 'D'), item('e', 'E'));

const judge = (given: Offer, lines: PricedUnits[], change: Partial<CouponContext> = {}) =>
  applyOffer(given, { lines, deliveryFee: ZERO }, { ...context, ...change });

test.each<[string, Offer, PricedUnits[], number, string]>([
  ['all of the cart', offer(toners), [toner()], 30, 'Coupon Applied: 10% OFF!'],
  ['a part, which is said in rupees', offer(toners), [toner(), serum], 30, 'Coupon Applied: ₹30 OFF!'],
  [
    'a category, in any case',
    offer({ kind: 'categories', categories: [' serum'] }),
    [toner(), serum],
    64.9,
    'Coupon Applied: ₹64.90 OFF!',
  ],
  [
    'rupees, at most what the part costs',
    offer(toners, { type: 'fixed', discount: 500 }),
    [toner(), serum],
    300,
    'Coupon Applied: ₹500 OFF!',
  ],
  [
    'free items of the part only',
    offer(toners, { type: 'bogo', discount: 0 }),
    [toner(2), someUnits(toPaise(99), 4, { id: 'mask' })],
    300,
    'Coupon Applied: BOGO - ₹300 OFF! (1 Free Item(s))',
  ],
  ['a first order', offer({ kind: 'first_order' }), [toner(), serum], 94.9, 'Coupon Applied: 10% OFF!'],
])('an offer applies to %s', (_name, given, lines, rupees, message) => {
  const outcome = judge(given, lines);
  expect(outcome.applied && outcome.discount).toBe(toPaise(rupees));
  expect(couponMessage(outcome)).toBe(message);
});

const combo = products(item('serum', 'The Serum Set', 'combo'));

test.each<[Offer, string, Partial<CouponContext>?]>([
  [offer(toners), 'Add Rice Water Toner to use this offer.'],
  [offer(combo), 'Add The Serum Set to use this offer.'],
  [offer(products(item('a', 'A'), item('b', 'B'))), 'Add A or B to use this offer.'],
  [offer(five), 'Add A, B, C or one of 2 others to use this offer.'],
  [
    offer({ kind: 'categories', categories: ['Toner', 'Mask'] }),
    'Add something from Toner or Mask to use this offer.',
  ],
  [
    offer(products(item('serum', 'Amla C Serum')), { minProducts: 2 }),
    'Need at least 2 products for this offer. It is for Amla C Serum.',
  ],
  [
    offer(products(item('serum', 'Amla C Serum')), { minSubtotal: 700 }),
    'Add ₹51 more to use this offer. It is for Amla C Serum.',
  ],
  [
    offer({ kind: 'first_order' }),
    'This offer is for a first order, and you have ordered from us before.',
    { hasOrderedBefore: true },
  ],
  [
    offer({ kind: 'first_order' }),
    'This offer is for a first order, and this mobile number has ordered from us before.',
    { hasPhoneOrderedBefore: true },
  ],
  [
    offer({ kind: 'first_order' }),
    'This offer is for a first order, and an unpaid order with a coupon is still open. Please try again in 12 min.',
    { now: new Date('2026-11-22T10:00:30Z'), openPaymentUntil: '2026-11-22T10:12:00.000Z' },
  ],
  [
    offer({ kind: 'first_order' }),
    'This offer is for a first order, and an unpaid order with a coupon is still open. Please try again in 1 min.',
    { now: new Date('2026-11-22T10:12:30Z'), openPaymentUntil: '2026-11-22T10:12:00.000Z' },
  ],
])('%#: a refused offer says %p', (given, message, change = {}) => {
  const outcome = judge(given, [serum], change);
  expect(outcome.applied).toBe(false);
  expect(couponMessage(outcome)).toBe(message);
  // The browser treats any message with this word as a success.
  expect(message).not.toMatch(/applied/i);
});

test('an earlier order affects only offers for a first order', () => {
  const person = { hasOrderedBefore: true, hasPhoneOrderedBefore: true };
  expect(judge(offer(undefined), [toner()], person).applied).toBe(true);
});

test('a discount is at most the price of the lines in scope, and zero without them', () => {
  const rules = fc.record({
    type: fc.constantFrom(...OFFER_TYPES),
    discount: fc.integer({ min: 0, max: 100 }),
    maxFreeItems: fc.integer({ min: 0, max: 4 }),
    minProducts: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(arbitraryLines(0), arbitraryScope, rules, (lines, scope, rule) => {
      const given = offer(scope, rule);
      const outcome = judge(given, lines);
      const covered = lines.filter((line) => isCovered(scopeOf(given), line));
      const discount = outcome.applied ? outcome.discount : ZERO;
      expect(Number.isSafeInteger(discount)).toBe(true);
      expect(discount).toBeLessThanOrEqual(subTotalOf(covered));
      if (covered.length === 0) expect(outcome.applied).toBe(false);
      if (outcome.applied) expect(unitsOf(covered)).toBeGreaterThanOrEqual(rule.minProducts);
      // Lines outside the offer's scope change nothing.
      const alone = judge(given, covered);
      if (covered.length > 0) expect(alone.applied && alone.discount).toBe(outcome.applied && discount);
    }),
  );
});

test.each<[OfferScope, string | null]>([
  [{ kind: 'all' }, null],
  [{ kind: 'first_order' }, null],
  [toners, null],
  [products(), 'scopeItems'],
  [products(item('a', 'A'), item('a', 'A')), 'scopeItems'],
  [products(item('a', 'A'), item('a', 'A set', 'combo')), null],
  [products(item('a/b', 'A')), 'scopeItems'],
  [products(item('a', '<b>')), 'scopeItems'],
  [products(item('a', '')), 'scopeItems'],
  [products(...Array.from({ length: 51 }, (_, n) => item(`p${n}`, 'P'))), 'scopeItems'],
  [{ kind: 'categories', categories: ['Serum'] }, null],
  [{ kind: 'categories', categories: [] }, 'scopeCategories'],
  [{ kind: 'categories', categories: ['Serum', 'serum'] }, 'scopeCategories'],
  [{ kind: 'categories', categories: ['<i>'] }, 'scopeCategories'],
])('%#: %j is invalid at %p', (scope, field) => {
  const problems = offerProblems(anOfferDraft({ scope }));
  expect(problems.map((problem) => problem.field)).toEqual(field ? [field] : []);
});

test('a scope is unchanged by storing it, and an offer without one applies to everything', () => {
  const meta = { id: 'x', createdAt: '', updatedAt: '' };
  for (const scope of [toners, { kind: 'first_order' } as const]) {
    const stored = offerOfDraft(anOfferDraft({ scope }), meta);
    expect(stored.scope).toEqual(scope);
    expect(draftOfOffer(stored).scope).toEqual(scope);
  }
  const stored = offerOfDraft(anOfferDraft({ scope: { kind: 'all' } }), meta);
  expect(stored).not.toHaveProperty('scope');
  expect(draftOfOffer(stored).scope).toEqual({ kind: 'all' });
});
