import { creditLeft } from '@/domain/credit/spend';
import { add, formatPaise, subtract, toRupees, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { payable } from '@/domain/orders/order/payable';
import type { OrderRefund } from '@/domain/orders/order/payment';
import { partsFromSource } from '@/domain/orders/order/refunded';
import { moveOrder } from '@/domain/orders/lifecycle/lifecycle';
import { addMs } from '@/domain/time/addMs';
import { DAY_MS } from '@/domain/time/calendar';
import {
  refundedPayment,
  refundedPaise,
  withDue,
  type PaymentRecord,
  type PaymentRefund,
  type RefundReason,
} from '../record/paymentRecord';
import { messages, reasonNotes, refundNotes } from './messages';
import { owedForReturn } from './refundable';

/** Milliseconds of the lease on a refund request; longer than the call takes. */
const LEASE_MS = 60_000;
/** Milliseconds before a refund that failed twice is requested again; meanwhile the team may transfer it. */
const FAILED_AGAIN_MS = DAY_MS;
/** Until the next attempt, by attempts made; the last entry repeats. */
const RETRY_DELAYS_MIN = [1, 2, 5, 15, 60];

/** Says where a refund of an online payment goes. */
export const REFUND_DESTINATION = messages.destination;

/** Names a transfer by hand to the shopper. */
export const referenceWords = (reference: string): string => messages.reference(reference);

/** Explains to the shopper why a payment is refunded. */
export const refundNote = (reason: RefundReason, paise: Paise): string =>
  reasonNotes[reason](formatPaise(paise));

/** Returns a due refund to be requested from `nextAt` (ISO) on. */
export function dueRefund(amount: Paise, reason: RefundReason, nextAt: string): PaymentRefund {
  return { status: 'due', amount, reason, nextAt, refundId: '', failed: 0, attempts: 0, problem: '' };
}

/** The same refund in the order's format, in rupees. */
export function promisedRefund(amount: Paise, reason: RefundReason, at: string): OrderRefund {
  return { status: 'due', amount: toRupees(amount), note: refundNote(reason, amount), at };
}

/** Returns the idempotency key of a refund. Razorpay wants at least 10 letters, digits, '-' and '_'. */
export function refundKey(key: string, { failed, amount }: PaymentRefund): string {
  // A refund by hand may have changed the amount since the last request, and a key must not be reused for
  // another amount.
  return `refund_${key.replace(':', '_')}_${failed}_${amount}`;
}

function change(record: PaymentRecord, id: string, refund: PaymentRefund, now: Date): PaymentRecord {
  return withDue({ ...record, refunds: { ...record.refunds, [id]: refund } }, now);
}

/** Returns the keys of the refunds that may be requested now. */
export function refundsDue({ refunds }: PaymentRecord, now: Date): string[] {
  const at = now.toISOString();
  return Object.keys(refunds).filter((id) => refunds[id]?.status === 'due' && refunds[id].nextAt <= at);
}

/** Increases a due refund by `paise`, which may be negative. */
export function increaseRefund(record: PaymentRecord, id: string, paise: Paise, now: Date): PaymentRecord {
  const refund = record.refunds[id];
  return refund ? change(record, id, { ...refund, amount: add(refund.amount, paise) }, now) : record;
}

/** Acquires the lease to request a due refund; null when another caller has it. */
export function claimRefund(record: PaymentRecord, id: string, now: Date): PaymentRecord | null {
  const refund = record.refunds[id];
  if (!refund || !refundsDue(record, now).includes(id)) return null;
  const { isRefused: _, ...others } = refund;
  const claimed = { ...others, attempts: refund.attempts + 1, nextAt: addMs(now, LEASE_MS) };
  return change(record, id, claimed, now);
}

/** A request without success. `isRefused`: Razorpay refused it and has no refund of an earlier one. */
export interface FailedRequest {
  problem: string;
  isRefused: boolean;
}

/** Schedules the next request after a failed one, with a growing delay. */
export function scheduleRefundRetry(
  record: PaymentRecord,
  id: string,
  { problem, isRefused }: FailedRequest,
  now: Date,
): PaymentRecord {
  const refund = record.refunds[id];
  if (refund?.status !== 'due') return record;
  const minutes = RETRY_DELAYS_MIN[Math.min(refund.attempts, RETRY_DELAYS_MIN.length) - 1] ?? 1;
  const again = { ...refund, problem, nextAt: addMs(now, minutes * 60_000) };
  return change(record, id, isRefused ? { ...again, isRefused } : again, now);
}

/** Marks the record refunded once the whole payment was sent back. */
export function markFullyRefunded(record: PaymentRecord, paymentId: string): PaymentRecord {
  const counts = record.razorpayPaymentId === paymentId;
  const isFullRefund =
    record.refunds[paymentId]?.status === 'done' || refundedPaise(record, paymentId) >= record.amount;
  return counts && isFullRefund ? { ...record, status: 'refunded' } : record;
}

/** Marks a refund as sent. */
export function markRefundSent(
  record: PaymentRecord,
  id: string,
  refundId: string,
  now: Date,
): PaymentRecord {
  const refund = record.refunds[id];
  if (!refund) return record;
  const at = now.toISOString();
  const { isRefused: _, ...others } = refund;
  const part = refund.part && { ...refund.part, at, sentAt: refund.part.sentAt ?? at };
  const sent = { ...others, status: 'done', refundId, problem: '', ...(part ? { part } : {}) } as const;
  return markFullyRefunded(change(record, id, sent, now), refundedPayment(id));
}

/** Makes a failed refund due again; null when the record does not know it. */
export function reopenFailedRefund(
  record: PaymentRecord,
  id: string,
  refundId: string,
  now: Date,
): PaymentRecord | null {
  const refund = record.refunds[id];
  if (refund?.status !== 'done' || refund.refundId !== refundId) return null;
  const again = {
    status: 'due',
    refundId: '',
    failed: refund.failed + 1,
    isRefused: true,
    nextAt: addMs(now, refund.failed === 0 ? LEASE_MS : FAILED_AGAIN_MS),
  } as const;
  return change(record, id, { ...refund, ...again, problem: refundNotes.failed(refundId) }, now);
}

/** Returns the amount refunded by hand beside the part refunds; null for none. */
function restByHand(order: Order): Pick<OrderRefund, 'amount' | 'note'> | null {
  const rest = subtract(payable(order), partsFromSource(order.payment));
  return rest > 0 ? { amount: toRupees(rest), note: '' } : null;
}

/** Returns the paise of store credit that are still owed for goods which came back or were lost. */
const creditOwed = (order: Order): Paise =>
  order.status === 'returned' || order.status === 'rto' ? owedForReturn(order) : creditLeft(order.credit);

/**
 * Marks an order's payment as refunded, which ends the order unless store credit is still owed; null for
 * another payment, or when it is already marked.
 */
export function markOrderRefunded(order: Order, paymentId: string, now: Date): Order | null {
  const { payment } = order;
  if (payment.razorpayPaymentId !== paymentId || payment.status === 'refunded') return null;
  const at = now.toISOString();
  const parts = payment.parts ?? [];
  const note = payment.refund?.note ?? parts.at(-1)?.note ?? '';
  const owed = payment.refund ?? restByHand(order);
  const refund: OrderRefund | null = owed && { ...owed, status: 'done', at };
  const paid: Order = {
    ...order,
    updatedAt: at,
    payment: { ...payment, status: 'refunded', ...(refund ? { refund } : {}) },
  };
  const moved = creditOwed(paid) > ZERO ? null : moveOrder(paid, 'refunded', { at, by: 'razorpay', note });
  return moved?.ok ? moved.order : paid;
}
