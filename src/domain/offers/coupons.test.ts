import fc from 'fast-check';
import { couponMessage } from './couponMessage';
import { applyOffer as applyTo, findOffer, type CouponContext } from './coupons';
import { paise, percentOf, toPaise, ZERO } from '../money/money';
import type { Offer } from './offer';
import { arbitraryLines, someUnits } from './testing';
import type { PricedUnits } from './types/pricedUnits';

const context = { now: new Date('2026-11-21T10:00:00Z'), usedByShopper: 0 };

const applyOffer = (testedOffer: Offer | undefined, cart: PricedUnits[], given: CouponContext) =>
  applyTo(testedOffer, { lines: cart, deliveryFee: ZERO }, given);

const offer = (over: Partial<Offer> = {}): Offer => ({
  id: 'o',
  code: 'GLOW10',
  title: '10% off',
  type: 'percentage',
  discount: 10,
  enabled: true,
  ...over,
});

const units = (...lines: [rupees: number, quantity: number][]): PricedUnits[] =>
  lines.map(([rupees, quantity]) => someUnits(toPaise(rupees), quantity));

const lines = arbitraryLines(1);

describe('findOffer', () => {
  const offers = [offer(), offer({ id: 'off', code: 'FLASH25', enabled: false })];
  it.each([
    ['GLOW10', 'o'],
    ['  glow10 ', 'o'],
    ['FLASH25', undefined],
    ['NOPE', undefined],
    ['', undefined],
  ])('looks up the code %p', (code, id) => {
    expect(findOffer(offers, code)?.id).toBe(id);
  });
});

describe('applyOffer', () => {
  it.each<[string, Partial<Offer>, PricedUnits[], number, string]>([
    ['percentage', {}, units([649, 1], [299, 2]), 124.7, 'Coupon Applied: 10% OFF!'],
    ['percentage, capped', { maxDiscount: 100 }, units([649, 2]), 100, 'Coupon Applied: ₹100 OFF!'],
    [
      'percentage, capped at ₹150 of ₹217.60',
      { discount: 20, maxDiscount: 150 },
      units([1088, 1]),
      150,
      'Coupon Applied: ₹150 OFF!',
    ],
    ['percentage at its cap', { maxDiscount: 100 }, units([1000, 1]), 100, 'Coupon Applied: 10% OFF!'],
    ['fixed', { type: 'fixed', discount: 100 }, units([449, 1]), 100, 'Coupon Applied: ₹100 OFF!'],
    [
      'fixed above the subtotal',
      { type: 'fixed', discount: 500 },
      units([149, 1]),
      149,
      'Coupon Applied: ₹500 OFF!',
    ],
    [
      'bogo takes the cheapest half',
      { type: 'bogo', discount: 0 },
      units([649, 1], [299, 2], [399, 1]),
      598,
      'Coupon Applied: BOGO - ₹598 OFF! (2 Free Item(s))',
    ],
    [
      'bogo of an odd number',
      { type: 'bogo', discount: 0 },
      units([100, 3]),
      100,
      'Coupon Applied: BOGO - ₹100 OFF! (1 Free Item(s))',
    ],
    [
      'bogo, capped',
      { type: 'bogo', discount: 0, maxFreeItems: 1 },
      units([100, 6]),
      100,
      'Coupon Applied: BOGO - ₹100 OFF! (1 Free Item(s))',
    ],
  ])('gives a discount: %s', (_name, over, cart, rupees, message) => {
    const outcome = applyOffer(offer(over), cart, context);
    expect(outcome.applied && outcome.discount).toBe(toPaise(rupees));
    expect(couponMessage(outcome)).toBe(message);
  });

  it.each<[string, Offer | undefined, number, string]>([
    ['unknown', undefined, 0, 'Invalid Coupon Code'],
    ['disabled', offer({ enabled: false }), 0, 'Invalid Coupon Code'],
    ['too few', offer({ minProducts: 4 }), 0, 'Need at least 4 products for this offer.'],
    ['not started', offer({ startsAt: '2026-12-01T00:00:00Z' }), 0, 'This offer has not started yet.'],
    ['ended', offer({ endsAt: '2026-11-21T10:00:00Z' }), 0, 'This offer has ended.'],
    ['used up', offer({ usageLimit: 5, usedCount: 5 }), 0, 'This offer has been used up.'],
    ['bogo, too few', offer({ type: 'bogo', minProducts: 4 }), 0, 'Need at least 4 products for this offer.'],
    ['used by the shopper', offer({ perUserLimit: 1 }), 1, 'You have already used this offer.'],
    ['subtotal too low', offer({ minSubtotal: 1000 }), 0, 'Add ₹53 more to use this offer.'],
  ])('refuses an offer: %s', (_name, testedOffer, usedByShopper, message) => {
    const outcome = applyOffer(testedOffer, units([649, 1], [149, 2]), { ...context, usedByShopper });
    expect(outcome.applied).toBe(false);
    expect(couponMessage(outcome)).toBe(message);
  });

  it.each([0, 1, 2])('refuses a BOGO offer for one unit, with minProducts %p', (minProducts) => {
    const outcome = applyOffer(offer({ type: 'bogo', minProducts }), units([100, 1]), context);
    expect(outcome.applied).toBe(false);
    expect(couponMessage(outcome)).toBe('Need at least 2 products for this offer.');
  });

  it.each([
    [1, 1, false],
    [1, 0, true],
    [2, 1, true],
    [2, 2, false],
  ])(
    'after %p uses by the person and %p by the phone number, applies: %p',
    (perUserLimit, usedByPhone, applies) => {
      const outcome = applyOffer(offer({ perUserLimit }), units([100, 1]), { ...context, usedByPhone });
      expect(outcome.applied).toBe(applies);
      if (!applies)
        expect(couponMessage(outcome)).toBe('This offer has already been used with this mobile number.');
    },
  );

  it('announces a percentage only when the shopper gets all of it', () => {
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 1000 }),
        (cart, percent, maxDiscount) => {
          const outcome = applyOffer(offer({ discount: percent, maxDiscount }), cart, context);
          const subTotal = cart.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
          const whole = outcome.applied && outcome.discount === percentOf(paise(subTotal), percent);
          expect(couponMessage(outcome).includes('%')).toBe(whole);
        },
      ),
    );
  });

  it('counts minProducts in units over all lines', () => {
    expect(applyOffer(offer({ minProducts: 3 }), units([10, 1], [10, 2]), context).applied).toBe(true);
  });

  it('gives at most half of the units for free, and at most the maximum', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 10 }), (cart, maxFreeItems) => {
        const outcome = applyOffer(offer({ type: 'bogo', maxFreeItems }), cart, context);
        const total = cart.reduce((count, line) => count + line.quantity, 0);
        expect(outcome.applied).toBe(total >= 2);
        const free = outcome.applied ? outcome.freeItems : 0;
        expect(free).toBe(Math.min(Math.floor(total / 2), maxFreeItems > 0 ? maxFreeItems : Infinity));
      }),
    );
  });

  it('matches the specification’s unit-by-unit BOGO calculation', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 5 }), (cart, maxFreeItems) => {
        const each = cart
          .flatMap((line) => Array<number>(line.quantity).fill(line.unitPrice))
          .sort((a, b) => a - b);
        const half = Math.floor(each.length / 2);
        const free = each.slice(0, maxFreeItems > 0 ? Math.min(half, maxFreeItems) : half);
        const outcome = applyOffer(offer({ type: 'bogo', maxFreeItems }), cart, context);
        const discount = outcome.applied ? outcome.discount : 0;
        expect(discount).toBe(free.reduce((total, price) => total + price, 0));
      }),
    );
  });
});
