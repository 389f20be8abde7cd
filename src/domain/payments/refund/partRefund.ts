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
import { creditShare, finishReturn, isPaidOnline, needsTransfer, refundable, sourceLeft } from './refundable';
import { creditPartId, wholePart } from './refundShares';
import { leftOf, shareId, splitRefund } from './splitRefund';

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
  /** `record` is that of its payment, null for cash on delivery; `more` are those of its other payments that owe a share. */
  | { kind: 'refunded'; order: Order; record: PaymentRecord | null; more: PaymentRecord[] };

function isSame(part: PartRefund, settles: boolean | undefined, request: RequestedRefund): boolean {
  const { amount, note, reference = '' } = part;
  const alike =
    toPaise(amount) === request.amount && note === request.note && reference === request.reference;
  return alike && (settles ?? request.settles) === request.settles;
}

/** Returns the part refunds of a payment as its order shows them, oldest first. */
function partsOf({ refunds, razorpayPaymentId }: PaymentRecord, first: string): PartRefund[] {
  const from = razorpayPaymentId === first ? {} : { from: razorpayPaymentId };
  return Object.entries(refunds)
    .filter(([key]) => refundedPayment(key) === razorpayPaymentId)
    .flatMap(([, { part, status, amount }]) => {
      if (!part) return [];
      const { id, note, at, sentAt, isEdit } = part;
      const shown = { id, status, amount: toRupees(amount as Paise), note, at };
      return [{ ...shown, ...(sentAt ? { sentAt } : {}), ...(isEdit ? { isEdit } : {}), ...from }];
    })
    .sort(byTime);
}

const byTime = (a: PartRefund, b: PartRefund): number => a.at.localeCompare(b.at) || a.id.localeCompare(b.id);

const isAlike = (a: PartRefund, b: PartRefund | undefined): boolean =>
  a.id === b?.id && a.status === b.status && a.amount === b.amount && a.at === b.at;

/** Copies the part refunds of one payment from its record to the order; returns the same order where nothing changed. */
export function followParts(order: Order, record: PaymentRecord, now: Date): Order {
  const { parts: all = [], ...payment } = order.payment;
  const { razorpayPaymentId: first } = payment;
  const isOwn = ({ from = first, isCredit }: PartRefund) => !isCredit && from === record.razorpayPaymentId;
  const before = all.filter(isOwn);
  const own = partsOf(record, first);
  if (own.length === before.length && own.every((one, at) => isAlike(one, before[at]))) return order;
  const parts = [...all.filter((part) => !isOwn(part)), ...own].sort(byTime);
  const changed = { ...order, payment: { ...payment, ...(parts.length > 0 ? { parts } : {}) } };
  const settled = own.find(({ id, status }) => {
    const isKnown = before.some((one) => one.id === id && one.status === 'done');
    return (
      status === 'done' && !isKnown && record.refunds[partKey(record.razorpayPaymentId, id)]?.part?.settles
    );
  });
  const at = now.toISOString();
  const moved = settled && moveOrder(changed, 'refunded', { at, by: 'shop', note: settled.note });
  if (moved?.ok) return moved.order;
  // markOrderRefunded ends the order when the whole payment went back.
  if (record.status === 'refunded' && !payment.more) return changed;
  return finishReturn(changed, { at, by: 'shop', note: parts.at(-1)?.note ?? '' });
}

interface Owed {
  order: Order;
  record: PaymentRecord;
  more: PaymentRecord[];
}

/** Owes a part refund, divided over the payments of an order; Razorpay is then asked for each share. */
function oweParts(
  order: Order,
  [first, ...others]: readonly [PaymentRecord, ...PaymentRecord[]],
  { id, amount, ...part }: { id: string; amount: number; note: string; settles: boolean; isEdit?: true },
  now: Date,
): Owed {
  const at = now.toISOString();
  const owed = splitRefund(amount, [first, ...others]).map((share, n) => {
    const { razorpayPaymentId: paymentId, refunds } = share.record;
    const key = shareId(id, n);
    const refund = { ...dueRefund(share.amount, 'by_shop', at), part: { id: key, ...part, at } };
    return withDue({ ...share.record, refunds: { ...refunds, [partKey(paymentId, key)]: refund } }, now);
  });
  const isFirst = ({ razorpayOrderId }: PaymentRecord) => razorpayOrderId === first.razorpayOrderId;
  return {
    order: owed.reduce((changed, record) => followParts(changed, record, now), order),
    record: owed.find(isFirst) ?? first,
    more: owed.filter((record) => !isFirst(record)),
  };
}

/** Owes the difference of an edit, whose order has its lower total already; Razorpay is then asked for it. */
export function oweEdit(
  order: Order,
  before: PaymentRecord,
  { id, amount, note }: Pick<RequestedRefund, 'id' | 'amount' | 'note'>,
  now: Date,
  more: readonly PaymentRecord[] = [],
): Owed {
  return oweParts(order, [before, ...more], { id, amount, note, settles: false, isEdit: true }, now);
}

/** Owes a part refund, which Razorpay is then asked for. */
function throughRazorpay(
  order: Order,
  records: readonly [PaymentRecord, ...PaymentRecord[]],
  { id, amount, note, settles }: RequestedRefund,
  now: Date,
): RefundDecision {
  const owed = oweParts(order, records, { id, amount, note, settles }, now);
  return { ...owed, kind: 'refunded', order: { ...owed.order, updatedAt: now.toISOString() } };
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
    more: [],
  };
}

/** Gives store credit back that paid for the order; the caller writes it to the account. */
function toCredit(order: Order, request: RequestedRefund, isAll: boolean, now: Date): Order {
  const at = now.toISOString();
  const { id, amount, note } = request;
  const partId = isAll ? id : creditPartId(id);
  const part: PartRefund = {
    id: partId,
    status: 'done',
    amount: toRupees(amount),
    note,
    at,
    sentAt: at,
    isCredit: true,
  };
  const { credit, payment } = order;
  if (!credit) throw new Error('An order without store credit gives none back');
  return {
    ...order,
    credit: { ...credit, backPaise: credit.backPaise + amount },
    payment: { ...payment, parts: [...(payment.parts ?? []), part] },
    updatedAt: at,
  };
}

/** Ends an order whose whole refund is store credit, where it may end. */
function endByCredit(order: Order, { settles, by, note }: RequestedRefund, now: Date): Order {
  const step = { at: now.toISOString(), by, note };
  const isFullRefund = refundable(order) === ZERO;
  const status = isFullRefund ? 'refunded' : order.payment.status;
  const paid: Order = { ...order, payment: { ...order.payment, status } };
  const moved = isFullRefund || settles ? moveOrder(paid, 'refunded', step) : null;
  return moved?.ok ? moved.order : finishReturn(paid, step);
}

/** Returns the refundable rest, the smaller of what the order and the payment records say. */
function restOf(order: Order, record: PaymentRecord | null, more: readonly PaymentRecord[]): Paise {
  const left = refundable(order);
  if (!isPaidOnline(order)) return left;
  const toSource = sourceLeft(order);
  if (!record) throw new Error('A paid order has no record of its payment');
  const unpromised = [record, ...more].reduce((paise, one) => paise + leftOf(one), 0) as Paise;
  return subtract(left, subtract(toSource, unpromised));
}

/** Decides a requested refund. The same request again is 'known'. */
export function decideRefund(
  order: Order,
  record: PaymentRecord | null,
  request: RequestedRefund,
  now: Date,
  more: readonly PaymentRecord[] = [],
): RefundDecision {
  const { parts = [] } = order.payment;
  const existing = wholePart(parts, request.id);
  if (existing) {
    const settles = record?.refunds[partKey(record.razorpayPaymentId, request.id)]?.part?.settles;
    return { kind: isSame(existing, settles, request) ? 'known' : 'other' };
  }
  const online = isPaidOnline(order);
  const share = creditShare(order, request.amount);
  const left = restOf(order, record, more);
  if (left === ZERO) return { kind: 'nothing_left' };
  if (request.amount > left) return { kind: 'too_much', left };
  if (parts.length >= MAX_PARTS) return { kind: 'too_many' };
  if (isCancelling(order)) return { kind: 'cancelling' };
  if (request.amount === left && canMove(order.status, 'cancelled', order.paymentMethod))
    return { kind: 'cancel_instead' };
  const isByHand = needsTransfer(order, request.amount);
  if (isByHand === (request.reference === ''))
    return { kind: isByHand ? 'no_reference' : 'needless_reference' };
  if (request.settles && !canSettle(order)) return { kind: 'cannot_settle' };
  const isAll = share === request.amount;
  const given = share > ZERO ? toCredit(order, { ...request, amount: share }, isAll, now) : order;
  if (isAll) return { kind: 'refunded', order: endByCredit(given, request, now), record: null, more: [] };
  const rest = { ...request, amount: subtract(request.amount, share) };
  return online && record
    ? throughRazorpay(given, [record, ...more], rest, now)
    : byTransfer(given, rest, now);
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
