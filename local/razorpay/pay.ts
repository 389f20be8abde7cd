import { json, type Reply } from '../sandbox/reply';
import { hmac } from '../sandbox/signing';
import { type RazorpayDeps } from './deps';
import { badRequest, errorBody, notFound } from './api/errors';
import { DELIVERIES, type Delivery } from './events';
import { newId, seconds } from './api/ids';
import { fieldsOf } from './api/input';
import { attempt, OUTCOMES, type Outcome } from './lifecycle';
import { type Order, type Payment } from './types';

interface Wanted {
  outcome: Outcome;
  delivery: Delivery;
  delayMs: number | undefined;
  method: 'upi' | 'card';
  email: string | null;
  contact: string | null;
}

/**
 * Pays in the checkout: `{outcome, webhook?, delayMs?, method?, email?, contact?, key?}`. Answers with the checkout handler's
 * argument, or `{error}` for a failed payment. Webhooks are sent separately.
 */
export async function pay(deps: RazorpayDeps, orderId: string, body: unknown): Promise<Reply> {
  const { store } = deps;
  const fields = fieldsOf(body);
  const requested = readWanted(fields);
  if (typeof requested === 'string') return badRequest(requested);
  const key = fields['key'];
  if (key !== undefined && key !== deps.keyId) {
    return badRequest('The key does not belong to this order', { field: 'key' });
  }
  const order = store.get('orders', orderId);
  if (!order) return notFound();
  if (order.status === 'paid') {
    return badRequest('Payment already done for this order.', { field: 'order_id' });
  }

  const made = attempt(order, requested.outcome, requested, newId('pay'), seconds(deps.now()));
  await store.put({ table: 'orders', record: made.order }, { table: 'payments', record: made.payment });
  announce(deps, requested, made.order, made.payment);
  return json(200, checkoutResult(made.payment, deps.keySecret));
}

/** The checkout's result: the signed ids, or the failure. */
export function checkoutResult(payment: Payment, keySecret: string) {
  if (payment.status === 'failed') {
    return errorBody(payment.error_code ?? '', payment.error_description ?? '', {
      source: payment.error_source ?? '',
      step: payment.error_step ?? '',
      reason: payment.error_reason ?? '',
      metadata: { payment_id: payment.id, order_id: payment.order_id },
    });
  }
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: hmac(keySecret, `${payment.order_id}|${payment.id}`, 'hex'),
  };
}

function announce(
  { events }: RazorpayDeps,
  { outcome, delivery, delayMs }: Wanted,
  order: Order,
  payment: Payment,
): void {
  if (outcome === 'failed') {
    events.send('payment.failed', { payment }, delivery, delayMs);
    return;
  }
  const authorized: Payment = { ...payment, status: 'authorized', captured: false, fee: null, tax: null };
  events.send('payment.authorized', { payment: authorized }, delivery, delayMs);
  if (outcome === 'authorized') return;
  events.send('payment.captured', { payment }, delivery, delayMs);
  events.send('order.paid', { payment, order }, delivery, delayMs);
}

function readWanted(fields: Record<string, unknown>): Wanted | string {
  const outcome = OUTCOMES.find((name) => name === fields['outcome']);
  if (!outcome) return `outcome must be one of ${OUTCOMES.join(', ')}`;
  const delivery = DELIVERIES.find((name) => name === (fields['webhook'] ?? 'now'));
  if (!delivery) return `webhook must be one of ${DELIVERIES.join(', ')}`;
  const { delayMs, email, contact } = fields;
  if (delayMs !== undefined && !(typeof delayMs === 'number' && delayMs >= 0)) {
    return 'delayMs must be a number from 0';
  }
  return {
    outcome,
    delivery,
    delayMs: delayMs as number | undefined,
    method: fields['method'] === 'card' ? 'card' : 'upi',
    email: typeof email === 'string' ? email : null,
    contact: typeof contact === 'string' ? contact : null,
  };
}
