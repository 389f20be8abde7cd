import { difference, least, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { addMs } from '@/domain/time/addMs';
import { creditedPaise, partKey, withDue, type PaymentRecord } from '../record/paymentRecord';
import { refundNotes } from './messages';
import { findReportedPart, trimParts } from './reportedParts';
import { dueRefund, increaseRefund, markRefundSent, markFullyRefunded, reopenFailedRefund } from './refund';
import { leftOf } from './splitRefund';

/** Razorpay's report of one refund. Reports may come twice, late and in any order. */
export interface RefundNews {
  paymentId: string;
  /** Razorpay's id of the refund. */
  id: string;
  amount: Paise;
  failed: boolean;
  /** The receipt that the shop sent with its request; absent or empty for a refund by hand. */
  receipt?: string;
  /** True for an answer to a request of now, which is newer than every report before. */
  current?: boolean;
}

/** Milliseconds before a failed refund is requested again. */
const PAUSE_MS = 60_000;

function note(
  record: PaymentRecord,
  { id, paymentId, amount, failed }: RefundNews,
  now: Date,
): PaymentRecord {
  const one = { paymentId, amount, failed, at: now.toISOString() };
  return withDue({ ...record, byHand: { ...record.byHand, [id]: one } }, now);
}

/** Removes a refund from those by hand once it is known to be the shop's own. */
function own(record: PaymentRecord, id: string): PaymentRecord {
  const { [id]: _, ...byHand } = record.byHand ?? {};
  return record.byHand ? { ...record, byHand } : record;
}

/** Whether the team transferred the refund with this key, so that one by Razorpay is a second one. */
const wasTransferred = ({ refunds }: PaymentRecord, key: string): boolean =>
  refunds[key]?.reference !== undefined;

function succeeded(record: PaymentRecord, news: RefundNews, now: Date): PaymentRecord | null {
  const { paymentId, id, amount } = news;
  const owed = record.refunds[paymentId];
  const before = record.byHand?.[id];
  if (before?.failed && !news.current) return null;
  const part = findReportedPart(record, news);
  if (wasTransferred(record, part ?? paymentId)) {
    if (before && !before.failed) return null;
    return { ...note(record, news, now), sentTwiceAt: now.toISOString() };
  }
  if (part)
    return record.refunds[part]?.status === 'done' ? null : markRefundSent(own(record, id), part, id, now);
  const isKnown = before && !before.failed;
  if (isKnown || owed?.refundId === id) return null;
  if (owed?.status === 'due' && amount >= owed.amount) {
    const sent = markRefundSent(record, paymentId, id, now);
    const beyond = difference(amount, owed.amount);
    return beyond === 0 ? sent : trimParts(note(sent, { ...news, amount: beyond }, now), paymentId, now);
  }
  const noted = note(record, news, now);
  if (owed?.status === 'due') return increaseRefund(noted, paymentId, difference(ZERO, amount), now);
  if (owed) return trimParts(noted, paymentId, now);
  return markFullyRefunded(trimParts(noted, paymentId, now), paymentId);
}

function owesAgain(record: PaymentRecord, paymentId: string, amount: Paise, now: Date): PaymentRecord {
  const owed = record.refunds[paymentId] ?? dueRefund(amount, 'cancelled', now.toISOString());
  const again = { ...owed, status: 'due', amount, refundId: '', nextAt: addMs(now, PAUSE_MS) } as const;
  return withDue({ ...record, refunds: { ...record.refunds, [paymentId]: again } }, now);
}

/**
 * A refund by hand failed that stood beside store credit. What is left of the payment is owed again where the order is
 * closed, and counts as paid where it is open; money that became credit is not owed a second time.
 */
function failedBesideCredit(
  record: PaymentRecord,
  order: Order | null,
  { paymentId, id, amount }: RefundNews,
  now: Date,
): PaymentRecord {
  const left = least(amount, leftOf(record));
  if (left === 0) return record;
  if (order?.status !== 'refunded') return { ...record, status: 'captured' };
  const part = { id: `again-${id}`, note: refundNotes.sentAgain, settles: false, at: now.toISOString() };
  const refund = { ...dueRefund(left, 'by_shop', addMs(now, PAUSE_MS)), part };
  return withDue({ ...record, refunds: { ...record.refunds, [partKey(paymentId, part.id)]: refund } }, now);
}

function withoutSentTwice({ sentTwiceAt: _, ...record }: PaymentRecord): PaymentRecord {
  return record;
}

function failed(
  record: PaymentRecord,
  order: Order | null,
  news: RefundNews,
  now: Date,
): PaymentRecord | null {
  const { paymentId, id, amount } = news;
  const part = findReportedPart(record, news);
  const key = part ?? paymentId;
  const owed = record.refunds[key];
  const noted = note(record, news, now);
  const before = record.byHand?.[id];
  if (wasTransferred(record, key)) return before?.failed ? null : withoutSentTwice(noted);
  const again = reopenFailedRefund(noted, key, id, now);
  // A refund by hand may have been more than what was owed under this key.
  if (again) return increaseRefund(again, key, before && !before.failed ? before.amount : ZERO, now);
  if (before?.failed) return null;
  if (!before || part) {
    // The failure arrived before the start, so the next request needs an idempotency key of its own.
    if (owed?.status !== 'due' || owed.amount !== amount) return noted;
    const refunds = { ...record.refunds, [key]: { ...owed, failed: owed.failed + 1 } };
    return withDue({ ...noted, refunds }, now);
  }
  if (owed?.status === 'due') return increaseRefund(noted, paymentId, amount, now);
  if (creditedPaise(noted, paymentId) > 0) return failedBesideCredit(noted, order, news, now);
  // The refund of a closed order becomes due again; an open order counts as paid again.
  if (owed || order?.status === 'refunded') return owesAgain(noted, paymentId, amount, now);
  return record.status === 'refunded' ? { ...noted, status: 'captured' } : noted;
}

/** Applies a refund report to the record; null when it is known, or the payment is not settled yet. */
export function applyRefundNews(
  record: PaymentRecord,
  order: Order | null,
  news: RefundNews,
  now: Date,
): PaymentRecord | null {
  const { paymentId } = news;
  if (record.razorpayPaymentId !== paymentId && !Object.hasOwn(record.refunds, paymentId)) return null;
  return news.failed ? failed(record, order, news, now) : succeeded(record, news, now);
}

/**
 * The reports to apply for one received report. A refund by hand whose failure arrives before its start is
 * applied as both, so that the order ends the same as with both.
 */
export function refundReports(record: PaymentRecord, news: RefundNews): RefundNews[] {
  const { id, paymentId, receipt } = news;
  const isKnown = Boolean(record.byHand?.[id]) || record.refunds[paymentId]?.refundId === id;
  return news.failed && !receipt && !isKnown ? [{ ...news, failed: false }, news] : [news];
}
