import { add, subtract, sum, toPaise, toRupees, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { PartRefund } from '@/domain/orders/order/payment';
import { mayMove, moveOrder, isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import { partKey, refundedPayment, withDue, type PaymentRecord } from '../record/paymentRecord';
import { dueRefund } from './refund';
import {
  creditShare,
  finishReturn,
  isCancellation,
  isPaidOnline,
  needsTransfer,
  refundable,
  sourceLeft,
} from './refundable';
import { withRecord } from './paymentsBack';
import { creditPartId, wholePart } from './refundShares';
import { canHoldCredit, withCreditRefund } from './refundToCredit';
import { leftOf, shareId, splitRefund } from './splitRefund';

/** Parts of one order's refund. */
export const MAX_PARTS = 20;

/** A refund that the admin requests. */
export interface RequestedRefund {
  id: string;
  amount: Paise;
  /** The reason, in words for the shopper. */
  note: string;
  /** Whether the order ends with this refund even if it is less than the payment. */
  settles: boolean;
  /** The bank's reference of a manual transfer; empty where Razorpay refunds. */
  reference: string;
  /** The refund becomes store credit, as the shopper chose; nothing is sent or transferred. */
  asCredit?: boolean;
  /** The customer's account is being deleted, which would delete the credit, too. */
  isLeaving?: boolean;
  by: string;
  /** What could still be refunded when the admin read the order; missing where that is not known. */
  seen?: Paise | undefined;
}

/** Whether a part refund may end the order in its present status. */
export const canSettle = (order: Order): boolean => mayMove(order, 'refunded');

export type RefundDecision =
  /** The same refund was requested before. */
  | { kind: 'known' }
  /** The id belongs to a different refund. */
  | { kind: 'other' }
  | { kind: 'nothing_left' }
  /** Something was refunded since the admin read the order, perhaps the same thing by a colleague. */
  | { kind: 'sum_changed'; left: Paise }
  | { kind: 'too_much'; left: Paise }
  | { kind: 'too_many' }
  | { kind: 'cancelling' }
  /** A full refund before shipping is a cancellation. */
  | { kind: 'cancel_instead' }
  | { kind: 'no_reference' | 'needless_reference' }
  | { kind: 'cannot_settle' }
  /** The order's customer has no account that could hold store credit. */
  | { kind: 'no_account' }
  /**
   * `record` is the order's payment, null for cash on delivery; `more` are its other payments with a share
   * of the refund.
   */
  | { kind: 'refunded'; order: Order; record: PaymentRecord | null; more: PaymentRecord[] };

function isSame(part: PartRefund, settles: boolean | undefined, request: RequestedRefund): boolean {
  const { amount, note, reference = '', asCredit = false, isCredit } = part;
  const alike =
    toPaise(amount) === request.amount && note === request.note && reference === request.reference;
  const isOtherWay = !isCredit && asCredit !== (request.asCredit ?? false);
  if (isOtherWay) return false;
  return alike && (settles ?? request.settles) === request.settles;
}

/** Returns the part refunds of a payment in the order's format, oldest first. */
function partsOf({ refunds, razorpayPaymentId }: PaymentRecord, first: string): PartRefund[] {
  const from = razorpayPaymentId === first ? {} : { from: razorpayPaymentId };
  return Object.entries(refunds)
    .filter(([key]) => refundedPayment(key) === razorpayPaymentId)
    .flatMap(([, { part, status, amount, isCredit, reference }]) => {
      if (!part) return [];
      const { id, note, at, sentAt, isEdit } = part;
      const as = isCredit ? { asCredit: true as const } : {};
      const shown = { id, status, amount: toRupees(amount), note, at };
      const how = reference === undefined ? as : { reference };
      return [{ ...shown, ...(sentAt ? { sentAt } : {}), ...(isEdit ? { isEdit } : {}), ...how, ...from }];
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

interface OwedPart extends Pick<RequestedRefund, 'id' | 'note' | 'settles' | 'asCredit'> {
  amount: Paise;
  isEdit?: true;
}

/** Marks a payment that became store credit as a whole: an order of several payments ends once all of them went back. */
const withBackOf = (order: Order, record: PaymentRecord): Order =>
  order.payment.more ? { ...order, payment: withRecord(order.payment, record) } : order;

/** Adds a part refund, split over the payments of an order, for Razorpay to be asked for each share. */
function oweParts(
  order: Order,
  [first, ...others]: readonly [PaymentRecord, ...PaymentRecord[]],
  { id, amount, asCredit, ...part }: OwedPart,
  now: Date,
): Owed {
  const at = now.toISOString();
  const owed = splitRefund(amount, [first, ...others]).map((share, n) => {
    const { razorpayPaymentId: paymentId, refunds } = share.record;
    const key = shareId(id, n);
    const refund = { ...dueRefund(share.amount, 'by_shop', at), part: { id: key, ...part, at } };
    if (asCredit) return withCreditRefund(share.record, partKey(paymentId, key), refund, now);
    return withDue({ ...share.record, refunds: { ...refunds, [partKey(paymentId, key)]: refund } }, now);
  });
  const isFirst = ({ razorpayOrderId }: PaymentRecord) => razorpayOrderId === first.razorpayOrderId;
  return {
    order: owed.reduce((changed, record) => followParts(withBackOf(changed, record), record, now), order),
    record: owed.find(isFirst) ?? first,
    more: owed.filter((record) => !isFirst(record)),
  };
}

/** Adds a refund of an edit's difference; the order already has its lower total. */
export function oweEdit(
  order: Order,
  before: PaymentRecord,
  { id, amount, note }: Pick<RequestedRefund, 'id' | 'amount' | 'note'>,
  now: Date,
  more: readonly PaymentRecord[] = [],
): Owed {
  return oweParts(order, [before, ...more], { id, amount, note, settles: false, isEdit: true }, now);
}

/** Adds a part refund through Razorpay, or turns it into store credit. */
function throughRazorpay(
  order: Order,
  records: readonly [PaymentRecord, ...PaymentRecord[]],
  { id, amount, note, settles, asCredit, by }: RequestedRefund,
  now: Date,
): RefundDecision {
  const owed = oweParts(order, records, { id, amount, note, settles, asCredit }, now);
  const changed = { ...owed.order, updatedAt: now.toISOString() };
  const ended = asCredit ? endOrFinish(changed, { at: now.toISOString(), by, note }) : changed;
  return { ...owed, kind: 'refunded', order: ended };
}

/** Ends an order with nothing left to refund, or a return whose worth was refunded. */
function endOrFinish(order: Order, step: { at: string; by: string; note: string }): Order {
  if (refundable(order) > ZERO) return finishReturn(order, step);
  const paid: Order = { ...order, payment: { ...order.payment, status: 'refunded' } };
  const moved = moveOrder(paid, 'refunded', step);
  return moved.ok ? moved.order : paid;
}

/** Records a manual transfer, or cash that becomes store credit. */
function byTransfer(order: Order, request: RequestedRefund, now: Date): RefundDecision {
  const at = now.toISOString();
  const { id, amount, note, reference, settles, asCredit, by } = request;
  const isFullRefund = amount === refundable(order);
  const how = asCredit ? { asCredit: true as const } : { reference };
  const part: PartRefund = { id, status: 'done', amount: toRupees(amount), note, at, sentAt: at, ...how };
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

/** Returns the store credit that paid for the order; the caller writes it to the account. */
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
    credit: { ...credit, backPaise: add(credit.backPaise, amount) },
    payment: { ...payment, parts: [...(payment.parts ?? []), part] },
    updatedAt: at,
  };
}

/** Ends an order whose whole refund is store credit, if its status allows. */
function endByCredit(order: Order, { settles, by, note }: RequestedRefund, now: Date): Order {
  const step = { at: now.toISOString(), by, note };
  const isFullRefund = refundable(order) === ZERO;
  const status = isFullRefund ? 'refunded' : order.payment.status;
  const paid: Order = { ...order, payment: { ...order.payment, status } };
  const moved = isFullRefund || settles ? moveOrder(paid, 'refunded', step) : null;
  return moved?.ok ? moved.order : finishReturn(paid, step);
}

/** Returns the refundable rest: the smaller of the order's and the payment records' figures. */
function restOf(order: Order, record: PaymentRecord | null, more: readonly PaymentRecord[]): Paise {
  const left = refundable(order);
  if (!isPaidOnline(order)) return left;
  const toSource = sourceLeft(order);
  if (!record) throw new Error('A paid order has no record of its payment');
  const unpromised = sum([record, ...more].map(leftOf));
  return subtract(left, subtract(toSource, unpromised));
}

/** Decides a requested refund. A repeated request is 'known'. */
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
  if (request.seen !== undefined && request.seen !== refundable(order)) return { kind: 'sum_changed', left };
  if (request.amount > left) return { kind: 'too_much', left };
  if (parts.length >= MAX_PARTS) return { kind: 'too_many' };
  if (isCancelling(order)) return { kind: 'cancelling' };
  if (isCancellation(order, request.amount, left)) return { kind: 'cancel_instead' };
  const becomesCredit = request.asCredit || share > ZERO;
  if (becomesCredit && !canHoldCredit(order)) return { kind: 'no_account' };
  if (request.asCredit && request.isLeaving) return { kind: 'no_account' };
  const isByHand = !request.asCredit && needsTransfer(order, request.amount);
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
