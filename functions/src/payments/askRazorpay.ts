import type { Order } from '@/domain/orders/order/order';
import { withDue } from '@/domain/payments/record/paymentRecord';
import type { PaymentGateway, ProviderPayment } from '../gateways/paymentGateway';
import { closeUnpaid } from './closeUnpaid';
import type { PaymentDeps } from './deps';
import { recordRefunds } from './payRefunds';
import { attachRazorpayOrder } from './razorpayOrder';
import { changeRecord, readRecord } from './records';
import { settle } from './settle';

/**
 * Razorpay's state of an order: 'open' is an authorised payment that could not be captured yet, 'unknown' is no
 * answer. Neither allows a conclusion.
 */
export type PaymentState = 'paid' | 'unpaid' | 'open' | 'unknown';

/** Captures an authorised payment; null when it cannot be captured (yet). */
export async function capturePayment(
  gateway: PaymentGateway,
  payment: ProviderPayment,
): Promise<ProviderPayment | null> {
  if (payment.status === 'captured') return payment;
  if (payment.status !== 'authorized') return null;
  const taken = await gateway.capture(payment);
  // Another call may have captured it at the same moment.
  const now = taken.kind === 'answered' ? taken : await gateway.payment(payment.id);
  return now.kind === 'answered' && now.value.status === 'captured' ? now.value : null;
}

/** Settles a captured payment. */
export function settleCaptured(deps: PaymentDeps, payment: ProviderPayment, by: string) {
  const { id, orderId, linkOrderId, amount, currency } = payment;
  const news = { razorpayOrderId: orderId, linkOrderId, captured: { paymentId: id, amount, currency }, by };
  return settle(deps, news);
}

/**
 * Settles a payment that was refunded at Razorpay before the shop knew of it, and records its refunds. They are read
 * first, so that no order is placed for money that went back. Returns false when Razorpay did not answer.
 */
async function settleRefunded(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  payment: ProviderPayment,
  by: string,
): Promise<boolean> {
  const answer = await gateway.refundsOf(payment.id);
  if (answer.kind !== 'answered') return false;
  await settleCaptured(deps, payment, by);
  const { orderId: razorpayOrderId, id: paymentId } = payment;
  await recordRefunds(deps, { razorpayOrderId, paymentId }, answer.value);
  return true;
}

/** Asks Razorpay for the payments of an order and settles all of them. */
export async function askAndSettle(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  razorpayOrderId: string,
  by: string,
): Promise<PaymentState> {
  const answer = await gateway.paymentsOf(razorpayOrderId);
  if (answer.kind === 'unavailable') return 'unknown';
  // For example an order of other keys: nobody can be paying it here. If it is paid all the same, it is asked about
  // again.
  if (answer.kind === 'refused')
    deps.log('payment.refused', { razorpayOrderId, problem: answer.problem }, 'ERROR');
  const payments = answer.kind === 'answered' ? answer.value : [];
  const mine = payments.filter((payment) => payment.orderId === razorpayOrderId).reverse();
  const taken = mine.filter(({ status }) => status === 'captured');
  for (const payment of taken) await settleCaptured(deps, payment, by);
  const refunded = mine.filter(({ status }) => status === 'refunded');
  for (const payment of refunded) if (!(await settleRefunded(deps, gateway, payment, by))) return 'unknown';
  if (taken.length + refunded.length > 0) return 'paid';

  const waiting = mine.find(({ status }) => status === 'authorized');
  const record = waiting && (await readRecord(await deps.db(), razorpayOrderId));
  // An order has one payment; Razorpay returns other authorised money by itself.
  if (!waiting || record?.razorpayPaymentId) return 'unpaid';
  const payment = await capturePayment(gateway, waiting);
  if (!payment) return 'open';
  await settleCaptured(deps, payment, by);
  return 'paid';
}

/** Schedules a check by the reconciler: Razorpay knows of a payment that could not be settled at once. */
export async function scheduleCheck(deps: PaymentDeps, razorpayOrderId: string): Promise<void> {
  const now = deps.now();
  await changeRecord(await deps.db(), razorpayOrderId, (record) =>
    record.razorpayPaymentId ? null : withDue({ ...record, askAt: now.toISOString() }, now),
  );
}

/** Razorpay's counterpart of an order: its order, or its link for an order of the team. */
const findMade = (gateway: PaymentGateway, { orderId, phoneOrder }: Order) =>
  phoneOrder ? gateway.findLink(orderId) : gateway.findOrder(orderId);

/**
 * Finds out what became of an order that waits for its payment, even where the answer that created its Razorpay order
 * was lost. `close` is the note for closing an unpaid order, with `onlyAfterHold` only once its hold is over; without
 * it, the order goes on waiting.
 */
export async function resolvePending(
  deps: PaymentDeps,
  order: Order,
  { by, close, onlyAfterHold = false }: { by: string; close?: string; onlyAfterHold?: boolean },
): Promise<PaymentState> {
  const gateway = deps.payments();
  if (!gateway) {
    // Nothing else ends its wait, and a payment that is found once there is a key again is a late one.
    const closing = close && { by, note: close, onlyAfterHold: true };
    return closing && (await closeUnpaid(deps, order.orderId, closing)) ? 'unpaid' : 'unknown';
  }
  let { razorpayOrderId } = order.payment;
  if (!razorpayOrderId) {
    const found = await findMade(gateway, order);
    if (found.kind === 'unavailable') return 'unknown';
    const made = found.kind === 'answered' ? found.value : null;
    const attached = made && (await attachRazorpayOrder(deps, order, made));
    razorpayOrderId = attached?.kind === 'ready' ? attached.record.razorpayOrderId : '';
  }
  const answer = razorpayOrderId ? await askAndSettle(deps, gateway, razorpayOrderId, by) : 'unpaid';
  // An order that still waits although it was paid is one whose payment goes back.
  if ((answer === 'unpaid' || answer === 'paid') && close) {
    await closeUnpaid(deps, order.orderId, { by, note: close, onlyUnasked: !razorpayOrderId, onlyAfterHold });
  }
  return answer;
}
