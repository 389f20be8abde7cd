import { formatPaise, subtract, sum, toPaise, toRupees, ZERO, type Paise } from '@/domain/money/money';
import { refused, type RefusedAction } from '@/domain/orders/order/decision';
import { withNote } from '@/domain/orders/order/note';
import { BY_SHOP, type Order } from '@/domain/orders/order/order';
import type { OrderPayment } from '@/domain/orders/order/payment';
import { refundedPayment, withDue, type PaymentRecord, type PaymentRefund } from '../record/paymentRecord';
import { markFullyRefunded } from './refund';

type Entry = [key: string, refund: PaymentRefund];

/** The owed refunds that Razorpay refused. */
const refusedIn = ({ refunds }: PaymentRecord): Entry[] =>
  Object.entries(refunds).filter(([, { status, isRefused }]) => status === 'due' && isRefused);

const paiseOf = (entries: readonly Entry[]): Paise => sum(entries.map(([, { amount }]) => amount as Paise));

/** Returns the paise of an order's owed refunds that Razorpay refused, of all its payments. */
export const refusedOf = ({ payment: { refused: first = 0, more = [] } }: Pick<Order, 'payment'>): Paise =>
  sum([first, ...more.map((one) => one.refused ?? 0)].map(toPaise));

type OnePayment = Pick<OrderPayment, 'razorpayOrderId' | 'refused'>;

function withPaise<P extends OnePayment>(payment: P, record: PaymentRecord, paise: Paise): P {
  const { refused: before = 0, ...others } = payment;
  if (payment.razorpayOrderId !== record.razorpayOrderId || toPaise(before) === paise) return payment;
  return { ...others, ...(paise > ZERO ? { refused: toRupees(paise) } : {}) } as P;
}

/** Copies what Razorpay refused to refund from a record to its order; returns the same order where nothing changed. */
export function withRefused(order: Order, record: PaymentRecord): Order {
  const paise = paiseOf(refusedIn(record));
  const { more } = order.payment;
  const payment = withPaise(order.payment, record, paise);
  const others = more?.map((one) => withPaise(one, record, paise));
  if (payment === order.payment && (others ?? []).every((one, at) => one === more?.[at])) return order;
  return { ...order, payment: { ...payment, ...(others ? { more: others } : {}) } };
}

/** The refund as transferred by the team; Razorpay is not asked for it again. */
function asTransferred(refund: PaymentRefund, reference: string, at: string): PaymentRefund {
  const { isRefused: _, ...others } = refund;
  const part = refund.part && { ...refund.part, at, sentAt: refund.part.sentAt ?? at };
  return { ...others, status: 'done', problem: '', reference, ...(part ? { part } : {}) };
}

function transfer(record: PaymentRecord, reference: string, now: Date): PaymentRecord {
  const at = now.toISOString();
  const sent = refusedIn(record).map(([key, refund]): Entry => [key, asTransferred(refund, reference, at)]);
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
    ? `We have transferred ${money} to you, because it could not go back to your original payment method.`
    : `We have transferred ${money} of it to you. The rest goes back to your original payment method.`;
}

/** The order with words about refunds that are no parts, which have words of their own. */
function withWords(order: Order, records: readonly PaymentRecord[], reference: string, now: Date): Order {
  const { payment } = order;
  const wholes = records.flatMap((record) =>
    refusedIn(record)
      .filter(([, { part }]) => !part)
      .map(([key, { amount }]) => ({ paise: amount as Paise, isOwn: key === record.razorpayPaymentId })),
  );
  const paise = (isOwn: boolean) => sum(wholes.filter((one) => one.isOwn === isOwn).map((one) => one.paise));
  const { refund } = payment;
  const own = refund ? paise(true) : ZERO;
  const other = refund ? paise(false) : sum(wholes.map((one) => one.paise));
  const noted = other > ZERO ? withNote(order, BY_SHOP, transferNote(other, other), now) : order;
  if (!refund || own === ZERO) return noted;
  const note = transferNote(own, toPaise(refund.amount));
  const words = refund.reference ? `${refund.reference}, ${reference}` : reference;
  return { ...noted, payment: { ...payment, refund: { ...refund, note, reference: words } } };
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
  return same.length > 0 && sum(same.map((refund) => refund.amount as Paise)) === amount;
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
  const changed = records.filter((record) => refusedIn(record).length > 0);
  const owed = paiseOf(changed.flatMap(refusedIn));
  if (owed === ZERO) {
    if (isKnown(records, request)) return { kind: 'known', order };
    return refused(
      'none_refused',
      'Razorpay has no refund of this order that it refused: it sends the money itself, is asked for it at this moment, or a colleague has written the transfer down. Nothing was changed.',
    );
  }
  if (owed !== request.amount) {
    return refused(
      'sum_changed',
      `Meanwhile Razorpay refuses ${formatPaise(owed)} of this order, not the sum that you saw. Nothing was changed; please look again.`,
    );
  }
  const { reference } = request;
  return {
    kind: 'transferred',
    order: withWords(order, changed, reference, now),
    records: changed.map((record) => transfer(record, reference, now)),
  };
}
