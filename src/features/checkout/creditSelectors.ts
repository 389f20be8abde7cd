import { add, subtract, toPaise, toRupees, ZERO, type Paise } from '@/domain/money/money';
import { creditForOrder } from '@/domain/pricing/creditForOrder';
import type { CartRoot } from '@/features/cart';
import { selectCredit, selectIsCreditUsed, type WithCredit } from '@/features/credit';
import type { WithExtras } from '@/features/extras';
import type { WithOffers } from '@/features/offers';
import { selectAmounts, selectLocalAmounts } from './checkoutSelectors';
import type { CheckoutRoot } from './checkoutSlice';

type Root = CheckoutRoot & CartRoot & WithOffers & WithExtras & WithCredit;

/** The store credit that the order can use, in paise. */
export function selectCreditOffered(state: Root): Paise {
  const credit = selectCredit(state);
  if (credit.status !== 'ready') return ZERO;
  const { spendable, held } = credit.value;
  const total = toPaise(selectAmounts(state).finalTotal);
  return creditForOrder(total, add(toPaise(spendable), toPaise(held)), state.checkout.method);
}

/** The store credit that the order uses, in paise; 0 unless the shopper opted in. */
export const selectCreditTaken = (state: Root): Paise =>
  selectIsCreditUsed(state) ? selectCreditOffered(state) : ZERO;

/** Rupees to pay with the chosen method. */
export const selectToPay = (state: Root): number =>
  toRupees(subtract(toPaise(selectAmounts(state).finalTotal), selectCreditTaken(state)));

/**
 * The credit, in paise, that Pay Online would leave to the shopper whose credit pays for all of an order with Cash on
 * Delivery: the fee, and 5 %. 0 where some is paid in cash.
 */
export function selectCreditSavedOnline(state: Root): Paise {
  const { method, online } = state.checkout;
  const isCovered = selectIsCreditUsed(state) && selectToPay(state) === 0;
  if (!isCovered || method !== 'Cash on Delivery' || online.kind === 'off') return ZERO;
  const cash = toPaise(selectAmounts(state).finalTotal);
  const paidOnline = toPaise(selectLocalAmounts(state, 'Pay Online').finalTotal);
  return paidOnline < cash ? subtract(cash, paidOnline) : ZERO;
}
