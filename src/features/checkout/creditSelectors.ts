import { add, subtract, toPaise, toRupees, ZERO, type Paise } from '@/domain/money/money';
import { creditForOrder } from '@/domain/pricing/creditForOrder';
import type { PaymentMethod } from '@/domain/pricing/fees';
import type { CartRoot } from '@/features/cart';
import { selectCredit, selectIsCreditUsed, type WithCredit } from '@/features/credit';
import type { WithExtras } from '@/features/extras';
import type { WithOffers } from '@/features/offers';
import { selectAmounts, selectLocalAmounts } from './checkoutSelectors';
import type { CheckoutRoot } from './checkoutSlice';

type Root = CheckoutRoot & CartRoot & WithOffers & WithExtras & WithCredit;

/** The order's total with a method, in rupees: the shown one, or the browser's own for the other method. */
export const selectTotalWith = (state: Root, method: PaymentMethod): number =>
  (method === state.checkout.method ? selectAmounts(state) : selectLocalAmounts(state, method)).finalTotal;

/** The store credit that the order can use with a method, in paise. */
function selectCreditOfferedWith(state: Root, method: PaymentMethod): Paise {
  const credit = selectCredit(state);
  if (credit.status !== 'ready') return ZERO;
  const { spendable, held } = credit.value;
  const total = toPaise(selectTotalWith(state, method));
  return creditForOrder(total, add(toPaise(spendable), toPaise(held)), method);
}

/** The store credit that the order can use, in paise. */
export const selectCreditOffered = (state: Root): Paise =>
  selectCreditOfferedWith(state, state.checkout.method);

/** The store credit that the order uses, in paise; 0 unless the shopper opted in. */
export const selectCreditTaken = (state: Root): Paise =>
  selectIsCreditUsed(state) ? selectCreditOffered(state) : ZERO;

/** Rupees to pay with a method, beside the store credit that the order uses. */
export function selectToPayWith(state: Root, method: PaymentMethod): number {
  const credit = selectIsCreditUsed(state) ? selectCreditOfferedWith(state, method) : ZERO;
  return toRupees(subtract(toPaise(selectTotalWith(state, method)), credit));
}

/** Rupees to pay with the chosen method. */
export const selectToPay = (state: Root): number => selectToPayWith(state, state.checkout.method);

/**
 * The credit, in paise, that Pay Online would leave to the shopper whose credit pays for all of an order with Cash on
 * Delivery: the fee, and 5 %. 0 where some is paid in cash.
 */
export function selectCreditSavedOnline(state: Root): Paise {
  const { method, online } = state.checkout;
  const isCovered = selectIsCreditUsed(state) && selectToPay(state) === 0;
  if (!isCovered || method !== 'Cash on Delivery' || online.kind === 'off') return ZERO;
  const cash = toPaise(selectTotalWith(state, 'Cash on Delivery'));
  const paidOnline = toPaise(selectTotalWith(state, 'Pay Online'));
  return paidOnline < cash ? subtract(cash, paidOnline) : ZERO;
}
