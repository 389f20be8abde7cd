import { call, put, select } from 'typed-redux-saga';
import type { ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import { giftOf, markOf } from '@/domain/cart/extras';
import { toRupees } from '@/domain/money/money';
import { pickAmounts } from '@/domain/pricing/pricing';
import { selectChosenAddress } from '@/features/addresses';
import { selectUser, untilSignedOut } from '@/features/auth';
import { selectCartItems } from '@/features/cart';
import { creditRequested } from '@/features/credit';
import { selectExtras } from '@/features/extras';
import { codeOf } from '@/features/payments';
import { toastWithdrawn } from '@/lib/toast';
import { takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { selectCheckout } from '../../checkoutSelectors';
import { checkoutActions } from '../../checkoutSlice';
import { selectCreditTaken } from '../../creditSelectors';
import { messages } from '../../messages';
import { closeEmptied } from '../closeEmptied';
import { beginAttempt, otherAttempts } from './attempts';
import { settleBefore } from './attemptsSaga';
import { confirmOrder } from './confirmOrder';
import { handlePlacement } from './handlePlacement';
import { orderRefused } from './orderRefused';
import { PAYMENT_STRATEGIES } from './paymentStrategies';
import type { AgreedOrder, Placement } from './placement';

function* createOrder(services: Services, confirmed: ValidateOfferResponse) {
  const user = yield* select(selectUser);
  const address = yield* select(selectChosenAddress);
  const items = yield* select(selectCartItems);
  const { method } = yield* select(selectCheckout);
  if (!user || !address) return null;
  const { couponCode } = confirmed;
  const amounts = pickAmounts(confirmed);
  const storeCredit = toRupees(yield* select(selectCreditTaken));
  const extras = yield* select(selectExtras);
  const extrasMark = markOf(extras);
  const draft = { uid: user.uid, method, items, couponCode, amounts, extrasMark };
  const orderId = beginAttempt(services, draft);
  const gift = giftOf(extras);
  const { sample } = extras;
  const order: AgreedOrder = {
    orderId,
    user,
    address,
    items,
    couponCode,
    amounts,
    storeCredit,
    gift,
    sample,
  };
  return order;
}

/** Whether the cart can be ordered: nothing of it was ordered before by an attempt whose answer was lost. */
function* settleOthers(services: Services) {
  const user = yield* select(selectUser);
  if (!user) return true;
  const items = yield* select(selectCartItems);
  const { method } = yield* select(selectCheckout);
  return yield* call(
    settleBefore,
    services,
    user.uid,
    otherAttempts(services, { uid: user.uid, method, items }),
  );
}

/**
 * Whether the shown credit was spent or has changed. An unpaid order holds its credit, and a retry uses the
 * same.
 */
const isCreditStale = (placement: Placement): boolean =>
  placement.kind === 'placed' ||
  (placement.kind === 'failed' && codeOf(placement.failure) === 'credit_changed');

/** Lets the shopper press again, unless another tab has bought or emptied the cart. */
function* endAttempt() {
  yield* put(checkoutActions.orderAttemptEnded());
  const { status } = yield* select(selectCheckout);
  const items = yield* select(selectCartItems);
  if (status === 'open' && items.length === 0) yield* call(closeEmptied);
}

/** Says that something broke. The order of an online payment may be paid for, so it is followed. */
function* onCrash(order: AgreedOrder | null) {
  yield* put(orderRefused(messages.orderFailed));
  const { method } = yield* select(selectCheckout);
  if (order && method === 'Pay Online')
    yield* put(checkoutActions.paymentUnfinished(messages.unconfirmed.refused));
}

function* placeOrder(services: Services) {
  let order: AgreedOrder | null = null;
  try {
    yield* put(toastWithdrawn('checkout'));
    const confirmed = yield* call(confirmOrder, services);
    if (!confirmed) return;
    if ((yield* select(selectCartItems)).length === 0) return;
    if (!(yield* call(settleOthers, services))) return;
    order = yield* call(createOrder, services, confirmed);
    if (!order) {
      yield* put(orderRefused(messages.noAddress));
      return;
    }
    const { method } = yield* select(selectCheckout);
    const placement = yield* call(PAYMENT_STRATEGIES[method], services, order);
    yield* call(handlePlacement, services, order, placement);
    if (order.storeCredit > 0 && isCreditStale(placement)) yield* put(creditRequested());
  } catch (error) {
    yield* call(onCrash, order);
    throw error;
  } finally {
    yield* call(endAttempt);
  }
}

/**
 * Places one order at a time. `takeLeading` ignores a second press while one is pending. An answer after a sign-out
 * changes nothing: its attempt stays stored, and `watchAttempts` follows it at the buyer's next login.
 */
export function* watchPlacing(services: Services) {
  yield* takeLeading(checkoutActions.orderSubmitted, untilSignedOut(placeOrder), services);
}
