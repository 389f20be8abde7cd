import { sum, type Paise } from '@/domain/money/money';
import { withAllBack } from '@/domain/credit/spend';
import { atCourier, bookingKnownFrom, canHaveLeftParcel } from '../shipment/booking';
import { releaseReservation, type ReservationUpdate, type StockSnapshot } from '../stock/reservations';
import { BY_SHOP, type Cancelling, type Order } from '../order/order';
import { canMove, moveOrder } from '../lifecycle/lifecycle';
import { creditInstead } from './creditInstead';
import { addMs } from '@/domain/time/addMs';
import { withDue, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { dueRefund, promisedRefund } from '@/domain/payments/refund/refund';
import { leftOf } from '@/domain/payments/refund/splitRefund';
import { messages } from './messages';

/** Characters of a reason. */
export const MAX_REASON = 200;
/** Milliseconds for which one caller alone may ask the courier; longer than the call takes. */
const LEASE_MS = 20_000;
/** Until the courier is asked again, by attempts made; the last entry repeats. */
const RETRY_DELAYS_MIN = [0, 1, 2, 5, 15, 60];
/** Milliseconds after which the courier is checked once more for a late booking or a draft. */
const LAST_CHECK_MS = 10 * 60_000;
const MAX_PROBLEM = 300;

export interface CancelRequest {
  by: string;
  reason: string;
  /** The refund becomes store credit, as the shopper chose. */
  toCredit?: boolean;
}

const canCancel = ({ status, paymentMethod }: Order): boolean => canMove(status, 'cancelled', paymentMethod);

/** Whether a shopper may request to cancel the order. */
export function canRequestCancel(order: Order): boolean {
  return canCancel(order) && !order.cancelling;
}

export type CancelDecision =
  /** The order was cancelled before. */
  | { kind: 'done' }
  | { kind: 'unpaid' }
  | { kind: 'too_late' }
  /** The courier has no parcel, so the order can be cancelled at once. */
  | { kind: 'now' }
  /** The caller writes this order and asks the courier. */
  | { kind: 'ask'; order: Order }
  /** Another caller has the lease, or the backoff has not passed. */
  | { kind: 'asking' };

/** Acquires the lease to ask the courier; null while another caller has it or the backoff has not passed. */
export function claimCancel(order: Order, now: Date): Order | null {
  const { cancelling } = order;
  if (!cancelling || cancelling.nextAt > now.toISOString()) return null;
  const { attempts } = cancelling;
  return { ...order, cancelling: { ...cancelling, attempts: attempts + 1, nextAt: addMs(now, LEASE_MS) } };
}

/**
 * A cancel request that waits for the courier. A repeated request does not change the first choice of
 * refund target.
 */
function newCancelling({ by, reason, toCredit }: CancelRequest, at: string): Cancelling {
  const choice = toCredit ? { toCredit: true as const } : {};
  return { at, by, reason, ...choice, attempts: 0, nextAt: at, problem: '' };
}

/** Decides a cancel request. From 'ask' on no parcel is booked for the order. */
export function decideCancel(order: Order, request: CancelRequest, now: Date): CancelDecision {
  if (order.status === 'cancelled' || order.history.some(({ to }) => to === 'cancelled'))
    return { kind: 'done' };
  if (order.status === 'pending_payment') return { kind: 'unpaid' };
  if (!canCancel(order)) return { kind: 'too_late' };
  if (!order.cancelling && atCourier(order.shipment) === 'no') return { kind: 'now' };
  const at = now.toISOString();
  const cancelling = order.cancelling ?? newCancelling(request, at);
  const { cancelRefusedAt: _, ...withoutRefusal } = order;
  const claimed = claimCancel({ ...withoutRefusal, cancelling }, now);
  return claimed ? { kind: 'ask', order: { ...claimed, updatedAt: at } } : { kind: 'asking' };
}

export interface Cancelled {
  order: Order;
  reservations: ReservationUpdate;
  /** The payment with its new refund; null when nothing is owed. */
  record: PaymentRecord | null;
  /** Further payments with their new refunds. */
  more: PaymentRecord[];
}

export interface CancelFacts {
  order: Order;
  stock: StockSnapshot;
  /** The record of the order's payment; null for cash on delivery. */
  record: PaymentRecord | null;
  /** The records of the order's further payments; absent where it has none. */
  more?: readonly PaymentRecord[];
  now: Date;
}

/** Adds a refund of the rest of one payment, once; null where nothing is left. */
function oweRest(record: PaymentRecord, now: Date): { record: PaymentRecord | null; paise: Paise } | null {
  const { razorpayPaymentId: paymentId } = record;
  const refund = record.refunds[paymentId];
  const paise = refund?.amount ?? leftOf(record);
  // Part refunds already cover the whole payment.
  if (paise === 0) return null;
  const refunds = { ...record.refunds, [paymentId]: dueRefund(paise, 'cancelled', now.toISOString()) };
  return { record: refund ? null : withDue({ ...record, refunds }, now), paise };
}

/** Adds refunds of all payments, once. */
function oweBack({ order: { payment }, record, more = [], now }: CancelFacts) {
  // The part paid by store credit goes back to the credit account instead.
  if (payment.status !== 'captured' || !payment.razorpayPaymentId) return { payment, record: null, more: [] };
  if (!record) throw new Error('A paid order has no record of its payment');
  const first = oweRest(record, now);
  const others = more.flatMap((one) => oweRest(one, now) ?? []);
  const paise = sum([...(first ? [first] : []), ...others].map((owed) => owed.paise));
  if (paise === 0) {
    // No refund follows that would end the order, as where the team made all of the payment store credit before.
    const isBack = [record, ...more].every(({ status }) => status === 'refunded');
    return {
      payment: isBack ? { ...payment, status: 'refunded' as const } : payment,
      record: null,
      more: [],
    };
  }
  return {
    payment: { ...payment, refund: promisedRefund(paise, 'cancelled', now.toISOString()) },
    record: first?.record ?? null,
    more: others.flatMap((owed) => owed.record ?? []),
  };
}

/**
 * Cancels an order, releases its stock and adds its refund, once; null when it can no longer be cancelled.
 * Attempts to book may have left a parcel at the courier, so the courier is checked once more later.
 */
export function cancelOrder(
  facts: CancelFacts,
  { by, reason, toCredit = false }: CancelRequest,
): Cancelled | null {
  const { order, stock, now } = facts;
  const at = now.toISOString();
  const moved = moveOrder(order, 'cancelled', { at, by, note: reason });
  if (!moved.ok) return null;
  const { cancelling: _, cancelRefusedAt: __, ...rest } = moved.order;
  const credited = toCredit ? creditInstead(order, facts.record, facts.more ?? [], now) : null;
  const { payment, record, more } = credited ?? oweBack(facts);
  // A payment that was refunded by hand is not owed again: the order ends as refunded.
  const back = payment.status === 'refunded' ? moveOrder(rest, 'refunded', { at, by, note: '' }) : null;
  const lastLook = { at, by, reason, attempts: 0, nextAt: addMs(now, LAST_CHECK_MS), problem: '' };
  const ended = back?.ok ? back.order : rest;
  return {
    order: {
      ...ended,
      ...(order.credit ? { credit: withAllBack(order.credit) } : {}),
      payment,
      shipment: { ...order.shipment, status: 'cancelled', nextAttemptAt: '', problem: '' },
      ...(canHaveLeftParcel(order.shipment) ? { cancelling: lastLook } : {}),
    },
    reservations: releaseReservation(order, stock),
    record,
    more,
  };
}

/** The courier's answer about the parcel of an order that is being cancelled. */
export type CourierAnswer =
  /** The parcel is stopped, or was never booked. */
  | { kind: 'out' }
  /** The courier does not stop the parcel. */
  | { kind: 'refused'; problem: string }
  /** The answer is not known yet. `notBefore` (ISO): the earliest time to ask again. */
  | { kind: 'unknown'; problem: string; notBefore?: string };

export type CancelStep =
  | { kind: 'done' }
  /** The parcel left before the courier could stop it. */
  | { kind: 'too_late' }
  | { kind: 'now' }
  /** The request is dropped and the order continues. */
  | { kind: 'withdrawn'; order: Order }
  /** The courier is asked again later; `order` is to be written unless null. */
  | { kind: 'asking'; order: Order | null }
  /** The order is cancelled, and its late parcel is settled. */
  | { kind: 'settled'; order: Order };

function drop(order: Order): Order {
  const { cancelling: _, ...rest } = order;
  return rest;
}

/** Schedules the next attempt. Answers to earlier attempts are ignored. */
function postpone(
  order: Order,
  answer: CourierAnswer & { kind: 'unknown' },
  attempt: number,
  now: Date,
): CancelStep {
  const { cancelling } = order;
  if (cancelling?.attempts !== attempt) return { kind: 'asking', order: null };
  const minutes = RETRY_DELAYS_MIN[Math.min(attempt, RETRY_DELAYS_MIN.length) - 1] ?? 0;
  const backoff = addMs(now, minutes * 60_000);
  const nextAt = answer.notBefore && answer.notBefore > backoff ? answer.notBefore : backoff;
  const problem = answer.problem.slice(0, MAX_PROBLEM);
  return { kind: 'asking', order: { ...order, cancelling: { ...cancelling, nextAt, problem } } };
}

/** Settles a parcel that turned up after its order was cancelled: stopped, or left for the admin. */
function settleLate(order: Order, answer: CourierAnswer): Order {
  const { shipment } = drop(order);
  if (answer.kind === 'refused')
    return { ...drop(order), shipment: { ...shipment, problem: answer.problem } };
  return { ...drop(order), shipment: { ...shipment, status: 'cancelled', problem: '' } };
}

/** Applies the courier's answer to attempt `attempt` about parcel `awb`, which is empty where none was found. */
export function applyCourierAnswer(
  order: Order,
  answer: CourierAnswer,
  { awb, attempt, now }: { awb: string; attempt: number; now: Date },
): CancelStep {
  const { status, cancelling, shipment } = order;
  const isEnded = status === 'cancelled' || status === 'refunded';
  if (!isEnded && !canCancel(order)) return { kind: 'too_late' };
  if (!cancelling) return isEnded ? { kind: 'done' } : { kind: 'withdrawn', order };
  if (answer.kind === 'unknown') return postpone(order, answer, attempt, now);
  // Another booking succeeded meanwhile, which this answer does not cover.
  if (shipment.status === 'booked' && shipment.awb !== awb) return { kind: 'asking', order: null };
  if (isEnded) return { kind: 'settled', order: settleLate(order, answer) };
  if (answer.kind === 'out') return { kind: 'now' };
  const at = now.toISOString();
  return { kind: 'withdrawn', order: { ...drop(order), cancelRefusedAt: at, updatedAt: at } };
}

/** Makes the courier stop a parcel at once that was booked for a cancelled order. */
export function stopParcelAtOnce(order: Order, now: Date): Order {
  const at = now.toISOString();
  if (order.cancelling) return { ...order, cancelling: { ...order.cancelling, nextAt: at } };
  if (order.status !== 'cancelled' && order.status !== 'refunded') return order;
  return { ...order, cancelling: { at, by: BY_SHOP, reason: '', attempts: 0, nextAt: at, problem: '' } };
}

/** Interprets that the courier finds no parcel of the order: not booked, or a booking still in flight. */
export function answerWithoutParcel({ shipment }: Order, now: Date): CourierAnswer {
  const notBefore = bookingKnownFrom(shipment);
  if (notBefore <= now.toISOString()) return { kind: 'out' };
  return { kind: 'unknown', problem: messages.mayBeBooked, notBefore };
}
