import { itemAdded } from '@/features/cart';
import { selectCreditTaken, selectToPay } from '@/features/checkout/creditSelectors';
import { checkoutActions } from '@/features/checkout/checkoutSlice';
import { selectAmounts, selectPricingRequest } from '@/features/checkout/checkoutSelectors';
import { creditLoaded, creditUseChosen } from '@/features/credit';
import { extrasChanged, selectExtras } from '@/features/extras';
import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/pricing/fees';
import { anItem } from '@/testing/builders';
import { runtimeReducers, type RunningState } from './boot/runtimeReducers';
import { rootReducerWith } from './rootReducer';

const reducer = rootReducerWith(runtimeReducers);
const after = (state: RunningState | undefined, ...actions: { type: string }[]): RunningState =>
  actions.reduce<RunningState | undefined>(reducer, state)!;

/** A shopper's first cart of ₹ 300, with ₹ 100 of store credit. */
const start = (paymentMethod: PaymentMethod) =>
  after(
    undefined,
    itemAdded(anItem({ price: 300, quantity: 1 })),
    creditLoaded({ balance: 100, spendable: 100, held: 0, isFrozen: false, lots: [], entries: [] }),
    checkoutActions.methodChosen(paymentMethod),
  );

/** What stands in the order, or is asked of its price, although the shopper put only goods in the cart. */
function additionsOf(state: RunningState): string[] {
  const { subTotal, prepaidDiscount, deliveryFee } = selectAmounts(state);
  const { couponCode, giftWrap } = selectPricingRequest(state);
  const { isGift, note, wrap, sample } = selectExtras(state);
  const found = {
    'gift wrap': wrap !== null || giftWrap !== undefined,
    'a gift': isGift || note !== '',
    'a sample': sample !== '',
    'store credit': selectCreditTaken(state) > 0,
    'a coupon': couponCode !== '',
    'another sum': selectToPay(state) !== subTotal - prepaidDiscount + deliveryFee,
  };
  return Object.entries(found).flatMap(([what, isThere]) => (isThere ? [what] : []));
}

test.each(PAYMENT_METHODS)('nothing is added to a first cart that is paid by %s', (method) => {
  const state = start(method);
  expect(selectAmounts(state).subTotal).toBe(300);
  expect(additionsOf(state)).toEqual([]);
});

test.each([
  [extrasChanged({ isGift: true, wrap: 49 }), ['gift wrap', 'a gift', 'another sum']],
  [extrasChanged({ wrap: 49 }), ['gift wrap']],
  [extrasChanged({ sample: 'MINI' }), ['a sample']],
  [creditUseChosen(true), ['store credit', 'another sum']],
  [checkoutActions.couponApplied({ code: 'GLOW10', message: '' }), ['a coupon']],
])('a planted %j is found', (planted, found) => {
  expect(additionsOf(after(start('Cash on Delivery'), planted))).toEqual(found);
});
