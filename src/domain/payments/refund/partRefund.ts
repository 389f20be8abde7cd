import { subtract, toPaise, toRupees, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { PartRefund } from '@/domain/orders/order/payment';
import { canMove, moveOrder, isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import {
  partKey,
  promisedPaise,
  refundedPayment,
  withDue,
  type PaymentRecord,
} from '../record/paymentRecord';
import { dueRefund } from './refund';
import { finishReturn, isPaidOnline, refundable } from './refundable';

/** Parts of one order's refund. */
export const MAX_PARTS = 20;

/** A refund that the admin requests. */
export interface RequestedRefund {
  id: string;
  amount: Paise;
  /** Why, in words for the shopper. */
  note: string;
  /** Whether the order ends with this refund even if it is less than what was paid. */
  settles: boolean;
  /** The bank's reference of a manual transfer; empty where Razorpay refunds. */
  reference: string;
  by: string;
}

/** Whether a part refund may end the order in its present status. */
export const canSettle = ({ status, paymentMethod }: Order): boolean =>
  canMove(status, 'refunded', paymentMethod);

export type RefundDecision =
  /** The same refund was requested before. */
  | { kind: 'known' }
  /** The id belongs to a different refund. */
  | { kind: 'other' }
  | { kind: 'nothing_left' }
  | { kind: 'too_much'; left: Paise }
  | { kind: 'too_many' }
  | { kind: 'cancelling' }
  /** A full refund before shipping is a cancellation. */
  | { kind: 'cancel_instead' }
  | { kind: 'no_reference' | 'needless_reference' }
  | { kind: 'cannot_settle' }
  /** `record` is that of its payment; null for cash on delivery. */
  | { kind: 'refunded'; order: Order; record: PaymentRecord | null };

function isSame(part: PartRefund, settles: boolean | undefined, request: RequestedRefund): boolean {
  const { amount, note, reference = '' } = part;
  const alike =
    toPaise(amount) === request.amount && note === request.note && reference === request.reference;
  return alike && (settles ?? request.settles) === request.settles;
}

/** Returns the part refunds of a payment as its order shows them, oldest first. */
function partsOf({ refunds, razorpayPaymentId }: PaymentRecord): PartRefund[] {
  return Object.entries(refunds)
    .filter(([key]) => refundedPayment(key) === razorpayPaymentId)
    .flatMap(([, { part, status, amount }]) => {
      if (!part) return [];
      const { id, note, at, sentAt, isEdit } = part;
      const shown = { id, status, amount: toRupees(amount as Paise), note, at };
      return [{ ...shown, ...(sentAt ? { sentAt } : {}), ...(isEdit ? { isEdit } : {}) }];
    })
    .sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
}

const isAlike = (a: PartRefund, b: PartRefund | undefined): boolean =>
  a.id === b?.id && a.status === b.status && a.amount === b.amount && a.at === b.at;

/** Copies the part refunds from the payment record to the order; returns the same order where nothing changed. */
export function followParts(order: Order, record: PaymentRecord, now: Date): Order {
  const { parts: before = [], ...payment } = order.payment;
  const parts = partsOf(record);
  if (parts.length === before.length && parts.every((one, at) => isAlike(one, before[at]))) return order;
  const changed = { ...order, payment: { ...payment, ...(parts.length > 0 ? { parts } : {}) } };
  const settled = parts.find(({ id, status }) => {
    const isKnown = before.some((one) => one.id === id && one.status === 'done');
    return (
      status === 'done' && !isKnown && record.refunds[partKey(record.razorpayPaymentId, id)]?.part?.settles
    );
  });
  const at = now.toISOString();
  const moved = settled && moveOrder(changed, 'refunded', { at, by: 'shop', note: settled.note });
  if (moved?.ok) return moved.order;
  // markOrderRefunded ends the order when the whole payment went back.
  if (record.status === 'refunded') return changed;
  return finishReturn(changed, { at, by: 'shop', note: parts.at(-1)?.note ?? '' });
}

/** Owes the difference of an edit, whose order has its lower total already; Razorpay is then asked for it. */
export function oweEdit(
  order: Order,
  before: PaymentRecord,
  { id, amount, note }: Pick<RequestedRefund, 'id' | 'amount' | 'note'>,
  now: Date,
): { order: Order; record: PaymentRecord } {
  const { razorpayPaymentId: paymentId } = before;
  const at = now.toISOString();
  const part = { id, note, settles: false, at, isEdit: true as const };
  const refund = { ...dueRefund(amount, 'by_shop', at), part };
  const record = withDue(
    { ...before, refunds: { ...before.refunds, [partKey(paymentId, id)]: refund } },
    now,
  );
  return { order: followParts(order, record, now), record };
}

/** Owes a part refund, which Razorpay is then asked for. */
function throughRazorpay(
  order: Order,
  before: PaymentRecord,
  request: RequestedRefund,
  now: Date,
): RefundDecision {
  const { razorpayPaymentId: paymentId } = before;
  const at = now.toISOString();
  const { id, amount, note, settles } = request;
  const refund = { ...dueRefund(amount, 'by_shop', at), part: { id, note, settles, at } };
  const refunds = { ...before.refunds, [partKey(paymentId, id)]: refund };
  const record = withDue({ ...before, refunds }, now);
  return { kind: 'refunded', order: { ...followParts(order, record, now), updatedAt: at }, record };
}

/** Records a manual transfer. */
function byTransfer(order: Order, request: RequestedRefund, now: Date): RefundDecision {
  const at = now.toISOString();
  const { id, amount, note, reference, settles, by } = request;
  const isFullRefund = amount === refundable(order);
  const part: PartRefund = { id, status: 'done', amount: toRupees(amount), note, at, sentAt: at, reference };
  const parts = [...(order.payment.parts ?? []), part];
  const status = isFullRefund ? 'refunded' : order.payment.status;
  const paid: Order = { ...order, payment: { ...order.payment, status, parts }, updatedAt: at };
  const moved = isFullRefund || settles ? moveOrder(paid, 'refunded', { at, by, note }) : null;
  return {
    kind: 'refunded',
    order: moved?.ok ? moved.order : finishReturn(paid, { at, by, note }),
    record: null,
  };
}

/** Returns the refundable rest, the smaller of what the order and the payment record say. */
function leftOf(order: Order, record: PaymentRecord | null): Paise {
  const left = refundable(order);
  if (!isPaidOnline(order)) return left;
  if (!record) throw new Error('A paid order has no record of its payment');
  const unpromised = subtract(
    record.amount as Paise,
    promisedPaise(record, record.razorpayPaymentId) as Paise,
  );
  return Math.min(left, unpromised) as Paise;
}

/** Decides a requested refund. The same request again is 'known'. */
export function decideRefund(
  order: Order,
  record: PaymentRecord | null,
  request: RequestedRefund,
  now: Date,
): RefundDecision {
  const { parts = [] } = order.payment;
  const existing = parts.find(({ id }) => id === request.id);
  if (existing) {
    const settles = record?.refunds[partKey(record.razorpayPaymentId, request.id)]?.part?.settles;
    return { kind: isSame(existing, settles, request) ? 'known' : 'other' };
  }
  const online = isPaidOnline(order);
  const left = leftOf(order, record);
  if (left === ZERO) return { kind: 'nothing_left' };
  if (request.amount > left) return { kind: 'too_much', left };
  if (parts.length >= MAX_PARTS) return { kind: 'too_many' };
  if (isCancelling(order)) return { kind: 'cancelling' };
  if (request.amount === left && canMove(order.status, 'cancelled', order.paymentMethod))
    return { kind: 'cancel_instead' };
  if (online !== (request.reference === '')) return { kind: online ? 'needless_reference' : 'no_reference' };
  if (request.settles && !canSettle(order)) return { kind: 'cannot_settle' };
  return online && record ? throughRazorpay(order, record, request, now) : byTransfer(order, request, now);
}

/** Finds the key of the part refund that Razorpay reports, by Razorpay's id or by the shop's receipt. */
export function findReportedPart(
  { refunds }: PaymentRecord,
  { paymentId, id, receipt = '' }: { paymentId: string; id: string; receipt?: string },
): string | undefined {
  const keys = Object.keys(refunds).filter(
    (key) => refunds[key]?.part !== undefined && refundedPayment(key) === paymentId,
  );
  return (
    keys.find((key) => refunds[key]?.refundId === id) ??
    keys.find((key) => key === partKey(paymentId, receipt))
  );
}

/** Reduces owed part refunds by what was refunded by hand, newest first, so that nothing is refunded twice. */
export function trimParts(record: PaymentRecord, paymentId: string, now: Date): PaymentRecord {
  let over = promisedPaise(record, paymentId) - record.amount;
  const cuts = new Map<string, number>();
  const due = Object.entries(record.refunds)
    .filter(([key, { part, status }]) => part && status === 'due' && refundedPayment(key) === paymentId)
    .sort(([, a], [, b]) => (b.part?.at ?? '').localeCompare(a.part?.at ?? ''));
  for (const [key, { amount }] of due) {
    const cut = Math.max(0, Math.min(over, amount));
    over -= cut;
    cuts.set(key, cut);
  }
  const left = Object.entries(record.refunds)
    .map(([key, refund]) => [key, { ...refund, amount: refund.amount - (cuts.get(key) ?? 0) }] as const)
    .filter(([key, { amount }]) => amount > 0 || !cuts.has(key));
  const refunds = Object.fromEntries(left);
  return withDue({ ...record, refunds }, now);
}
