import { createSelector } from '@reduxjs/toolkit';
import { couponMessage } from '@/domain/couponMessage';
import { applyOffer, findOffer, type PricedUnits } from '@/domain/coupons';
import type { ValidateOfferRequest } from '@/domain/contracts/payment';
import { formatPaise, toPaise, type Paise } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import { COD_FEE_BELOW, type PaymentMethod } from '@/domain/fees';
import { amountsOf, quote, type Amounts } from '@/domain/pricing';
import { selectCartItems, selectCartSubTotal, type CartRoot } from '@/features/cart';
import { selectOffers, type WithOffers } from '@/features/offers';
import type { CheckoutState } from './checkoutSlice';

export interface CheckoutRoot {
  checkout: CheckoutState;
}
type Root = CheckoutRoot & CartRoot & WithOffers;

export const selectCheckout = (state: CheckoutRoot) => state.checkout;

export const selectLines = createSelector(selectCartItems, (items): PricedUnits[] =>
  items.map(({ price, quantity }) => ({ unitPrice: toPaise(price), quantity })),
);

/** Offers are judged by when the checkout opened; how often this shopper used one only the server knows. */
export const selectContext = createSelector(
  (state: CheckoutRoot) => state.checkout.openedAt,
  (openedAt) => ({ now: new Date(openedAt), usedByShopper: 0 }),
);

/** What this browser computes for a method, until the server has spoken. */
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

/** The sums shown, in rupees: the server's where it has answered; without its answer the fee counts as 0. */
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
  /** What it saves now, or why it does not apply. */
  text: string;
}

/** Every offer with what it would do for this cart. */
export const selectOfferChoices = createSelector(
  selectOffers,
  selectLines,
  selectContext,
  (offers, lines, context): OfferChoice[] =>
    offers.map((offer) => {
      const outcome = applyOffer(offer, lines, context);
      if (!outcome.applied) return { offer, applies: false, text: couponMessage(outcome) };
      return { offer, applies: true, text: `Saves ${formatPaise(outcome.discount)} now` };
    }),
);

/** How much more saves the cash-on-delivery fee; 0 when nothing more is needed. */
export const selectMissingForFreeDelivery: (state: CartRoot) => Paise = createSelector(
  selectCartSubTotal,
  (subTotal) => Math.max(0, toPaise(COD_FEE_BELOW) - subTotal) as Paise,
);

/** While an order is under way nothing about it can be changed. */
export const selectOrdering = ({ checkout: { status } }: CheckoutRoot) =>
  status !== 'closed' && status !== 'open';
