import fc from 'fast-check';
import { arbitraryLines, arbitraryScope, someUnits } from '../offers/testing';
import { OFFER_TYPES } from '../offers/types/offerType';
import type { PricedUnits } from '../offers/types/pricedUnits';
import { toPaise, type Paise } from '../money/money';
import type { Offer } from '../offers/offer';
import type { PaymentMethod } from './fees';
import { amountsOf, quote } from './pricing';

const context = { now: new Date('2026-11-21T10:00:00Z'), usedByShopper: 0 };
const glow10: Offer = { id: 'g', code: 'GLOW10', title: '', type: 'percentage', discount: 10, enabled: true };

const arbitraryOffer: fc.Arbitrary<Offer> = fc
  .record({
    id: fc.constant('x'),
    code: fc.constant('X'),
    title: fc.constant(''),
    type: fc.constantFrom(...OFFER_TYPES),
    discount: fc.integer({ min: 0, max: 100 }),
    enabled: fc.constant(true),
    maxFreeItems: fc.integer({ min: 0, max: 4 }),
    scope: arbitraryScope,
  })
  .map(({ scope, ...offer }) => (scope ? { ...offer, scope } : offer));
const wrap = fc.option(fc.integer({ min: 0, max: 100_000 }).map((paise) => paise as Paise));
const method = fc.constantFrom<PaymentMethod>('Cash on Delivery', 'Pay Online');

describe('quote', () => {
  const cart: PricedUnits[] = [someUnits(toPaise(649)), someUnits(toPaise(299), 2)];

  it('adds up to the sums of the designed checkout', () => {
    const online = quote({
      lines: cart,
      coupon: { code: 'GLOW10', offer: glow10 },
      paymentMethod: 'Pay Online',
      context,
    });
    expect(amountsOf(online)).toEqual({
      subTotal: 1247,
      discountAmount: 124.7,
      prepaidDiscount: 56.12,
      deliveryFee: 0,
      finalTotal: 1066.18,
    });
    const cod = quote({
      lines: cart,
      coupon: { code: 'GLOW10', offer: glow10 },
      paymentMethod: 'Cash on Delivery',
      context,
    });
    expect(amountsOf(cod)).toMatchObject({ deliveryFee: 0, finalTotal: 1122.3 });
  });

  it.each<[number, PaymentMethod, number]>([
    [499.99, 'Cash on Delivery', 70],
    [500, 'Cash on Delivery', 0],
    [499.99, 'Pay Online', 0],
    [0.01, 'Cash on Delivery', 70],
  ])('₹%p by %s costs ₹%p for delivery', (rupees, paymentMethod, fee) => {
    const lines = [someUnits(toPaise(rupees))];
    expect(quote({ lines, coupon: null, paymentMethod, context }).deliveryFee).toBe(toPaise(fee));
  });

  it('charges the delivery fee by the subtotal after the coupon', () => {
    const lines = [someUnits(toPaise(549))];
    const sums = quote({
      lines,
      coupon: { code: 'X', offer: glow10 },
      paymentMethod: 'Cash on Delivery',
      context,
    });
    expect(amountsOf(sums)).toMatchObject({ discountAmount: 54.9, deliveryFee: 70, finalTotal: 564.1 });
  });

  it('reports an unknown code and returns the sums without it', () => {
    const sums = quote({
      lines: cart,
      coupon: { code: 'NO', offer: undefined },
      paymentMethod: 'Cash on Delivery',
      context,
    });
    expect(sums.coupon).toEqual({ applied: false, refusal: { kind: 'unknown' } });
    expect(sums.finalTotal).toBe(toPaise(1247));
  });

  it('is never negative and adds up to the paisa', () => {
    fc.assert(
      fc.property(
        arbitraryLines(0, 50),
        arbitraryOffer,
        method,
        wrap,
        (lines, offer, paymentMethod, giftWrap) => {
          const plain = { lines, coupon: { code: 'X', offer }, paymentMethod, context };
          const q = quote({ ...plain, giftWrap });
          // The wrap adds its own price, and changes nothing else.
          expect({ ...q, giftWrap: null, finalTotal: q.finalTotal - (giftWrap ?? 0) }).toEqual(quote(plain));
          for (const part of [
            q.subTotal,
            q.discount,
            q.prepaidDiscount,
            q.total,
            q.deliveryFee,
            q.finalTotal,
          ]) {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(Number.isSafeInteger(part)).toBe(true);
          }
          expect(q.subTotal - q.discount - q.prepaidDiscount + q.deliveryFee + (giftWrap ?? 0)).toBe(
            q.finalTotal,
          );
        },
      ),
    );
  });

  it('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(arbitraryLines(0, 50), arbitraryOffer, method, (lines, offer, paymentMethod) => {
        const priced = (some: PricedUnits[]) =>
          quote({ lines: some, coupon: { code: 'X', offer }, paymentMethod, context });
        expect(priced([...lines].reverse())).toEqual(priced(lines));
      }),
    );
  });
});
