import { formatPaise, subtract, sum, toPaise, ZERO, type Paise } from '@/domain/money/money';
import { refused, type RefusedAction } from '@/domain/orders/order/decision';
import { withExtraPayment } from '@/domain/orders/order/extraPayment';
import type { Order } from '@/domain/orders/order/order';
import { refundedPayment, withDue, type PaymentRecord, type PaymentRefund } from '../record/paymentRecord';
import { refundNotes, transferMessages } from './messages';
import { markFullyRefunded, referenceWords } from './refund';
import { isPaidWith, paiseOf, refusedIn, type RefundEntry } from './refusedRefunds';

/** The refund as transferred by the team; Razorpay is not asked for it again. */
function asTransferred(refund: PaymentRefund, reference: string, at: string): PaymentRefund {
  const { isRefused: _, ...others } = refund;
  const part = refund.part && { ...refund.part, at, sentAt: refund.part.sentAt ?? at };
  return { ...others, status: 'done', problem: '', reference, ...(part ? { part } : {}) };
}

function transfer(record: PaymentRecord, reference: string, now: Date): PaymentRecord {
  const at = now.toISOString();
  const sent = refusedIn(record).map(([key, refund]): RefundEntry => [
    key,
    asTransferred(refund, reference, at),
  ]);
  const changed = { ...record, refunds: { ...record.refunds, ...Object.fromEntries(sent) } };
  return withDue(
    sent.reduce((one, [key]) => markFullyRefunded(one, refundedPayment(key)), changed),
    now,
  );
}

/** Says in words for the shopper how much of a refund was transferred. */
function transferNote(paise: Paise, whole: Paise): string {
  const money = formatPaise(paise);
  return subtract(whole, paise) === ZERO
    ? refundNotes.transferred(money)
    : refundNotes.transferredInPart(money);
}

/** Says in words for the shopper that a whole refund was transferred, and under which number. */
export const transferWords = (amount: Paise, reference: string): string =>
  `${transferNote(amount, amount)} ${referenceWords(reference)}`;

/** A refund that is no part, which has words of its own. */
interface Whole {
  paise: Paise;
  paymentId: string;
  /** Whether the order was paid with its payment. */
  isOwn: boolean;
}

const wholesOf = (order: Order, records: readonly PaymentRecord[]): Whole[] =>
  records.flatMap((record) =>
    refusedIn(record)
      .filter(([, { part }]) => !part)
      .map(([key, { amount }]) => ({
        paise: amount,
        paymentId: key,
        isOwn: isPaidWith(order, record) && key === record.razorpayPaymentId,
      })),
  );

const sumOf = (wholes: readonly Whole[]): Paise => sum(wholes.map(({ paise }) => paise));

/** The order whose refund says that so much of it was transferred. */
function withRefundWords(order: Order, wholes: readonly Whole[], reference: string): Order {
  const { refund } = order.payment;
  if (!refund || wholes.length === 0) return order;
  const note = transferNote(sumOf(wholes), toPaise(refund.amount));
  const words = refund.reference ? `${refund.reference}, ${reference}` : reference;
  return { ...order, payment: { ...order.payment, refund: { ...refund, note, reference: words } } };
}

/** The order with words about money that was transferred beside its own refund. */
function withExtraWords(order: Order, wholes: readonly Whole[], reference: string, now: Date): Order {
  const [first] = wholes;
  if (!first) return order;
  const { paymentId } = first;
  const paise = sumOf(wholes);
  const note = transferWords(paise, reference);
  return withExtraPayment(order, { paymentId, paise, note, reference }, now);
}

/** The order with words about what was transferred. */
function withWords(order: Order, records: readonly PaymentRecord[], reference: string, now: Date): Order {
  const wholes = wholesOf(order, records);
  const hasWords = ({ isOwn }: Whole) => isOwn && order.payment.refund !== undefined;
  const extra = wholes.filter((one) => !hasWords(one));
  return withExtraWords(withRefundWords(order, wholes.filter(hasWords), reference), extra, reference, now);
}

/** Money that the team transferred itself. */
export interface Transfer {
  amount: Paise;
  /** The bank's number. */
  reference: string;
}

export type TransferDecision =
  | RefusedAction
  /** The same transfer was noted before. */
  | { kind: 'known'; order: Order }
  /** The caller lets the order follow each of the changed records. */
  | { kind: 'transferred'; order: Order; records: PaymentRecord[] };

/** Whether all refunds with this number are the same transfer. */
function isKnown(records: readonly PaymentRecord[], { amount, reference }: Transfer): boolean {
  const same = records
    .flatMap(({ refunds }) => Object.values(refunds))
    .filter((refund) => refund.reference === reference);
  return same.length > 0 && sum(same.map((refund) => refund.amount)) === amount;
}

/** The records of which exactly the transferred sum is refused, or why it cannot be noted. `what` is their order or payment. */
function findTransferred(
  records: readonly PaymentRecord[],
  request: Transfer,
  what: 'order' | 'payment',
): RefusedAction | { kind: 'known' } | { kind: 'found'; found: PaymentRecord[] } {
  const found = records.filter((record) => refusedIn(record).length > 0);
  const owed = paiseOf(found.flatMap(refusedIn));
  if (owed === ZERO) {
    if (isKnown(records, request)) return { kind: 'known' };
    return refused('none_refused', transferMessages.noneRefused(what));
  }
  if (owed !== request.amount) {
    return refused('sum_changed', transferMessages.sumChanged(formatPaise(owed), what));
  }
  return { kind: 'found', found };
}

/**
 * Notes that the team transferred what Razorpay refused to refund of an order: all of it, and only that. `records` are
 * those of the order's payments.
 */
export function decideTransfer(
  order: Order,
  records: readonly PaymentRecord[],
  request: Transfer,
  now: Date,
): TransferDecision {
  const decision = findTransferred(records, request, 'order');
  if (decision.kind === 'known') return { kind: 'known', order };
  if (decision.kind === 'refused') return decision;
  const { found } = decision;
  const { reference } = request;
  return {
    kind: 'transferred',
    order: withWords(order, found, reference, now),
    records: found.map((record) => transfer(record, reference, now)),
  };
}

/** Notes the same of a payment without an order, as of a gift card. */
export function decidePaymentTransfer(
  record: PaymentRecord,
  request: Transfer,
  now: Date,
): RefusedAction | { kind: 'known' } | { kind: 'transferred'; record: PaymentRecord } {
  const decision = findTransferred([record], request, 'payment');
  if (decision.kind !== 'found') return decision;
  return { kind: 'transferred', record: transfer(record, request.reference, now) };
}
