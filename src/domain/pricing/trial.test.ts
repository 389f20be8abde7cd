import fc from 'fast-check';
import { toPaise } from '../money/money';
import { OFFER_TYPES } from '../offers/types/offerType';
import { offerProblems } from '../offers/offerProblems';
import { anOfferDraft, someUnits } from '../offers/testing';
import { tryOffer, asRunning } from './trial';

const now = new Date('2026-11-22T10:00:00.000Z');

test('every input of the trial is validated without an exception', () => {
  const figure = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Infinity, -0));
  fc.assert(
    fc.property(
      fc.constantFrom(...OFFER_TYPES),
      fc.array(figure, { minLength: 7, maxLength: 7 }),
      (type, n) => {
        const [discount = 0, minProducts = 0, maxFreeItems = 0, usageLimit = 0, perUserLimit = 0] = n;
        const [, , , , , minSubtotal = 0, maxDiscount = 0] = n;
        const given = {
          discount,
          minProducts,
          maxFreeItems,
          usageLimit,
          perUserLimit,
          minSubtotal,
          maxDiscount,
        };
        const draft = anOfferDraft({ ...given, type });
        const lines = [someUnits(toPaise(349), 3)];
        const trial = tryOffer({ draft, lines, paymentMethod: 'Pay Online', now });
        expect(trial === null).toBe(offerProblems(draft).length > 0);
        if (trial) expect(trial.amounts.finalTotal).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('the trial returns the shop’s current answer, and the discount while the offer runs', () => {
  const draft = anOfferDraft({ enabled: false, startsAt: '2027-01-01T00:00:00.000Z', minProducts: 2 });
  const cart = (quantity: number) => ({
    lines: [someUnits(toPaise(300), quantity)],
    now,
    paymentMethod: 'Cash on Delivery' as const,
  });
  expect(tryOffer({ draft, ...cart(2) })).toMatchObject({ applies: false, message: 'Invalid Coupon Code' });
  expect(tryOffer({ draft: { ...draft, enabled: true }, ...cart(2) })).toMatchObject({
    applies: false,
    message: 'This offer has not started yet.',
  });
  expect(tryOffer({ draft: asRunning(draft), ...cart(1) })).toMatchObject({
    applies: false,
    message: 'Need at least 2 products for this offer.',
    amounts: { finalTotal: 370 },
  });
  expect(tryOffer({ draft: asRunning(draft), ...cart(2) })).toMatchObject({
    applies: true,
    amounts: { subTotal: 600, discountAmount: 60, deliveryFee: 0, finalTotal: 540 },
  });
});
