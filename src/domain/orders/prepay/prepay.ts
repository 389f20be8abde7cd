import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/calendar';
import { formatPaise, percentOf, subtract, toPaise, toRupees, type Paise } from '@/domain/money/money';
import { methodProblem, PREPAID_PERCENT } from '@/domain/pricing/fees';
import type { Amounts } from '@/domain/pricing/pricing';
import { isCancelling } from '../lifecycle/lifecycle';
import { refused, type RefusedAction } from '../order/decision';
import { withNote } from '../order/note';
import type { Order } from '../order/order';
import type { PrepayLink } from '../order/prepay';
import { messages } from './messages';

/** Milliseconds until a payment page expires. */
export const PREPAY_LINK_MS = HOUR_MS;
/** Minimum of milliseconds that a shopper needs to pay; a page that expires sooner is not reused. */
const MIN_LIFE_MS = 20 * MINUTE_MS;
/** Milliseconds that the link in the order's mail works. */
export const PREPAY_MAIL_MS = 2 * DAY_MS;
/** Links of one order. */
export const MAX_PREPAY_LINKS = 30;

/** The sums of a cash order when it is paid online: less 5 %, and no fee for cash. */
export function prepaidAmounts({ amounts }: Pick<Order, 'amounts'>): Amounts {
  const { deliveryDiscount: _, ...rest } = amounts;
  const goods = subtract(toPaise(amounts.subTotal), toPaise(amounts.discountAmount));
  const prepaidDiscount = percentOf(goods, PREPAID_PERCENT);
  const withoutFee = subtract(toPaise(amounts.finalTotal), toPaise(amounts.deliveryFee));
  return {
    ...rest,
    prepaidDiscount: toRupees(prepaidDiscount),
    deliveryFee: 0,
    finalTotal: toRupees(subtract(withoutFee, prepaidDiscount)),
  };
}

/** Paise that paying online saves. */
export const prepaySaving = (order: Pick<Order, 'amounts'>): Paise =>
  subtract(toPaise(order.amounts.finalTotal), toPaise(prepaidAmounts(order).finalTotal));

/**
 * Returns the reason why a cash order cannot be paid online, as a sentence for the shopper; null when it
 * can.
 */
export function prepayProblem(
  order: Order,
): RefusedAction<'is_paid' | 'too_late' | 'not_payable_online'> | null {
  const { status, paymentMethod, papers, replaces, erasedAt, prepay, shipment } = order;
  if (paymentMethod === 'Pay Online' || prepay?.paid) {
    return refused('is_paid', messages.isPaid);
  }
  const isOpen = status === 'placed' && !isCancelling(order) && shipment.status !== 'by_hand';
  if (!isOpen || papers?.invoice || replaces || erasedAt) {
    return refused('too_late', messages.tooLate);
  }
  if (order.credit) return refused('not_payable_online', messages.paidWithCredit);
  const problem = methodProblem(toPaise(prepaidAmounts(order).finalTotal), 'Pay Online');
  return problem ? refused('not_payable_online', problem) : null;
}

export const canPrepay = (order: Order): boolean => prepayProblem(order) === null;

/** Whether this amount in paise equals the order's present prepaid total. */
export const isPrepayable = (order: Order, paise: Paise): boolean =>
  canPrepay(order) && toPaise(prepaidAmounts(order).finalTotal) === paise;

/** The page for the order's present total that lives long enough; null where a new one is needed. */
export function openLink({ prepay, ...order }: Order, now: Date): PrepayLink | null {
  const { link } = prepay ?? {};
  const isSame = link?.amount === prepaidAmounts(order).finalTotal;
  return link && isSame && Date.parse(link.expiresAt) - now.getTime() > MIN_LIFE_MS ? link : null;
}

/** The order with its received payment; the courier must stop the parcel for cash next. */
export function withPrepayment(
  order: Order,
  { razorpayOrderId, paymentId }: { razorpayOrderId: string; paymentId: string },
  now: Date,
): Order {
  const at = now.toISOString();
  const { prepay } = order;
  if (!prepay) throw new Error(`${order.orderId} has no link to pay by`);
  return {
    ...order,
    prepay: { ...prepay, paid: { razorpayOrderId, paymentId, at }, dueAt: at },
    updatedAt: at,
  };
}

/** The unchanged order, with the payment to be refunded whole. */
export function withPrepayRefused(order: Order, paise: Paise, now: Date): Order {
  const { prepay } = order;
  if (!prepay) return order;
  const refusedNow = { at: now.toISOString(), amount: toRupees(paise) };
  const note = messages.goesBack(formatPaise(paise));
  return withNote({ ...order, prepay: { ...prepay, refused: refusedNow } }, 'razorpay', note, now);
}
