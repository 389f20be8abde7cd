import { atCourier, knownFrom, mayHaveLeft } from '../shipment/booking';
import { giveBack, type Holdings, type Shelved } from '../stock/reservations';
import { toPaise } from '@/domain/money/money';
import type { Order } from '../order/order';
import { canMove, moveOrder } from '../lifecycle/lifecycle';
import { later, promisedBack, withDue, type PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { dueRefund, promisedRefund } from '@/domain/payments/refund/refund';

/** Characters of a reason. */
export const MAX_REASON = 200;
/** Milliseconds that whoever asks the courier has the question to himself; longer than the asking takes. */
const LEASE = 20_000;
/** Minutes until the courier is asked again, by how often it was; the last holds for all that follow. */
const DELAYS = [0, 1, 2, 5, 15, 60];
/** Milliseconds after which it is looked once more for what is left at the courier: a booking that came through, a draft. */
const LAST_LOOK = 10 * 60_000;
const MAX_PROBLEM = 300;

export interface Wish {
  by: string;
  reason: string;
}

const canCancel = ({ status, paymentMethod }: Order): boolean => canMove(status, 'cancelled', paymentMethod);

/** Whether a shopper may ask for it. */
export function mayCancel(order: Order): boolean {
  return canCancel(order) && !order.cancelling;
}

export type CancelDecision =
  /** It is cancelled already. */
  | { kind: 'done' }
  | { kind: 'unpaid' }
  | { kind: 'too_late' }
  /** Nothing of it is at the courier: it can be cancelled at once. */
  | { kind: 'now' }
  /** The courier has to be asked, by whoever writes this order. */
  | { kind: 'ask'; order: Order }
  /** Somebody is asking, or will. */
  | { kind: 'asking' };

/** Takes the question to the courier for one asker; null while another has it, or when it may not be asked yet. */
export function claimCancel(order: Order, now: Date): Order | null {
  const { cancelling } = order;
  if (!cancelling || cancelling.nextAt > now.toISOString()) return null;
  const { attempts } = cancelling;
  return { ...order, cancelling: { ...cancelling, attempts: attempts + 1, nextAt: later(now, LEASE) } };
}

/** What becomes of a shopper's wish to cancel. From 'ask' on nothing of the order is booked any more. */
export function decideCancel(order: Order, { by, reason }: Wish, now: Date): CancelDecision {
  if (order.status === 'cancelled' || order.history.some(({ to }) => to === 'cancelled'))
    return { kind: 'done' };
  if (order.status === 'pending_payment') return { kind: 'unpaid' };
  if (!canCancel(order)) return { kind: 'too_late' };
  if (!order.cancelling && atCourier(order.shipment) === 'no') return { kind: 'now' };
  const at = now.toISOString();
  const wish = order.cancelling ?? { at, by, reason, attempts: 0, nextAt: at, problem: '' };
  const { cancelRefusedAt: _, ...asked } = order;
  const claimed = claimCancel({ ...asked, cancelling: wish }, now);
  return claimed ? { kind: 'ask', order: { ...claimed, updatedAt: at } } : { kind: 'asking' };
}

export interface Cancelled {
  order: Order;
  holdings: Holdings;
  /** The payment with its refund owed; null when nothing has to go back. */
  record: PaymentRecord | null;
}

export interface CancelFacts {
  order: Order;
  shelved: Shelved;
  /** Of the order's payment; null for cash on delivery. */
  record: PaymentRecord | null;
  now: Date;
}

/** What was paid goes back whole, once. */
function oweBack({ order: { payment, amounts }, record, now }: CancelFacts) {
  const { razorpayPaymentId: paymentId } = payment;
  if (payment.status !== 'captured') return { payment, record: null };
  if (!record) throw new Error('A paid order has no record of its payment');
  const at = now.toISOString();
  const known = record.refunds[paymentId];
  const paise = known?.amount ?? toPaise(amounts.finalTotal) - promisedBack(record, paymentId);
  // All of it is on its way in parts.
  if (paise <= 0) return { payment, record: null };
  const refunds = { ...record.refunds, [paymentId]: dueRefund(paise, 'cancelled', at) };
  return {
    payment: { ...payment, refund: promisedRefund(paise, 'cancelled', at) },
    record: known ? null : withDue({ ...record, refunds }, now),
  };
}

/**
 * Cancels an order and gives back, once, what it held and what was paid for it; null when it can no longer be. For what its
 * attempts to be booked may have left at the courier, it is looked once more later.
 */
export function cancelOrder(facts: CancelFacts, { by, reason }: Wish): Cancelled | null {
  const { order, shelved, now } = facts;
  const at = now.toISOString();
  const moved = moveOrder(order, 'cancelled', { at, by, note: reason });
  if (!moved.ok) return null;
  const { cancelling: _, cancelRefusedAt: __, ...rest } = moved.order;
  const { payment, record } = oweBack(facts);
  // What was given back by hand before is not owed; the order is then done with.
  const back = payment.status === 'refunded' ? moveOrder(rest, 'refunded', { at, by, note: '' }) : null;
  const lastLook = { at, by, reason, attempts: 0, nextAt: later(now, LAST_LOOK), problem: '' };
  return {
    order: {
      ...(back?.ok ? back.order : rest),
      payment,
      shipment: { ...order.shipment, status: 'cancelled', nextAttemptAt: '', problem: '' },
      ...(mayHaveLeft(order.shipment) ? { cancelling: lastLook } : {}),
    },
    holdings: giveBack(order, shelved),
    record,
  };
}

/** What the courier said of the parcel of an order that is to be cancelled. */
export type CourierWord =
  /** It goes nowhere: taken out, or never booked. */
  | { kind: 'out' }
  /** The courier will not take it out. */
  | { kind: 'refused'; problem: string }
  /** Nobody can tell yet. `notBefore` (ISO): when asking again makes sense. */
  | { kind: 'unknown'; problem: string; notBefore?: string };

export type AfterWord =
  | { kind: 'done' }
  /** The order left before it could be stopped. */
  | { kind: 'too_late' }
  | { kind: 'now' }
  /** The wish is dropped; the order goes on. */
  | { kind: 'withdrawn'; order: Order }
  /** To be asked again; `order` where that has to be written. */
  | { kind: 'asking'; order: Order | null }
  /** Of an order that is cancelled: its late parcel is settled as far as it can be. */
  | { kind: 'settled'; order: Order };

function drop(order: Order): Order {
  const { cancelling: _, ...rest } = order;
  return rest;
}

/** The wish kept for another time. A failure counts only for the attempt that is still the last one. */
function postpone(
  order: Order,
  word: CourierWord & { kind: 'unknown' },
  attempt: number,
  now: Date,
): AfterWord {
  const { cancelling } = order;
  if (cancelling?.attempts !== attempt) return { kind: 'asking', order: null };
  const minutes = DELAYS[Math.min(attempt, DELAYS.length) - 1] ?? 0;
  const backoff = later(now, minutes * 60_000);
  const nextAt = word.notBefore && word.notBefore > backoff ? word.notBefore : backoff;
  const problem = word.problem.slice(0, MAX_PROBLEM);
  return { kind: 'asking', order: { ...order, cancelling: { ...cancelling, nextAt, problem } } };
}

/** A parcel of an order that is cancelled already: it is taken out, or the admin has to look. */
function settleLate(order: Order, word: CourierWord): Order {
  const { shipment } = drop(order);
  if (word.kind === 'refused') return { ...drop(order), shipment: { ...shipment, problem: word.problem } };
  return { ...drop(order), shipment: { ...shipment, status: 'cancelled', problem: '' } };
}

/** What follows from the courier's word on the parcel `awb` (empty: none was found), given on its `attempt`th asking. */
export function afterWord(
  order: Order,
  word: CourierWord,
  { awb, attempt, now }: { awb: string; attempt: number; now: Date },
): AfterWord {
  const { status, cancelling, shipment } = order;
  const gone = status === 'cancelled' || status === 'refunded';
  if (!gone && !canCancel(order)) return { kind: 'too_late' };
  if (!cancelling) return gone ? { kind: 'done' } : { kind: 'withdrawn', order };
  if (word.kind === 'unknown') return postpone(order, word, attempt, now);
  // Meanwhile a booking came through that this word says nothing of.
  if (shipment.status === 'booked' && shipment.awb !== awb) return { kind: 'asking', order: null };
  if (gone) return { kind: 'settled', order: settleLate(order, word) };
  if (word.kind === 'out') return { kind: 'now' };
  const at = now.toISOString();
  return { kind: 'withdrawn', order: { ...drop(order), cancelRefusedAt: at, updatedAt: at } };
}

/** An order whose parcel was booked although it is cancelled, or is to be: the courier is asked to take it out at once. */
export function outAtOnce(order: Order, now: Date): Order {
  const at = now.toISOString();
  if (order.cancelling) return { ...order, cancelling: { ...order.cancelling, nextAt: at } };
  if (order.status !== 'cancelled' && order.status !== 'refunded') return order;
  return { ...order, cancelling: { at, by: 'shop', reason: '', attempts: 0, nextAt: at, problem: '' } };
}

/** What a courier that finds no parcel of the order tells. */
export function noParcel({ shipment }: Order, now: Date): CourierWord {
  const notBefore = knownFrom(shipment);
  if (notBefore <= now.toISOString()) return { kind: 'out' };
  return { kind: 'unknown', problem: 'A booking may still be on its way', notBefore };
}
