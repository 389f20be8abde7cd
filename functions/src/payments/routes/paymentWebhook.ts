import { createHash } from 'node:crypto';
import type { Order } from '@/domain/orders/order/order';
import { isLinkId, withDue } from '@/domain/payments/record/paymentRecord';
import { expiryOf, WEBHOOK_DAYS } from '@/domain/customers/retention/retention';
import { isSignedByRazorpay } from '../../gateways/razorpay';
import { webhookEvent, type WebhookEvent } from '../../gateways/razorpay/webhookEvent';
import { RETURNED, type ProviderPayment, type ProviderRefund } from '../../gateways/paymentGateway';
import { ok } from '../../platform/http/answer';
import { postSigned, type Call, type Route } from '../../platform/http/route';
import { scheduleCheck, capturePayment, resolvePending, settleCaptured } from '../askRazorpay';
import type { PaymentDeps } from '../deps';
import { recordRefund } from '../recordRefund';
import { WEBHOOK_DEADLINE_MS, withDeadline } from '../deadline';
import { readRecord, readRecordOf, readWithOrder } from '../records';
import { messages } from './messages';
import { inTransaction } from '../../platform/firestore/transaction';
import { findOrder } from '../../platform/firestore/findOrder';
import { orderRef, paymentRef } from '../../platform/firestore/refs';
import { writeNews } from '../../platform/news';
import { disputeNews } from '@/domain/admin/notifications/eventNews';
import type { Firestore } from 'firebase-admin/firestore';

export interface PaymentWebhookDeps extends PaymentDeps {
  webhookSecret: () => string;
}

/** Captures a payment that the bank has authorised. */
async function take(deps: PaymentDeps, payment: ProviderPayment): Promise<void> {
  const gateway = deps.payments();
  const record = await readRecord(await deps.db(), payment.orderId);
  if (!gateway || !record || record.razorpayPaymentId) return;
  const taken = await capturePayment(gateway, { ...payment, status: 'authorized' });
  if (taken) await settleCaptured(deps, taken, 'razorpay');
  else await scheduleCheck(deps, payment.orderId);
}

/** Records a failed attempt to pay. A later attempt may succeed. */
async function noteFailure(deps: PaymentDeps, razorpayOrderId: string): Promise<void> {
  const db = await deps.db();
  const now = deps.now();
  await inTransaction(db, async (transaction) => {
    const { record, order } = await readWithOrder(db, transaction, razorpayOrderId);
    if (record?.status !== 'created') return;
    transaction.set(paymentRef(db, razorpayOrderId), withDue({ ...record, status: 'failed' }, now));
    if (order?.payment.status !== 'created') return;
    const payment: Order['payment'] = { ...order.payment, status: 'failed' };
    transaction.update(orderRef(db, order.orderId), { payment, updatedAt: now.toISOString() });
  });
}

/**
 * Handles news of a refund. A payment that is not known yet is settled first: what was refunded had been captured,
 * except for what Razorpay returned by itself.
 */
async function handleRefund(
  deps: PaymentDeps,
  payment: ProviderPayment,
  { id, amount, receipt }: ProviderRefund,
  failed: boolean,
): Promise<void> {
  const record = await readRecord(await deps.db(), payment.orderId);
  if (!record) return;
  const known = record.razorpayPaymentId === payment.id || Object.hasOwn(record.refunds, payment.id);
  if (!known) await settleCaptured(deps, payment, 'razorpay');
  await recordRefund(deps, payment.orderId, { paymentId: payment.id, id, amount, failed, receipt });
}

/** The payment under the id of its link, where Razorpay's own order is known to belong to one. */
async function underItsLink(deps: PaymentDeps, payment: ProviderPayment): Promise<ProviderPayment> {
  if (isLinkId(payment.orderId)) return payment;
  const record = await readRecordOf(await deps.db(), payment.orderId);
  if (!record?.linkOrderId) return payment;
  return { ...payment, orderId: record.razorpayOrderId, linkOrderId: record.linkOrderId };
}

/** A link that is over frees its order, unless it was paid at the last moment. */
async function closeLink(deps: PaymentDeps, link: string): Promise<void> {
  const db = await deps.db();
  const record = await readRecord(db, link);
  if (!record?.orderId) return;
  const order = await findOrder(db, record.orderId);
  if (order?.status === 'pending_payment') {
    await resolvePending(deps, order, { by: 'razorpay', close: messages.closed.linkOver });
  }
}

async function applyEvent(deps: PaymentDeps, { event, payload }: WebhookEvent): Promise<void> {
  const { refund, link } = payload;
  if (link && (event === 'payment_link.expired' || event === 'payment_link.cancelled')) {
    return closeLink(deps, link);
  }
  if (!payload.payment?.orderId) return;
  const payment = await underItsLink(deps, payload.payment);
  if (payment.status === RETURNED) {
    // Its refund is Razorpay's own: to settle it would place an order for money that went back.
    deps.log('payment.returned', { razorpayOrderId: payment.orderId, paymentId: payment.id }, 'WARNING');
    return;
  }
  switch (event) {
    case 'payment_link.paid':
    case 'order.paid':
    case 'payment.captured':
      // The payment's own status counts: an order is placed only for money that Razorpay holds.
      if (payment.status === 'authorized') await take(deps, payment);
      else await settleCaptured(deps, payment, 'razorpay');
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
      if (refund) await handleRefund(deps, payment, refund, event === 'refund.failed');
      return;
  }
}

/** The order whose payment a bank disputes; empty where the shop has none. */
async function disputedOrder(db: Firestore, razorpayOrderId: string): Promise<string> {
  return razorpayOrderId ? ((await readRecordOf(db, razorpayOrderId))?.orderId ?? '') : '';
}

/** Razorpay's event id, the same for every delivery; without one, a hash of the body. */
function eventId({ header }: Pick<Call, 'header'>, body: WebhookEvent): string {
  const given = header('x-razorpay-event-id') ?? '';
  if (/^[\w-]{1,64}$/.test(given)) return given;
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/**
 * POST /api/payment/webhook: Razorpay's news of a payment, at least once and in any order. An event is stored as
 * handled after it was applied; until then it may be applied again, which changes nothing twice.
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
      await applyEvent(withDeadline(deps, WEBHOOK_DEADLINE_MS), call.body);
      const { event, payload } = call.body;
      const about = {
        razorpayOrderId: payload.payment?.orderId ?? payload.link ?? '',
        paymentId: payload.payment?.id ?? '',
      };
      const isDispute = event === 'payment.dispute.created';
      const orderId = isDispute ? await disputedOrder(db, about.razorpayOrderId) : '';
      await inTransaction(db, async (transaction) => {
        if ((await transaction.get(ref)).exists) return;
        const now = deps.now();
        const expireAt = expiryOf(now, WEBHOOK_DAYS);
        transaction.set(ref, { event, ...about, at: now.toISOString(), expireAt });
        if (isDispute) writeNews(db, transaction, disputeNews(id, { ...about, orderId }, now));
      });
      deps.log('payment.webhook_handled', { requestId: call.requestId, event, eventId: id, ...about });
      return ok({ success: true });
    },
  });
}
