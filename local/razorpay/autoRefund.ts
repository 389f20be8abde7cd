import { json, type Reply } from '../sandbox/reply';
import { type RazorpayDeps } from './deps';
import { badRequest, notFound } from './api/errors';
import { newId, seconds } from './api/ids';
import { pendingRefund } from './api/refundInput';
import { refunded } from './lifecycle';
import { type Refund } from './types';

/**
 * Gives an authorised payment back without capturing it, as Razorpay does after its days are over. The events are those
 * of every refund; only `captured: false` of the payment tells them apart.
 */
export async function autoRefund({ store, events, delivery, now }: RazorpayDeps, id: string): Promise<Reply> {
  const payment = store.get('payments', id);
  if (!payment) return notFound();
  if (payment.status !== 'authorized') return badRequest('Only an authorized payment is refunded by itself');
  const after = refunded(payment, payment.amount);
  const request = { amount: payment.amount, notes: {}, receipt: null };
  const pending = pendingRefund(newId('rfnd'), payment, request, seconds(now()));
  const refund: Refund = { ...pending, status: 'processed' };
  await store.put(
    { table: 'payments', record: after },
    { table: 'refunds', record: { id: refund.id, refund, idempotencyKey: null, asked: '' } },
  );
  events.send('refund.created', { refund: pending, payment: after }, delivery.current);
  events.send('refund.processed', { refund, payment: after }, delivery.current);
  return json(200, refund);
}
