import { addMs } from '@/domain/time/addMs';
import { add, difference, sum, type Paise } from '@/domain/money/money';
import { DAY_MS, MINUTE_MS } from '@/domain/time/calendar';
import { queuesOf, type PaymentQueues } from './paymentQueues';

export type RefundReason =
  | 'sold_out'
  | 'coupon_used'
  /** The order had expired long before, so its price is not agreed any more. */
  | 'too_late'
  /** With the person's other orders it is more than one person may buy. */
  | 'over_limit'
  /** The shopper had started another order instead. */
  | 'replaced'
  | 'order_closed'
  /** The order had expired, and its store credit was back in the account. */
  | 'credit_back'
  | 'paid_twice'
  | 'wrong_amount'
  | 'unclaimed'
  | 'cancelled'
  /** The cash order could no longer be turned into a prepaid one. */
  | 'not_prepaid'
  /** The edit could no longer be made. */
  | 'not_edited'
  /** The shop decided on it; its note has the reason. */
  | 'by_shop';

/** A refund that the admin requested: part of a payment, or the rest of it. */
export interface RefundPart {
  /** Made by the admin's browser; Razorpay stores it as the refund's receipt. */
  id: string;
  /** The reason, in words for the shopper. */
  note: string;
  /** The difference of an edit; the order's total is already reduced by it. */
  isEdit?: true;
  /** Whether this refund ends the order even if it is less than the payment. */
  settles: boolean;
  /** ISO; the last change. */
  at: string;
  /** ISO; when it was first on its way. */
  sentAt?: string;
}

/** The refund of one payment, whole or in part. */
export interface PaymentRefund {
  /** 'due': the shop retries at Razorpay until the refund is on its way. */
  status: 'due' | 'done';
  amount: Paise;
  reason: RefundReason;
  /** Razorpay's id; empty before. */
  refundId: string;
  /** Failed refunds at Razorpay; each retry needs an idempotency key of its own. */
  failed: number;
  /** Requests made to Razorpay; with 0 the refund can still be cancelled. */
  attempts: number;
  /** ISO; the earliest time of the next request. */
  nextAt: string;
  /** Razorpay's last error, for the admin. */
  problem: string;
  /** It became store credit, as the shopper chose; Razorpay sends nothing. */
  isCredit?: true;
  /** Razorpay refused the last request, or could not pay the refund out, and is not asked at this moment. */
  isRefused?: true;
  /** The bank's number of the team's own transfer, which stands for the refund that Razorpay could not make. */
  reference?: string;
  part?: RefundPart;
}

/** A refund made by hand in Razorpay's dashboard, of a payment or part of it. */
export interface ManualRefund {
  paymentId: string;
  amount: Paise;
  /** Razorpay could not pay it out. */
  failed: boolean;
  /** ISO. */
  at: string;
}

/**
 * `payments/{razorpayOrderId}`: the shop's record of a Razorpay order, or of a payment link under the
 * link's id. Timestamps are ISO strings.
 */
export interface PaymentRecord {
  razorpayOrderId: string;
  /** The Razorpay order of a payment link, which is created at the first payment; absent before. */
  linkOrderId?: string;
  userId: string;
  /** The order it pays for; empty for an unclaimed bare payment. */
  orderId: string;
  /** It pays a cash order online; the payment is refunded whole where that fails. */
  isPrepay?: true;
  /** The gift card that it pays for; absent otherwise. */
  giftCardId?: string;
  /** The dearer edit that it pays for; absent otherwise. */
  editId?: string;
  /** From Razorpay's answer. */
  amount: Paise;
  currency: string;
  /** 'failed': the last attempt to pay failed; another may follow. */
  status: 'created' | 'failed' | 'captured' | 'refunded';
  /** The captured payment; empty before. */
  razorpayPaymentId: string;
  /** Keyed by Razorpay's payment id; a part refund by that id and its own. */
  refunds: Record<string, PaymentRefund>;
  /** Keyed by Razorpay's refund id. */
  byHand?: Record<string, ManualRefund>;
  /** Paise of the refunds that Razorpay refused, where no order shows them to the team; absent for none. */
  refusedPaise?: Paise;
  /** ISO; when Razorpay sent a refund that the team had transferred before; absent for none. */
  sentTwiceAt?: string;
  /** Until when the stock or edit is reserved for it. */
  heldUntil: string;
  /** The next status request to Razorpay, and their number so far; null for no more. */
  askAt: string | null;
  asks: number;
  /** The earlier of askAt and the due refunds; null is never. */
  dueAt: string | null;
  /** The due times of each queue of the reconciler; absent on older records. */
  queues?: PaymentQueues;
  createdAt: string;
  updatedAt: string;
}

/** Milliseconds for which stock is held for a payment, and a bare payment waits for its order. */
export const HOLD_MS = 20 * MINUTE_MS;
/**
 * Milliseconds between status requests during the hold. The reconciler runs every minute, so a payment
 * whose browser and webhook are both lost is found within three minutes.
 */
const ASK_INTERVAL_MS = 2 * MINUTE_MS;
/** Milliseconds for which an order waits for the payment of its link, because the customer may be offline. */
export const LINK_HOLD_MS = DAY_MS;
/** Milliseconds between status requests for a link; it is open for a day and usually reported by webhook. */
const LINK_ASK_INTERVAL_MS = 10 * MINUTE_MS;
/** Minutes between status requests after an order expired unpaid: a payment can succeed days later. */
const LATE_ASK_MINUTES = [30, 60, 120, 240, 480, 960, 1440, 1440, 1440];

/**
 * Days after the hold in which a payment still places its order at the agreed price: Razorpay captures late
 * authorisations for five days. Its orders never expire, so without a limit a sale's price could be paid months later.
 */
export const LATE_PAYMENT_DAYS = 7;

/** Whether a payment comes so long after the hold that its order is not placed any more. */
export const isTooLate = ({ heldUntil }: Pick<PaymentRecord, 'heldUntil'>, now: Date): boolean =>
  now.getTime() > Date.parse(heldUntil) + LATE_PAYMENT_DAYS * DAY_MS;

/** Whether an id is a payment link's. */
export const isLinkId = (razorpayOrderId: string): boolean => razorpayOrderId.startsWith('plink_');

/** Returns the next status request during the hold: soon, and at the latest when the hold ends. */
function nextAsk(razorpayOrderId: string, heldUntil: string, now: Date): string {
  const soon = addMs(now, isLinkId(razorpayOrderId) ? LINK_ASK_INTERVAL_MS : ASK_INTERVAL_MS);
  return soon < heldUntil ? soon : heldUntil;
}

/** Whether Razorpay refused an owed refund, so that the team may transfer it. */
export const isRefusedRefund = ({ status, isRefused }: PaymentRefund): boolean =>
  status === 'due' && isRefused === true;

function withRefusedPaise({ refusedPaise: _, ...record }: PaymentRecord): PaymentRecord {
  const refused = record.orderId === '' ? Object.values(record.refunds).filter(isRefusedRefund) : [];
  if (refused.length === 0) return record;
  return { ...record, refusedPaise: sum(refused.map(({ amount }) => amount)) };
}

/** Returns the record with what is derived from the rest of it; every change of a record ends here. */
export function withDue(record: PaymentRecord, now: Date): PaymentRecord {
  const refunds = Object.values(record.refunds).filter(({ status }) => status === 'due');
  const times = [record.askAt, ...refunds.map(({ nextAt }) => nextAt)].filter((time) => time !== null);
  const dueAt = times.sort()[0] ?? null;
  return withRefusedPaise({ ...record, dueAt, queues: queuesOf(record), updatedAt: now.toISOString() });
}

export interface NewRecord {
  razorpayOrderId: string;
  userId: string;
  orderId: string;
  amount: Paise;
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

/**
 * Schedules the next status request after Razorpay reported no payment: soon until the hold ends, then ever
 * less often.
 */
export function scheduleAfterNoPayment(record: PaymentRecord, now: Date): PaymentRecord {
  if (now.toISOString() < record.heldUntil) {
    const { razorpayOrderId, heldUntil } = record;
    return withDue({ ...record, askAt: nextAsk(razorpayOrderId, heldUntil, now) }, now);
  }
  const wait = LATE_ASK_MINUTES[record.asks];
  const askAt = wait === undefined ? null : addMs(now, wait * MINUTE_MS);
  return withDue({ ...record, askAt, asks: record.asks + 1 }, now);
}

/** Schedules the next status request soon, because an authorised payment is usually captured quickly. */
export function scheduleSoon(record: PaymentRecord, now: Date): PaymentRecord {
  return withDue({ ...record, askAt: addMs(now, ASK_INTERVAL_MS) }, now);
}

/** Milliseconds before the end of a hold from which another press on Pay renews it. */
const RENEWAL_MS = HOLD_MS / 2;

/** Whether a hold ends (ISO) so soon that a shopper who begins to pay now may be too late. */
export const endsSoon = (heldUntil: string, now: Date): boolean =>
  Date.parse(heldUntil) - now.getTime() < RENEWAL_MS;

/** Starts a new hold when the shopper pays an expired order again, or presses Pay near the end of the old one. */
export function restartHold(record: PaymentRecord, heldUntil: string, now: Date): PaymentRecord {
  const askAt = nextAsk(record.razorpayOrderId, heldUntil, now);
  return withDue({ ...record, heldUntil, askAt, asks: 0 }, now);
}

/** Paise of a payment that were refunded by hand. */
export function manuallyRefundedPaise({ byHand = {} }: PaymentRecord, paymentId: string): Paise {
  const counted = Object.values(byHand).filter((one) => one.paymentId === paymentId && !one.failed);
  return sum(counted.map(({ amount }) => amount));
}

/** Returns the key of a part refund in a record. */
export const partKey = (paymentId: string, id: string): string => `${paymentId}:${id}`;

/** Returns the payment id in a refund's key. */
export const refundedPayment = (key: string): string => key.split(':')[0] ?? '';

function sumOf(
  { refunds }: PaymentRecord,
  paymentId: string,
  counts: (one: PaymentRefund) => boolean,
): Paise {
  const counted = Object.entries(refunds).filter(
    ([key, refund]) => refundedPayment(key) === paymentId && counts(refund),
  );
  return sum(counted.map(([, { amount }]) => amount));
}

/** Returns the paise of a payment that were refunded by the shop, by hand or as store credit. */
export function refundedPaise(record: PaymentRecord, paymentId: string): Paise {
  const byShop = sumOf(record, paymentId, ({ status }) => status === 'done');
  return add(manuallyRefundedPaise(record, paymentId), byShop);
}

/** Returns the paise of a payment that became store credit. */
export const creditedPaise = (record: PaymentRecord, paymentId: string): Paise =>
  sumOf(record, paymentId, ({ isCredit }) => isCredit === true);

/** Returns the paise of a payment that the team transferred, because Razorpay could not refund them. */
export const transferredPaise = (record: PaymentRecord, paymentId: string): Paise =>
  sumOf(record, paymentId, ({ reference }) => reference !== undefined);

/** Returns the paise of a payment that Razorpay refunded. */
export const sentPaise = (record: PaymentRecord, paymentId: string): Paise =>
  difference(
    refundedPaise(record, paymentId),
    add(creditedPaise(record, paymentId), transferredPaise(record, paymentId)),
  );

/** Returns the paise of a payment that were refunded or are owed. */
export function promisedPaise(record: PaymentRecord, paymentId: string): Paise {
  return add(
    manuallyRefundedPaise(record, paymentId),
    sumOf(record, paymentId, () => true),
  );
}

/** Whether an order may still claim the payment: captured, unclaimed and not being refunded. */
export function isUnclaimed(record: PaymentRecord): boolean {
  const { razorpayPaymentId: id, status, orderId, giftCardId } = record;
  const untouched = record.refunds[id]?.attempts === 0 && manuallyRefundedPaise(record, id) === 0;
  return status === 'captured' && orderId === '' && !giftCardId && untouched;
}

/** Assigns the payment to an order and cancels its refund. */
export function claimPayment(record: PaymentRecord, orderId: string, now: Date): PaymentRecord {
  const { [record.razorpayPaymentId]: _calledOff, ...refunds } = record.refunds;
  return withDue({ ...record, orderId, refunds }, now);
}
