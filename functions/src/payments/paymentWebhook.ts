import { createHash } from 'node:crypto';
import type { Order } from '@/domain/orders/order/order';
import { withDue } from '@/domain/payments/record/paymentRecord';
import { expiryOf, WEBHOOK_DAYS } from '@/domain/customers/retention';
import { isSignedByRazorpay } from '../gateways/razorpay';
import { webhookEvent, type WebhookEvent } from '../gateways/razorpay/webhookEvent';
import type { ProviderPayment, ProviderRefund } from '../gateways/paymentGateway';
import { ok } from '../platform/http/answer';
import { postSigned, type Call, type Route } from '../platform/http/route';
import { askSoon, captured, settleCaptured } from './askRazorpay';
import type { PaymentDeps } from './deps';
import { noteRefund } from './noteRefund';
import { WEBHOOK_WAITS, withPatience } from './deadline';
import { inTransaction, orderRef, readRecord, readWithOrder, recordRef } from './records';

export interface PaymentWebhookDeps extends PaymentDeps {
  webhookSecret: () => string;
}

/** Takes the money of a payment that the bank has only allowed. */
async function take(deps: PaymentDeps, payment: ProviderPayment): Promise<void> {
  const gateway = deps.payments();
  const record = await readRecord(await deps.db(), payment.orderId);
  if (!gateway || !record || record.razorpayPaymentId) return;
  const taken = await captured(gateway, { ...payment, status: 'authorized' });
  if (taken) await settleCaptured(deps, taken, 'razorpay');
  else await askSoon(deps, payment.orderId);
}

/** Notes that an attempt to pay failed. It says nothing of the next one, and nothing of what is paid. */
async function noteFailure(deps: PaymentDeps, razorpayOrderId: string): Promise<void> {
  const db = await deps.db();
  const now = deps.now();
  await inTransaction(db, async (transaction) => {
    const { record, order } = await readWithOrder(db, transaction, razorpayOrderId);
    if (record?.status !== 'created') return;
    transaction.set(recordRef(db, razorpayOrderId), withDue({ ...record, status: 'failed' }, now));
    if (order?.payment.status !== 'created') return;
    const payment: Order['payment'] = { ...order.payment, status: 'failed' };
    transaction.update(orderRef(db, order.orderId), { payment, updatedAt: now.toISOString() });
  });
}

/** What Razorpay says of a refund. A payment that it is the first word of is settled before: what goes back was taken. */
async function hearOfRefund(
  deps: PaymentDeps,
  payment: ProviderPayment,
  { id, amount, receipt }: ProviderRefund,
  failed: boolean,
): Promise<void> {
  const record = await readRecord(await deps.db(), payment.orderId);
  if (!record) return;
  const known = record.razorpayPaymentId === payment.id || Object.hasOwn(record.refunds, payment.id);
  if (!known) await settleCaptured(deps, payment, 'razorpay');
  await noteRefund(deps, payment.orderId, { paymentId: payment.id, id, amount, failed, receipt });
}

async function act(deps: PaymentDeps, { event, payload: { payment, refund } }: WebhookEvent): Promise<void> {
  if (!payment?.orderId) return;
  switch (event) {
    case 'order.paid':
    case 'payment.captured':
      await settleCaptured(deps, payment, 'razorpay');
      return;
    case 'payment.authorized':
      await take(deps, payment);
      return;
    case 'payment.failed':
      await noteFailure(deps, payment.orderId);
      return;
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed':
      if (refund) await hearOfRefund(deps, payment, refund, event === 'refund.failed');
      return;
  }
}

/** Razorpay's id of the event, the same however often it is sent; without one its bytes stand for it. */
function eventId({ header }: Pick<Call, 'header'>, body: WebhookEvent): string {
  const given = header('x-razorpay-event-id') ?? '';
  if (/^[\w-]{1,64}$/.test(given)) return given;
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/**
 * POST /api/payment/webhook: Razorpay says what became of a payment, at least once and in any order. An event is done with
 * when what it says is done; until then the same event may be tried again, which changes nothing twice.
 */
export function paymentWebhook(deps: PaymentWebhookDeps): Route {
  return postSigned({
    path: '/api/payment/webhook',
    schema: webhookEvent,
    isAuthentic: (bytes, header) => isSignedByRazorpay(bytes, header, deps.webhookSecret()),
    async handle(call) {
      const db = await deps.db();
      const id = eventId(call, call.body);
      const ref = db.collection('webhookEvents').doc(id);
      if ((await ref.get()).exists) return ok({ success: true, known: true });
      await act(withPatience(deps, WEBHOOK_WAITS), call.body);
      const { event, payload } = call.body;
      const about = { razorpayOrderId: payload.payment?.orderId ?? '', paymentId: payload.payment?.id ?? '' };
      await inTransaction(db, async (transaction) => {
        if ((await transaction.get(ref)).exists) return;
        const now = deps.now();
        const expireAt = expiryOf(now, WEBHOOK_DAYS);
        transaction.set(ref, { event, ...about, at: now.toISOString(), expireAt });
      });
      deps.log('payment.heard', { requestId: call.requestId, event, eventId: id, ...about });
      return ok({ success: true });
    },
  });
}
