import fc from 'fast-check';
import { toPaise, type Paise } from '@/domain/money/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/pricing/fees';
import { amountsOf, quote } from '@/domain/pricing/pricing';
import { quoteAnswer } from '@/domain/pricing/quoteAnswer';
import type { Offer } from '../offer';
import { offerProblems } from '../offerProblems';
import { anOfferDraft, someUnits } from '../testing';

const freeship: Offer = {
  id: 'freeship',
  code: 'FREESHIP',
  title: 'Free delivery',
  type: 'free_delivery',
  discount: 0,
  enabled: true,
  perUserLimit: 1,
};
const context = { now: new Date('2026-11-25T10:00:00Z'), usedByShopper: 0 };
const priced = (paise: number, paymentMethod: PaymentMethod, offer: Offer | null = freeship) =>
  quote({
    lines: [someUnits(paise as Paise)],
    coupon: offer && { code: offer.code, offer },
    paymentMethod,
    context,
  });

const FREE_ANYWAY =
  'Delivery is free for this order already. This offer takes off the delivery fee of Cash on Delivery.';

test.each<[number, PaymentMethod, boolean, string, number]>([
  [300, 'Cash on Delivery', true, 'Coupon Applied: Free Delivery!', 300],
  [499.99, 'Cash on Delivery', true, 'Coupon Applied: Free Delivery!', 499.99],
  [500, 'Cash on Delivery', false, FREE_ANYWAY, 500],
  [300, 'Pay Online', false, FREE_ANYWAY, 285],
])('free delivery for ₹%p by %s: success %p, %s', (rupees, method, success, message, finalTotal) => {
  const sums = priced(toPaise(rupees), method);
  expect(quoteAnswer(sums, method)).toEqual({ success, message });
  expect(amountsOf(sums)).toMatchObject({ discountAmount: 0, deliveryFee: 0, finalTotal });
  expect(amountsOf(sums).deliveryDiscount).toBe(success ? 70 : undefined);
});

test('free delivery reduces the total by the delivery fee only, to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      fc.constantFrom(...PAYMENT_METHODS),
      (paise, method) => {
        const [plain, withOffer] = [priced(paise, method, null), priced(paise, method)];
        expect(withOffer.deliveryFee).toBe(0);
        expect(withOffer.deliveryDiscount).toBe(plain.deliveryFee);
        expect(withOffer.finalTotal + withOffer.deliveryDiscount).toBe(plain.finalTotal);
        expect(withOffer.coupon?.applied).toBe(plain.deliveryFee > 0);
      },
    ),
  );
});

test('free delivery has no figures of its own', () => {
  const draft = anOfferDraft({ type: 'free_delivery', discount: 0 });
  expect(offerProblems(draft)).toEqual([]);
  expect(offerProblems({ ...draft, maxDiscount: 70 }).map(({ field }) => field)).toEqual(['maxDiscount']);
});
