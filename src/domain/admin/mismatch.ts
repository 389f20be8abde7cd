import { isBeforePickup, isCancelling } from '../orders/lifecycle/lifecycle';
import { toRupees, ZERO, type Paise } from '../money/money';
import { payable } from '../orders/order/payable';
import type { Order, ParcelTrouble } from '../orders/order/order';
import { isTroubleOpen } from '../orders/shipment/parcelTrouble';
import { isParcelCancelled } from '../orders/shipment/cancelledParcel';
import { refusalIn, refusedIn } from '../payments/refund/refusedRefunds';
import {
  manuallyRefundedPaise,
  refundedPayment,
  sentPaise,
  transferredPaise,
  type PaymentRecord,
} from '../payments/record/paymentRecord';
import { messages } from './messages';

/**
 * A difference between the shop's books and a provider's, with the action that settles it. Amounts are
 * rupees, times ISO.
 */
export type Mismatch = Difference & {
  /** The buyer's name, or their email where no order has the name; empty where unknown. */
  customer: string;
};

type Difference =
  /** 'by_hand': the payment belongs to nothing that the shop sold, and has to be refunded at Razorpay. */
  | {
      kind: 'paid_no_order';
      settledBy: 'settle' | 'by_hand';
      razorpayOrderId: string;
      paymentId: string;
      /** The order that waits for this payment; empty where there is none. */
      orderId: string;
      amount: number;
      at: string;
    }
  | {
      kind: 'amounts_differ';
      settledBy: 'settle' | 'by_hand';
      razorpayOrderId: string;
      paymentId: string;
      orderId: string;
      /** The differing fields of the payment; 'twice': Razorpay sent a refund that the team had transferred. */
      what: 'paid' | 'refunded' | 'twice';
      ours: number;
      theirs: number;
      at: string;
    }
  /** Razorpay refused to refund a payment that no order shows, so the team may transfer it. */
  | {
      kind: 'refund_refused';
      settledBy: 'transfer';
      razorpayOrderId: string;
      paymentId: string;
      orderId: '';
      of: 'gift_card' | 'payment';
      amount: number;
      /** Razorpay's words; may be empty. */
      why: string;
    }
  | {
      kind: 'order_no_parcel';
      settledBy: 'book';
      orderId: string;
      amount: number;
      since: string;
      problem: string;
    }
  /** The courier reports a lost or undeliverable parcel, and the team has not written a note about it. */
  | {
      kind: 'parcel_trouble';
      settledBy: 'note';
      orderId: string;
      awb: string;
      /** 'found': the courier found the parcel after its order had ended as lost. */
      trouble: ParcelTrouble['kind'] | 'found';
      /** The courier's status of a found parcel; empty otherwise. */
      says: string;
      amount: number;
      since: string;
    }
  /** `orderId` is empty where no order ever had it. */
  | {
      kind: 'parcel_no_order';
      settledBy: 'cancel_parcel';
      orderId: string;
      awb: string;
      /** The parcel was lost and the order was sent again. */
      isResent?: true;
      /** The total of the order; 0 where there is none. */
      amount: number;
      problem: string;
    };

/** A payment as Razorpay reports it. */
export interface TakenPayment {
  id: string;
  orderId: string;
  amount: Paise;
  refunded: Paise;
  /** ISO. */
  at: string;
}

/** Milliseconds that an order may wait for its parcel before it becomes a mismatch. */
export const PARCEL_GRACE_MS = 15 * 60_000;

const customerOf = (order: Order | null): string => (order && !order.erasedAt ? order.address.name : '');

/** The difference between a payment at Razorpay and the shop's record of it; null when they agree. */
export function paymentMismatch(
  taken: TakenPayment,
  record: PaymentRecord | null,
  order: Order | null,
): Mismatch | null {
  const { id: paymentId, orderId: razorpayOrderId, amount, refunded, at } = taken;
  const counts = record?.razorpayPaymentId === paymentId;
  const isKnown = counts || (record !== null && Object.hasOwn(record.refunds, paymentId));
  if (!isKnown) {
    // All of it was refunded, so no refund is due.
    if (refunded >= amount) return null;
    const settledBy = record || razorpayOrderId ? 'settle' : 'by_hand';
    const orderId = record?.orderId ?? '';
    const customer = customerOf(order);
    const payment = { razorpayOrderId, paymentId, orderId, amount: toRupees(amount), at };
    return { kind: 'paid_no_order', settledBy, ...payment, customer };
  }
  const differs = (what: 'paid' | 'refunded', ours: Paise, theirs: Paise): Mismatch => ({
    kind: 'amounts_differ',
    settledBy: what === 'refunded' ? 'settle' : 'by_hand',
    what,
    razorpayOrderId,
    paymentId,
    orderId: record?.orderId ?? '',
    ours: toRupees(ours),
    theirs: toRupees(theirs),
    at,
    customer: customerOf(order),
  });
  // A cash order's sum differs until the prepayment is made, and an edited order has several payments.
  const isPrepaid = !record?.isPrepay || order?.payment.razorpayPaymentId === paymentId;
  const isOfOrder = isPrepaid && !record?.editId && !order?.edits;
  const total = counts && order && isOfOrder ? payable(order) : amount;
  if (total !== amount) return differs('paid', total, amount);
  const sent = record ? sentPaise(record, paymentId) : ZERO;
  return sent === refunded ? null : differs('refunded', sent, refunded);
}

/** A refund that went out twice: the team transferred it, and Razorpay sent it after all. */
export function twiceMismatch(record: PaymentRecord, order: Order | null): Mismatch | null {
  const { sentTwiceAt, razorpayOrderId, orderId, razorpayPaymentId, byHand = {} } = record;
  if (!sentTwiceAt) return null;
  const paymentId =
    Object.values(byHand).find(({ at }) => at === sentTwiceAt)?.paymentId ?? razorpayPaymentId;
  return {
    kind: 'amounts_differ',
    settledBy: 'by_hand',
    what: 'twice',
    razorpayOrderId,
    paymentId,
    orderId,
    ours: toRupees(transferredPaise(record, paymentId)),
    theirs: toRupees(manuallyRefundedPaise(record, paymentId)),
    at: sentTwiceAt,
    customer: customerOf(order),
  };
}

/** A refund that Razorpay refused, of a payment without an order; null without one. `email` is the buyer's, or empty. */
export function refusedMismatch(record: PaymentRecord, email: string): Mismatch | null {
  const [first] = refusedIn(record);
  if (!first || record.orderId) return null;
  const { paise, why } = refusalIn(record);
  return {
    kind: 'refund_refused',
    settledBy: 'transfer',
    razorpayOrderId: record.razorpayOrderId,
    paymentId: refundedPayment(first[0]),
    orderId: '',
    of: record.giftCardId ? 'gift_card' : 'payment',
    amount: toRupees(paise),
    why,
    customer: email,
  };
}

/**
 * A parcel that the courier reports with this status and no active order has; `order` is its cancelled order, or the one
 * that was sent again after it was lost, or null.
 */
export function strayMismatch(
  { awb, status }: { awb: string; status: string },
  order: Order | null,
): Mismatch {
  return {
    kind: 'parcel_no_order',
    settledBy: 'cancel_parcel',
    orderId: order?.orderId ?? '',
    awb,
    ...(order && order.shipment.awb !== awb ? { isResent: true as const } : {}),
    amount: order?.amounts.finalTotal ?? 0,
    problem: messages.courierSays(status),
    customer: customerOf(order),
  };
}

/** The problem with an order's parcel that the admin has to look at; null without one. */
export function parcelMismatch(order: Order, now: Date): Mismatch | null {
  const { orderId, status, shipment } = order;
  const { problem, awb, trouble } = shipment;
  const amount = order.amounts.finalTotal;
  const customer = customerOf(order);
  if (trouble && isTroubleOpen(order)) {
    const { kind, at: since, foundAs } = trouble;
    return {
      kind: 'parcel_trouble',
      settledBy: 'note',
      orderId,
      awb,
      trouble: foundAs ? 'found' : kind,
      says: foundAs ?? '',
      amount,
      since,
      customer,
    };
  }
  if (isBeforePickup(order) && !isCancelling(order)) {
    const since = order.history.find(({ to }) => to === 'placed')?.at ?? order.createdAt;
    const late = Date.parse(since) + PARCEL_GRACE_MS <= now.getTime();
    const hasNone =
      shipment.status === 'failed' || isParcelCancelled(order) || (shipment.status === 'booking' && late);
    if (!hasNone) return null;
    return { kind: 'order_no_parcel', settledBy: 'book', orderId, amount, since, problem, customer };
  }
  const isEnded = status === 'cancelled' || (status === 'refunded' && shipment.status === 'cancelled');
  // The courier refused to cancel the parcel of a cancelled order.
  if (!isEnded || !awb || !problem || order.cancelling) return null;
  return { kind: 'parcel_no_order', settledBy: 'cancel_parcel', orderId, awb, amount, problem, customer };
}
