import { addMs } from '@/domain/time/addMs';
import { queuesOf, type PaymentQueues } from './paymentQueues';

/** Why a payment is refunded. */
export type RefundReason =
  | 'sold_out'
  | 'coupon_used'
  | 'order_closed'
  | 'paid_twice'
  | 'wrong_amount'
  | 'unclaimed'
  | 'cancelled'
  /** The cash order could no longer become a prepaid one. */
  | 'not_prepaid'
  /** The edit that it was for could no longer be made. */
  | 'not_edited'
  /** The shop decided to, and says why in its own words. */
  | 'by_shop';

/** A refund that the admin requested: part of a payment, or the rest of it. */
export interface RefundPart {
  /** Made by the admin's browser; Razorpay stores it as the refund's receipt. */
  id: string;
  /** Why, in words for the shopper. */
  note: string;
  /** The difference of an edit: the order's total is lower by as much already. */
  isEdit?: true;
  /** The order is done with once it is on its way, though it be less than what was paid. */
  settles: boolean;
  /** ISO; of the last change. */
  at: string;
  /** ISO; when it was first on its way. */
  sentAt?: string;
}

/** The refund of one payment: whole, or a part of it. */
export interface PaymentRefund {
  /** 'due': Razorpay is asked until it is on its way. */
  status: 'due' | 'done';
  /** Paise. */
  amount: number;
  reason: RefundReason;
  /** Razorpay's; empty until there is one. */
  refundId: string;
  /** Refunds that Razorpay began and could not carry out; each retry needs an idempotency key of its own. */
  failed: number;
  /** Requests made to Razorpay; with 0 the refund can still be called off. */
  attempts: number;
  /** ISO; the earliest time of the next request. */
  nextAt: string;
  /** Razorpay's last error, for the admin. */
  problem: string;
  /** It became store credit, as the shopper chose: Razorpay sends none of it. */
  isCredit?: true;
  part?: RefundPart;
}

/** A refund that somebody made at Razorpay by hand, of a payment or part of it. */
export interface ManualRefund {
  paymentId: string;
  /** Paise. */
  amount: number;
  /** Razorpay could not carry it out: it gave nothing back. */
  failed: boolean;
  /** ISO. */
  at: string;
}

/** `payments/{razorpayOrderId}`: what the shop knows of a payment order, or of a payment link by the link's own id. Timestamps are ISO strings. */
export interface PaymentRecord {
  razorpayOrderId: string;
  /** Razorpay's order behind a payment link, which it makes at the first payment; absent until then. */
  linkOrderId?: string;
  userId: string;
  /** The order it pays for; empty for a payment on its own that no order has claimed. */
  orderId: string;
  /** It pays for a cash order that becomes a prepaid one, or goes back whole. */
  isPrepay?: true;
  /** The gift card that it pays for; absent where it pays for something else. */
  giftCardId?: string;
  /** The edit of an order that costs more, which it pays for; absent where it pays for an order. */
  editId?: string;
  /** Paise, as Razorpay answered it. */
  amount: number;
  currency: string;
  /** 'failed': the last attempt to pay failed; another may follow. */
  status: 'created' | 'failed' | 'captured' | 'refunded';
  /** The payment that counts; empty until there is one. */
  razorpayPaymentId: string;
  /** By Razorpay's payment id; a part by that and its own. */
  refunds: Record<string, PaymentRefund>;
  /** By Razorpay's refund id. */
  byHand?: Record<string, ManualRefund>;
  /** Until when what it pays for is held. */
  heldUntil: string;
  /** When Razorpay is next asked for the payment's status, and how often it was; null when it need not be. */
  askAt: string | null;
  asks: number;
  /** The earlier of askAt and the refunds due: when the reconciler looks; null is never. */
  dueAt: string | null;
  /** The same for each queue of the reconciler; absent on older records. */
  queues?: PaymentQueues;
  createdAt: string;
  updatedAt: string;
}

const MINUTE = 60_000;
/** Milliseconds for which stock waits for a payment, and a payment on its own for its order. */
export const HOLD_MS = 20 * MINUTE;
/**
 * Milliseconds between two questions while the payment is waited for. The reconciler runs every minute, so a payment whose
 * browser and webhook are both lost is found within three minutes.
 */
const ASK_INTERVAL_MS = 2 * MINUTE;
/** Milliseconds for which an order waits for the payment of its link: the customer may not be online when it comes. */
export const LINK_HOLD_MS = 24 * 60 * MINUTE;
/** The same between two questions about a link, which is open for a day and mostly reported by its webhook. */
const LINK_ASK_INTERVAL_MS = 10 * MINUTE;
/** Minutes until an order that was not paid in time is asked about again: a payment can come through days later. */
const LATE_ASK_MINUTES = [30, 60, 120, 240, 480, 960, 1440, 1440, 1440];

/** Whether an id is that of a payment link. */
export const isLinkId = (razorpayOrderId: string): boolean => razorpayOrderId.startsWith('plink_');

/** Returns when to ask next about a payment that the shop waits for: soon, and at the latest when its hold ends. */
function nextAsk(razorpayOrderId: string, heldUntil: string, now: Date): string {
  const soon = addMs(now, isLinkId(razorpayOrderId) ? LINK_ASK_INTERVAL_MS : ASK_INTERVAL_MS);
  return soon < heldUntil ? soon : heldUntil;
}

/** Returns the record with dueAt and queues recomputed; every change of a record ends here. */
export function withDue(record: PaymentRecord, now: Date): PaymentRecord {
  const refunds = Object.values(record.refunds).filter(({ status }) => status === 'due');
  const times = [record.askAt, ...refunds.map(({ nextAt }) => nextAt)].filter((time) => time !== null);
  const dueAt = times.sort()[0] ?? null;
  return { ...record, dueAt, queues: queuesOf(record), updatedAt: now.toISOString() };
}

export interface NewRecord {
  razorpayOrderId: string;
  userId: string;
  orderId: string;
  amount: number;
  currency: string;
  isPrepay?: true;
  editId?: string;
  giftCardId?: string;
}

export function newPaymentRecord(what: NewRecord, heldUntil: string, now: Date): PaymentRecord {
  const record: PaymentRecord = {
    ...what,
    status: 'created',
    razorpayPaymentId: '',
    refunds: {},
    asks: 0,
    dueAt: null,
    heldUntil,
    askAt: nextAsk(what.razorpayOrderId, heldUntil, now),
    createdAt: now.toISOString(),
    updatedAt: '',
  };
  return withDue(record, now);
}

/** Schedules the next question after Razorpay reported no payment: soon until the hold ends, then less and less often. */
export function scheduleAfterNoPayment(record: PaymentRecord, now: Date): PaymentRecord {
  if (now.toISOString() < record.heldUntil) {
    const { razorpayOrderId, heldUntil } = record;
    return withDue({ ...record, askAt: nextAsk(razorpayOrderId, heldUntil, now) }, now);
  }
  const wait = LATE_ASK_MINUTES[record.asks];
  const askAt = wait === undefined ? null : addMs(now, wait * MINUTE);
  return withDue({ ...record, askAt, asks: record.asks + 1 }, now);
}

/** Schedules the next question soon, because an authorised payment that is not captured yet changes quickly. */
export function scheduleSoon(record: PaymentRecord, now: Date): PaymentRecord {
  return withDue({ ...record, askAt: addMs(now, ASK_INTERVAL_MS) }, now);
}

/** Starts a new hold when the shopper pays an expired order again. */
export function restartHold(record: PaymentRecord, heldUntil: string, now: Date): PaymentRecord {
  const askAt = nextAsk(record.razorpayOrderId, heldUntil, now);
  return withDue({ ...record, heldUntil, askAt, asks: 0 }, now);
}

/** Paise of a payment that were given back by hand. */
export function manuallyRefundedPaise({ byHand = {} }: PaymentRecord, paymentId: string): number {
  return Object.values(byHand)
    .filter((one) => one.paymentId === paymentId && !one.failed)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the key of a part refund in a record. */
export const partKey = (paymentId: string, id: string): string => `${paymentId}:${id}`;

/** Returns the payment id in a refund's key. */
export const refundedPayment = (key: string): string => key.split(':')[0] ?? '';

const sumOf = ({ refunds }: PaymentRecord, paymentId: string, counts: (one: PaymentRefund) => boolean) =>
  Object.entries(refunds)
    .filter(([key, refund]) => refundedPayment(key) === paymentId && counts(refund))
    .reduce((sum, [, { amount }]) => sum + amount, 0);

/** Returns the paise of a payment that went back, by the shop, by hand or as store credit. */
export function refundedPaise(record: PaymentRecord, paymentId: string): number {
  return (
    manuallyRefundedPaise(record, paymentId) + sumOf(record, paymentId, ({ status }) => status === 'done')
  );
}

/** Returns the paise of a payment that became store credit. */
export const creditedPaise = (record: PaymentRecord, paymentId: string): number =>
  sumOf(record, paymentId, ({ isCredit }) => isCredit === true);

/** Returns the paise of a payment that Razorpay sent back. */
export const sentPaise = (record: PaymentRecord, paymentId: string): number =>
  refundedPaise(record, paymentId) - creditedPaise(record, paymentId);

/** Returns the paise of a payment that went back or are owed. */
export function promisedPaise(record: PaymentRecord, paymentId: string): number {
  return manuallyRefundedPaise(record, paymentId) + sumOf(record, paymentId, () => true);
}

/** Whether an order may still claim the payment: captured, unclaimed and not being refunded. */
export function isUnclaimed(record: PaymentRecord): boolean {
  const { razorpayPaymentId: id, status, orderId, giftCardId } = record;
  const untouched = record.refunds[id]?.attempts === 0 && manuallyRefundedPaise(record, id) === 0;
  return status === 'captured' && orderId === '' && !giftCardId && untouched;
}

/** Assigns the payment to an order and calls its refund off. */
export function claimPayment(record: PaymentRecord, orderId: string, now: Date): PaymentRecord {
  const { [record.razorpayPaymentId]: _calledOff, ...refunds } = record.refunds;
  return withDue({ ...record, orderId, refunds }, now);
}
