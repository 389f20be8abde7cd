import { createSelector } from '@reduxjs/toolkit';
import { couponMessage } from '@/domain/offers/couponMessage';
import { findOffer } from '@/domain/offers/coupons';
import type { ValidateOfferRequest } from '@/domain/contracts/orders/payment';
import { subtract, toPaise, toRupees, type Paise } from '@/domain/money/money';
import { wrapOf } from '@/domain/cart/extras';
import { goodsOf, type Sample, type AvailableSamples } from '@/domain/cart/sample';
import type { Offer } from '@/domain/offers/offer';
import { scopeOf } from '@/domain/offers/scope';
import type { PricedUnits } from '@/domain/offers/types/pricedUnits';
import { OFFER_TYPE_DEFINITIONS } from '@/domain/offers/types/offerTypeDefinitions';
import { COD_FEE_BELOW, type PaymentMethod } from '@/domain/pricing/fees';
import { amountsOf, quote, tryCoupon, type Amounts, type CouponTrial } from '@/domain/pricing/pricing';
import { selectCartItems, selectCartSubTotal, type CartRoot } from '@/features/cart';
import { selectExtras, selectOffered, type WithExtras } from '@/features/extras';
import { selectCatalogue, selectProducts, type WithCatalogue } from '@/features/catalogue';
import { valueOf } from '@/lib/remote';
import { selectOffers, selectOffersRead, selectShownOffers, type WithOffers } from '@/features/offers';
import type { CheckoutRoot } from './checkoutSlice';

type Root = CheckoutRoot & CartRoot & WithOffers & WithExtras;

export const selectCheckout = (state: CheckoutRoot) => state.checkout;

/** The cart in the form that coupons need; categories are known once the catalogue is. */
export const selectLines: (state: CartRoot & WithCatalogue) => PricedUnits[] = createSelector(
  [selectCartItems, selectProducts],
  (items, products) => {
    const categories = new Map(products.map(({ id, category }) => [id, category]));
    return items.map(({ kind = 'product', id, price, quantity }) => ({
      kind,
      id,
      category: kind === 'product' ? (categories.get(id) ?? '') : '',
      unitPrice: toPaise(price),
      quantity,
    }));
  },
);

/** Judges offers at the time the checkout opened. Only the server knows how often this shopper used one. */
export const selectContext = createSelector(
  (state: CheckoutRoot) => state.checkout.openedAt,
  (openedAt) => ({ now: new Date(openedAt), usedByShopper: 0 }),
);

/** The cart, method and time by which the browser judges a coupon. */
export const selectCouponTrial: (state: Root) => CouponTrial = createSelector(
  [selectLines, (state: Root) => state.checkout.method, selectContext],
  (lines, paymentMethod, context) => ({ lines, paymentMethod, context }),
);

/**
 * Whether the browser can judge a code: the offers are loaded, and for offers with a category scope the categories
 * too.
 */
export function selectCanJudge(state: Root, code: string): boolean {
  const offer = findOffer(selectOffers(state), code);
  const needsCatalogue = offer !== undefined && scopeOf(offer).kind === 'categories';
  return selectOffersRead(state) && (!needsCatalogue || selectCatalogue(state).status === 'ready');
}

/** The browser's own price for a method, shown until the server's arrives. */
export const selectLocalAmounts: (state: Root, paymentMethod: PaymentMethod) => Amounts = createSelector(
  [
    selectLines,
    selectOffers,
    selectContext,
    (state: Root) => state.checkout.coupon,
    selectExtras,
    (_state: Root, paymentMethod: PaymentMethod) => paymentMethod,
  ],
  (lines, offers, context, applied, extras, paymentMethod) => {
    const coupon = applied && { code: applied.code, offer: findOffer(offers, applied.code) };
    const wrap = wrapOf(extras);
    const giftWrap = wrap === undefined ? null : toPaise(wrap);
    return amountsOf(quote({ lines, coupon, paymentMethod, context, giftWrap }));
  },
);

/** The amounts shown, in rupees: the server's, or the browser's own. After a failed request the fee counts as 0. */
export const selectAmounts: (state: Root) => Amounts = createSelector(
  [(state: Root) => state.checkout.sums, (state: Root) => selectLocalAmounts(state, state.checkout.method)],
  (sums, local) => {
    if (sums.kind === 'priced') return sums.amounts;
    if (sums.kind !== 'failed') return local;
    const total = subtract(toPaise(local.finalTotal), toPaise(local.deliveryFee));
    return { ...local, deliveryFee: 0, finalTotal: toRupees(total) };
  },
);

export function selectPricingRequest(state: Root): ValidateOfferRequest {
  const giftWrap = wrapOf(selectExtras(state));
  return {
    cartItems: selectCartItems(state),
    couponCode: state.checkout.coupon?.code ?? '',
    paymentMethod: state.checkout.method,
    ...(giftWrap === undefined ? {} : { giftWrap }),
  };
}

export interface OfferChoice {
  offer: Offer;
  applies: boolean;
  /** The saving now, or why the offer does not apply. */
  text: string;
}

/** Every offer, with its effect on this cart. */
export const selectOfferChoices = createSelector(
  selectShownOffers,
  selectCouponTrial,
  (offers, trial): OfferChoice[] =>
    offers.map((offer) => {
      const outcome = tryCoupon(offer, trial);
      if (!outcome.applied) return { offer, applies: false, text: couponMessage(outcome) };
      return { offer, applies: true, text: OFFER_TYPE_DEFINITIONS[offer.type].saving(outcome) };
    }),
);

/** The amount that is missing for free cash on delivery, in paise. 0 when the cart has reached it. */
export const selectMissingForFreeDelivery: (state: CartRoot) => Paise = createSelector(
  selectCartSubTotal,
  (subTotal) => subtract(toPaise(COD_FEE_BELOW), subTotal),
);

/** Paise of the goods that count for a free sample; the checkout's coupon is taken off while it is open. */
export function selectSampleGoods(state: Root): Paise {
  if (state.checkout.status === 'closed') return selectCartSubTotal(state);
  const { subTotal, discountAmount } = selectAmounts(state);
  return goodsOf({ subTotal: toPaise(subTotal), discount: toPaise(discountAmount) });
}

/** The free samples of the shop; null while unknown or if there are none. */
export const selectAvailableSamples = (state: WithExtras): AvailableSamples | null =>
  valueOf(selectOffered(state))?.sample ?? null;

/** The free sample that the shopper has chosen, once the shop's are known; undefined without one. */
export const selectSample = (state: WithExtras): Sample | undefined =>
  selectAvailableSamples(state)?.choices.find(({ sku }) => sku === selectExtras(state).sample);

/** Whether an order is pending. The checkout is read-only meanwhile. */
export const selectOrdering = ({ checkout: { status } }: CheckoutRoot) =>
  status !== 'closed' && status !== 'open';
