import type { Order } from '@/domain/orders/order/order';
import { withDue } from '@/domain/payments/record/paymentRecord';
import type { PaymentGateway, ProviderPayment } from '../gateways/paymentGateway';
import { closeUnpaid } from './closeUnpaid';
import type { PaymentDeps } from './deps';
import { attachPaymentOrder } from './razorpayOrder';
import { changeRecord, readRecord } from './records';
import { settle } from './settle';

/**
 * What Razorpay says of an order: 'open' is that a payment is allowed and its money could not be taken yet, 'unknown' that
 * Razorpay could not be asked. Nothing may be concluded from either.
 */
export type Answer = 'paid' | 'unpaid' | 'open' | 'unknown';

/** A payment with its money taken; null when it cannot be (yet). */
export async function captured(
  gateway: PaymentGateway,
  payment: ProviderPayment,
): Promise<ProviderPayment | null> {
  if (payment.status === 'captured') return payment;
  if (payment.status !== 'authorized') return null;
  const taken = await gateway.capture(payment);
  // Somebody else may have taken it at the same moment.
  const now = taken.kind === 'answered' ? taken : await gateway.payment(payment.id);
  return now.kind === 'answered' && now.value.status === 'captured' ? now.value : null;
}

/** Settles a payment that Razorpay has taken. */
export function settleCaptured(deps: PaymentDeps, payment: ProviderPayment, by: string) {
  const { id, orderId, amount, currency } = payment;
  const news = { razorpayOrderId: orderId, captured: { paymentId: id, amount, currency }, by };
  return settle(deps, news);
}

/** Asks Razorpay what was paid on an order and settles all of it. */
export async function askAndSettle(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  razorpayOrderId: string,
  by: string,
): Promise<Answer> {
  const asked = await gateway.paymentsOf(razorpayOrderId);
  if (asked.kind === 'unavailable') return 'unknown';
  // An order of other keys, say: nobody can be paying it here. Should it be paid all the same, it is asked about again.
  if (asked.kind === 'refused')
    deps.log('payment.refused', { razorpayOrderId, problem: asked.problem }, 'ERROR');
  const payments = asked.kind === 'answered' ? asked.value : [];
  const mine = payments.filter((payment) => payment.orderId === razorpayOrderId).reverse();
  const taken = mine.filter(({ status }) => status === 'captured');
  for (const payment of taken) await settleCaptured(deps, payment, by);
  if (taken.length > 0) return 'paid';

  const waiting = mine.find(({ status }) => status === 'authorized');
  const record = waiting && (await readRecord(await deps.db(), razorpayOrderId));
  // An order has one payment: what else was authorised goes back by itself.
  if (!waiting || record?.razorpayPaymentId) return 'unpaid';
  const payment = await captured(gateway, waiting);
  if (!payment) return 'open';
  await settleCaptured(deps, payment, by);
  return 'paid';
}

/** Has the reconciler ask soon: Razorpay knows of a payment that could not be settled at once. */
export async function askSoon(deps: PaymentDeps, razorpayOrderId: string): Promise<void> {
  const now = deps.now();
  await changeRecord(await deps.db(), razorpayOrderId, (record) =>
    record.razorpayPaymentId ? null : withDue({ ...record, askAt: now.toISOString() }, now),
  );
}

/**
 * Finds out what became of an order that waits for its payment, also where the answer to the very first question was
 * lost. `close` is why it is closed when it was not paid; without it, it goes on waiting.
 */
export async function resolvePending(
  deps: PaymentDeps,
  order: Order,
  { by, close }: { by: string; close?: string },
): Promise<Answer> {
  const gateway = deps.payments();
  if (!gateway) return 'unknown';
  let { razorpayOrderId } = order.payment;
  if (!razorpayOrderId) {
    const found = await gateway.findOrder(order.orderId);
    if (found.kind === 'unavailable') return 'unknown';
    const made = found.kind === 'answered' ? found.value : null;
    const attached = made && (await attachPaymentOrder(deps, order, made));
    razorpayOrderId = attached?.kind === 'there' ? attached.record.razorpayOrderId : '';
  }
  const answer = razorpayOrderId ? await askAndSettle(deps, gateway, razorpayOrderId, by) : 'unpaid';
  if (answer === 'unpaid' && close) {
    await closeUnpaid(deps, order.orderId, { by, note: close, onlyUnasked: !razorpayOrderId });
  }
  return answer;
}
