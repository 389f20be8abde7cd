import { withAllBack } from '@/domain/credit/spend';
import {
  releaseReservation,
  retakeReservation,
  type ReservationUpdate,
  type StockSnapshot,
} from '@/domain/orders/stock/reservations';
import type { Order } from '@/domain/orders/order/order';
import { findRefusal, type CountedOrders } from '@/domain/orders/limits/findBreach';
import { unitsOf } from '@/domain/catalogue/stock';
import { toPaise, type Paise } from '@/domain/money/money';
import { payable } from '@/domain/orders/order/payable';
import { withExtraPayment } from '@/domain/orders/order/extraPayment';
import { withNote } from '@/domain/orders/order/note';
import { unitsOfGoods } from '@/domain/orders/order/sampleUnit';
import { moveOrder } from '@/domain/orders/lifecycle/lifecycle';
import { isPrepayable, withPrepayment, withPrepayRefused } from '@/domain/orders/prepay/prepay';
import { paysForEdit, withEditPaid } from '@/domain/orders/waitingEdit/waitingEdit';
import { paidGiftCard } from '@/domain/giftCards/buy';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import { addMs } from '@/domain/time/addMs';
import { HOLD_MS, isTooLate, withDue, type PaymentRecord, type RefundReason } from '../record/paymentRecord';
import { dueRefund, promisedRefund, refundNote } from '../refund/refund';
import { messages } from './messages';

/** A payment that Razorpay captured. */
export interface Captured {
  paymentId: string;
  amount: Paise;
  currency: string;
}

export interface SettlementFacts {
  record: PaymentRecord;
  /** The order that the record pays for; null for a bare payment. */
  order: Order | null;
  /** The gift card that it pays for; absent or null for none. */
  giftCard?: GiftCard | null;
  /** Stock, products and offer of that order. */
  stock: StockSnapshot;
  /** Whether the buyer's account is deleted; read only for an expired order. */
  isBuyerDeleted: boolean;
  /** The buyer's limits, and the orders that count towards them; read only for an expired order. */
  buyer?: CountedOrders | null;
  captured: Captured;
  /** The actor that reported the payment. */
  by: string;
  now: Date;
}

export type Settlement =
  /** This payment was settled before. */
  | { kind: 'known' }
  /** A bare payment waits for an order to claim it. */
  | { kind: 'kept'; record: PaymentRecord }
  /** `reservations` is set where the order had expired and is reserved again. */
  | { kind: 'placed'; record: PaymentRecord; order: Order; reservations: ReservationUpdate | null }
  /** A cash order is paid; the courier must stop the parcel for cash next. */
  | { kind: 'prepaid'; record: PaymentRecord; order: Order }
  /** A gift card is paid; its mail is written when it is due. */
  | { kind: 'gift_paid'; record: PaymentRecord; order: null; giftCard: GiftCard }
  /** The difference of an edit is paid; the courier must stop the parcel next. */
  | { kind: 'edit_paid'; record: PaymentRecord; order: Order }
  /** `order` is set where it shows the refund; null where it does not change. */
  | { kind: 'refund'; reason: RefundReason; record: PaymentRecord; order: Order | null };

/** Adds the refund of this payment, to be requested from `nextAt` on. */
function addDueRefund(
  { record, captured: { paymentId, amount } }: SettlementFacts,
  reason: RefundReason,
  nextAt: string,
): PaymentRecord['refunds'] {
  return { ...record.refunds, [paymentId]: dueRefund(amount, reason, nextAt) };
}

/** Refunds an extra payment; the order keeps its status and its customer is notified. */
function refundExtra(facts: SettlementFacts, reason: RefundReason): Extract<Settlement, { kind: 'refund' }> {
  const { order, isBuyerDeleted, captured, now } = facts;
  const { paymentId, amount } = captured;
  const refunds = addDueRefund(facts, reason, now.toISOString());
  const isTold = order && !order.erasedAt && !isBuyerDeleted;
  const extra = { paymentId, paise: amount, note: refundNote(reason, amount) };
  return {
    kind: 'refund',
    reason,
    record: withDue({ ...facts.record, refunds }, now),
    order: isTold ? withExtraPayment(order, extra, now) : null,
  };
}

/** Records the payment that the order waited for. */
function paidRecord({ record, captured, now }: SettlementFacts, refunds = record.refunds): PaymentRecord {
  const paid = { status: 'captured', razorpayPaymentId: captured.paymentId, askAt: null } as const;
  return withDue({ ...record, ...paid, refunds }, now);
}

/** Keeps a bare payment, which is refunded unless an order claims it in time. */
function keepBarePayment(facts: SettlementFacts): Settlement {
  const refunds = addDueRefund(facts, 'unclaimed', addMs(facts.now, HOLD_MS));
  return { kind: 'kept', record: paidRecord(facts, refunds) };
}

function placePaidOrder(
  facts: SettlementFacts,
  order: Order,
  reservations: ReservationUpdate | null,
): Settlement {
  const { captured, by, now } = facts;
  const at = now.toISOString();
  const note = reservations ? messages.paidLate : messages.paid;
  const moved = moveOrder(order, 'placed', { at, by, note });
  if (!moved.ok) return refundExtra(facts, 'order_closed');
  const { payment, shipment } = moved.order;
  return {
    kind: 'placed',
    record: paidRecord(facts),
    order: {
      ...moved.order,
      payment: { ...payment, status: 'captured', razorpayPaymentId: captured.paymentId, dueAt: null },
      shipment: { ...shipment, status: 'booking', attempts: 0, nextAttemptAt: at },
    },
    reservations,
  };
}

/** The order without its free sample, which is out of stock; a note in the history tells the shopper. */
function withoutSample({ sample, ...order }: Order, by: string, now: Date): Order {
  const reserved = unitsOfGoods({ reserved: order.reserved, sample });
  return withNote({ ...order, reserved }, by, messages.sampleGone, now);
}

/** Whether the buyer's other orders leave no room for this one, which counted no more once it had expired. */
function isOverLimit({ buyer, now }: SettlementFacts, order: Order): boolean {
  const { paymentMethod, reserved, amounts } = order;
  const checked = { paymentMethod, units: unitsOf(reserved), finalTotal: toPaise(amounts.finalTotal) };
  const isOther = ({ orderId }: Order) => orderId !== order.orderId;
  return Boolean(buyer && findRefusal({ ...checked, holds: false, now }, buyer, isOther));
}

/** Decides a late payment: the order is reserved again, or the payment is refunded. */
function placeLate(facts: SettlementFacts, order: Order): Settlement {
  // Its store credit was given back at the expiry, and may be spent by now.
  if (order.credit) return refundExtra(facts, 'credit_back');
  const { record, by, now } = facts;
  if (isTooLate(record, now)) return refundExpired(facts, order, 'too_late');
  if (isOverLimit(facts, order)) return refundExpired(facts, order, 'over_limit');
  if (order.payment.replacedAt) return refundExpired(facts, order, 'replaced');
  const retaken = retakeReservation(order, facts.stock);
  if (retaken.ok) return placePaidOrder(facts, order, retaken.reservations);
  const { reason } = retaken;
  // The sample is free, so an order that was paid does not fail without it.
  const rest = reason === 'sold_out' && order.sample ? withoutSample(order, by, now) : null;
  const goods = rest && retakeReservation(rest, facts.stock);
  if (rest && goods?.ok) return placePaidOrder(facts, rest, goods.reservations);
  return refundExpired(facts, order, reason);
}

/** Refunds the payment of an expired order, which shows it. */
function refundExpired(facts: SettlementFacts, order: Order, reason: RefundReason): Settlement {
  const { captured, now } = facts;
  const at = now.toISOString();
  const { paymentId, amount } = captured;
  const refund = promisedRefund(amount, reason, at);
  const payment = { ...order.payment, status: 'captured', razorpayPaymentId: paymentId, refund } as const;
  return {
    kind: 'refund',
    reason,
    record: paidRecord(facts, addDueRefund(facts, reason, at)),
    order: { ...order, payment, updatedAt: at },
  };
}

/**
 * Settles the payment for a cash order: the order waits for its new parcel, or the payment is refunded
 * whole.
 */
function settlePrepay(facts: SettlementFacts): Settlement {
  const { record, order, captured, now } = facts;
  const isAsked = captured.amount === record.amount && captured.currency === record.currency;
  if (isAsked && order && isPrepayable(order, record.amount)) {
    const { razorpayOrderId } = record;
    const paid = withPrepayment(order, { razorpayOrderId, paymentId: captured.paymentId }, now);
    return { kind: 'prepaid', record: paidRecord(facts), order: paid };
  }
  const reason = isAsked ? 'not_prepaid' : 'wrong_amount';
  const refund = refundExtra(facts, reason);
  // A cash order has its own words for this refund.
  return order && refund.order
    ? { ...refund, order: withPrepayRefused(order, captured.amount, now) }
    : refund;
}

/** Settles the payment for a dearer edit: the edit is made next, or the payment is refunded whole. */
function settleEdit(facts: SettlementFacts): Settlement {
  const { record, order, captured, now } = facts;
  const { razorpayOrderId, amount: paise, currency } = record;
  const isAsked = captured.amount === paise && captured.currency === currency;
  if (isAsked && order && paysForEdit(order, { linkId: razorpayOrderId, paise })) {
    const paid = withEditPaid(order, { razorpayOrderId, paymentId: captured.paymentId }, now);
    return { kind: 'edit_paid', record: paidRecord(facts), order: paid };
  }
  return refundExtra(facts, isAsked ? 'not_edited' : 'wrong_amount');
}

/** Settles the payment for a gift card: its mail is sent next, or the payment is refunded whole. */
function settleGift(facts: SettlementFacts): Settlement {
  const { record, giftCard = null, captured, now } = facts;
  const isAsked =
    captured.amount === record.amount &&
    captured.amount === giftCard?.paise &&
    captured.currency === record.currency;
  if (!isAsked) return refundExtra(facts, giftCard ? 'wrong_amount' : 'order_closed');
  const paid = paidGiftCard(giftCard, now);
  if (!paid) return refundExtra(facts, 'order_closed');
  return { kind: 'gift_paid', record: paidRecord(facts), order: null, giftCard: paid };
}

/** Whether the paid amount equals the requested one, to the paisa. */
function isWhole({ record, order, captured }: SettlementFacts): boolean {
  const total = order ? payable(order) : record.amount;
  return (
    captured.amount === record.amount && captured.amount === total && captured.currency === record.currency
  );
}

/**
 * Decides the result of a captured payment: exactly one order or exactly one refund. A repeated report is
 * 'known'.
 */
export function decideSettlement(facts: SettlementFacts): Settlement {
  const { record, order, captured } = facts;
  if (record.razorpayPaymentId === captured.paymentId || Object.hasOwn(record.refunds, captured.paymentId)) {
    return { kind: 'known' };
  }
  if (record.razorpayPaymentId) return refundExtra(facts, 'paid_twice');
  if (record.isPrepay) return settlePrepay(facts);
  if (record.editId) return settleEdit(facts);
  if (record.giftCardId) return settleGift(facts);
  if (!isWhole(facts)) return refundExtra(facts, 'wrong_amount');
  if (!record.orderId) return keepBarePayment(facts);
  if (order?.status === 'pending_payment') return placePaidOrder(facts, order, null);
  if (order?.status === 'expired' && !facts.isBuyerDeleted) return placeLate(facts, order);
  return refundExtra(facts, 'order_closed');
}

export interface Expiry {
  order: Order;
  reservations: ReservationUpdate;
}

/**
 * Expires an unpaid order and releases its stock, coupon use and store credit; null when it no longer waits
 * for its payment.
 */
export function decideExpiry(
  order: Order,
  stock: StockSnapshot,
  step: { at: string; by: string; note: string },
): Expiry | null {
  const moved = order.status === 'pending_payment' ? moveOrder(order, 'expired', step) : null;
  if (!moved?.ok) return null;
  const payment = { ...moved.order.payment, dueAt: null };
  const credit = order.credit && withAllBack(order.credit);
  return {
    order: { ...moved.order, payment, ...(credit ? { credit } : {}) },
    reservations: releaseReservation(order, stock),
  };
}
