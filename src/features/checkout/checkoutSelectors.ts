import { createSelector } from '@reduxjs/toolkit';
import { couponMessage } from '@/domain/offers/couponMessage';
import { applyOffer, findOffer, type PricedUnits } from '@/domain/offers/coupons';
import type { ValidateOfferRequest } from '@/domain/contracts/payment';
import { formatPaise, toPaise, type Paise } from '@/domain/money/money';
import type { Offer } from '@/domain/offers/offer';
import { COD_FEE_BELOW, type PaymentMethod } from '@/domain/pricing/fees';
import { amountsOf, quote, type Amounts } from '@/domain/pricing/pricing';
import { selectCartItems, selectCartSubTotal, type CartRoot } from '@/features/cart';
import { selectOffers, type WithOffers } from '@/features/offers';
import type { CheckoutRoot } from './checkoutSlice';
import { messages } from './messages/checkout';

type Root = CheckoutRoot & CartRoot & WithOffers;

export const selectCheckout = (state: CheckoutRoot) => state.checkout;

export const selectLines = createSelector(selectCartItems, (items): PricedUnits[] =>
  items.map(({ price, quantity }) => ({ unitPrice: toPaise(price), quantity })),
);

/** Judges offers at the time the checkout opened. Only the server knows how often this shopper used one. */
export const selectContext = createSelector(
  (state: CheckoutRoot) => state.checkout.openedAt,
  (openedAt) => ({ now: new Date(openedAt), usedByShopper: 0 }),
);

/** The browser's own price for a method, shown until the server's arrives. */
export const selectLocalAmounts: (state: Root, paymentMethod: PaymentMethod) => Amounts = createSelector(
  [
    selectLines,
    selectOffers,
    selectContext,
    (state: Root) => state.checkout.coupon,
    (_state: Root, paymentMethod: PaymentMethod) => paymentMethod,
  ],
  (lines, offers, context, applied, paymentMethod) => {
    const coupon = applied && { code: applied.code, offer: findOffer(offers, applied.code) };
    return amountsOf(quote({ lines, coupon, paymentMethod, context }));
  },
);

/** The amounts shown, in rupees: the server's, or the browser's own. After a failed request the fee counts as 0. */
export const selectAmounts: (state: Root) => Amounts = createSelector(
  [(state: Root) => state.checkout.sums, (state: Root) => selectLocalAmounts(state, state.checkout.method)],
  (sums, local) => {
    if (sums.kind === 'priced') return sums.amounts;
    if (sums.kind !== 'failed') return local;
    return { ...local, deliveryFee: 0, finalTotal: local.finalTotal - local.deliveryFee };
  },
);

export function selectPricingRequest(state: Root): ValidateOfferRequest {
  return {
    cartItems: selectCartItems(state),
    couponCode: state.checkout.coupon?.code ?? '',
    paymentMethod: state.checkout.method,
  };
}

export interface OfferChoice {
  offer: Offer;
  applies: boolean;
  /** The amount it saves now, or why it does not apply. */
  text: string;
}

/** Every offer, with its effect on this cart. */
export const selectOfferChoices = createSelector(
  selectOffers,
  selectLines,
  selectContext,
  (offers, lines, context): OfferChoice[] =>
    offers.map((offer) => {
      const outcome = applyOffer(offer, lines, context);
      if (!outcome.applied) return { offer, applies: false, text: couponMessage(outcome) };
      return {
        offer,
        applies: true,
        text: messages.checkoutSelectors.savesNow(formatPaise(outcome.discount)),
      };
    }),
);

/** The amount that is missing for free cash on delivery, in paise. 0 when the cart has reached it. */
export const selectMissingForFreeDelivery: (state: CartRoot) => Paise = createSelector(
  selectCartSubTotal,
  (subTotal) => Math.max(0, toPaise(COD_FEE_BELOW) - subTotal) as Paise,
);

/** Whether an order is pending. The checkout is read-only meanwhile. */
export const selectOrdering = ({ checkout: { status } }: CheckoutRoot) =>
  status !== 'closed' && status !== 'open';
