import fc from 'fast-check';
import { paise } from '../money/money';
import type { Offer } from '../offers/offer';
import { someUnits } from '../offers/testing';
import { quote } from './pricing';
import { quoteAnswer } from './quoteAnswer';

const now = new Date('2026-11-21T10:00:00Z');
const flat = (discount: number): Offer => ({
  id: 'flat',
  code: 'FLAT',
  title: '',
  type: 'fixed',
  enabled: true,
  discount,
});

it.each([
  [500, 'Pay Online', false, 'There is nothing left to pay online. Please choose Cash on Delivery.'],
  [199.5, 'Pay Online', false, 'Less than ₹1 cannot be paid online. Please choose Cash on Delivery.'],
  [198, 'Pay Online', true, 'Coupon Applied: ₹198 OFF!'],
  [500, 'Cash on Delivery', true, 'Coupon Applied: ₹500 OFF!'],
] as const)('₹200 less ₹%p by %s: success %p', (discount, paymentMethod, success, message) => {
  const lines = [someUnits(paise(20_000))];
  const coupon = { code: 'FLAT', offer: flat(discount) };
  const sums = quote({ lines, coupon, paymentMethod, context: { now, usedByShopper: 0 } });
  expect(quoteAnswer(sums, paymentMethod)).toMatchObject({ success, message });
});

it('a total below Razorpay’s minimum is never a success', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 1000 }),
      (price, discount) => {
        const lines = [someUnits(paise(price))];
        const coupon = { code: 'FLAT', offer: flat(discount) };
        const context = { now, usedByShopper: 0 };
        const sums = quote({ lines, coupon, paymentMethod: 'Pay Online', context });
        expect(quoteAnswer(sums, 'Pay Online').success).toBe(sums.finalTotal >= 100);
      },
    ),
  );
});
