import { sum, toPaise, toRupees, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { OrderPayment } from '@/domain/orders/order/payment';
import { isRefusedRefund, type PaymentRecord, type PaymentRefund } from '../record/paymentRecord';

export type RefundEntry = [key: string, refund: PaymentRefund];

/** The owed refunds that Razorpay refused. */
export const refusedIn = ({ refunds }: Pick<PaymentRecord, 'refunds'>): RefundEntry[] =>
  Object.entries(refunds).filter(([, refund]) => isRefusedRefund(refund));

export const paiseOf = (entries: readonly RefundEntry[]): Paise =>
  sum(entries.map(([, { amount }]) => amount));

/** Characters of a reason that an order keeps. */
const MAX_REASON = 160;

/** Razorpay's reason as one line of plain text, without the status of its answer. */
const asReason = (problem: string): string =>
  problem
    .replace(/^Razorpay \d+: /, '')
    .slice(0, MAX_REASON)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/** What Razorpay refused of a payment. */
interface Refusal {
  paise: Paise;
  /** Its reason in its own words; may be empty. */
  why: string;
}

export function refusalIn(record: PaymentRecord): Refusal {
  const entries = refusedIn(record);
  return { paise: paiseOf(entries), why: asReason(entries[0]?.[1].problem ?? '') };
}

type OnePayment = Pick<OrderPayment, 'razorpayOrderId' | 'refused' | 'refusedWhy'>;

/** The payments that an order was paid with, the first one first. */
export const paymentsOf = ({ payment }: Pick<Order, 'payment'>): readonly OnePayment[] => [
  payment,
  ...(payment.more ?? []),
];

/** Whether an order was paid with the record's payment, and not only refused it. */
export const isPaidWith = (order: Pick<Order, 'payment'>, { razorpayOrderId }: PaymentRecord): boolean =>
  paymentsOf(order).some((one) => one.razorpayOrderId === razorpayOrderId);

/** Returns the paise of an order's owed refunds that Razorpay refused, of all its payments. */
export const refusedOf = (order: Pick<Order, 'payment'>): Paise =>
  sum([...paymentsOf(order), ...(order.payment.extras ?? [])].map(({ refused = 0 }) => toPaise(refused)));

/** Returns Razorpay's reasons for what it refused of an order, each once. */
export const refusalReasons = (order: Pick<Order, 'payment'>): string[] => [
  ...new Set(
    [...paymentsOf(order), ...(order.payment.extras ?? [])].flatMap(({ refusedWhy }) => refusedWhy ?? []),
  ),
];

function withRefusal<P extends OnePayment>(payment: P, record: PaymentRecord, { paise, why }: Refusal): P {
  const { refused: before = 0, refusedWhy = '', ...others } = payment;
  const isSame = toPaise(before) === paise && refusedWhy === why;
  if (payment.razorpayOrderId !== record.razorpayOrderId || isSame) return payment;
  if (paise === ZERO) return others as P;
  const refused = { ...others, refused: toRupees(paise) };
  return (why ? { ...refused, refusedWhy: why } : refused) as P;
}

/** The order with what Razorpay refused of a payment that it was not paid with. */
function withExtra(order: Order, record: PaymentRecord, refusal: Refusal): Order {
  const { razorpayOrderId } = record;
  const { extras = [] } = order.payment;
  const known = extras.find((one) => one.razorpayOrderId === razorpayOrderId);
  const before = known ?? { razorpayOrderId };
  const changed = withRefusal(before, record, refusal);
  if (changed === before) return order;
  // It stays once it went back, so that the same transfer is known when it comes twice.
  const others = extras.filter((one) => one !== known);
  return { ...order, payment: { ...order.payment, extras: [...others, changed] } };
}

/** Copies what Razorpay refused to refund from a record to its order; returns the same order where nothing changed. */
export function withRefused(order: Order, record: PaymentRecord): Order {
  const refusal = refusalIn(record);
  if (!isPaidWith(order, record)) return withExtra(order, record, refusal);
  const { more } = order.payment;
  const payment = withRefusal(order.payment, record, refusal);
  const others = more?.map((one) => withRefusal(one, record, refusal));
  if (payment === order.payment && (others ?? []).every((one, at) => one === more?.[at])) return order;
  return { ...order, payment: { ...payment, ...(others ? { more: others } : {}) } };
}
