import { sum, toPaise, toRupees, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { OrderPayment } from '@/domain/orders/order/payment';
import type { PaymentRecord, PaymentRefund } from '../record/paymentRecord';

export type RefundEntry = [key: string, refund: PaymentRefund];

/** The owed refunds that Razorpay refused. */
export const refusedIn = ({ refunds }: Pick<PaymentRecord, 'refunds'>): RefundEntry[] =>
  Object.entries(refunds).filter(([, { status, isRefused }]) => status === 'due' && isRefused);

export const paiseOf = (entries: readonly RefundEntry[]): Paise =>
  sum(entries.map(([, { amount }]) => amount as Paise));

type OnePayment = Pick<OrderPayment, 'razorpayOrderId' | 'refused'>;

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

function withPaise<P extends OnePayment>(payment: P, record: PaymentRecord, paise: Paise): P {
  const { refused: before = 0, ...others } = payment;
  if (payment.razorpayOrderId !== record.razorpayOrderId || toPaise(before) === paise) return payment;
  return { ...others, ...(paise > ZERO ? { refused: toRupees(paise) } : {}) } as P;
}

/** The order with what Razorpay refused of a payment that it was not paid with. */
function withExtra(order: Order, record: PaymentRecord, paise: Paise): Order {
  const { razorpayOrderId } = record;
  const { extras = [] } = order.payment;
  const known = extras.find((one) => one.razorpayOrderId === razorpayOrderId);
  const before = known ?? { razorpayOrderId };
  const changed = withPaise(before, record, paise);
  if (changed === before) return order;
  // It stays once it went back, so that the same transfer is known when it comes twice.
  const others = extras.filter((one) => one !== known);
  return { ...order, payment: { ...order.payment, extras: [...others, changed] } };
}

/** Copies what Razorpay refused to refund from a record to its order; returns the same order where nothing changed. */
export function withRefused(order: Order, record: PaymentRecord): Order {
  const paise = paiseOf(refusedIn(record));
  if (!isPaidWith(order, record)) return withExtra(order, record, paise);
  const { more } = order.payment;
  const payment = withPaise(order.payment, record, paise);
  const others = more?.map((one) => withPaise(one, record, paise));
  if (payment === order.payment && (others ?? []).every((one, at) => one === more?.[at])) return order;
  return { ...order, payment: { ...payment, ...(others ? { more: others } : {}) } };
}
