import { runRequest, type SettleResponse } from '@/domain/contracts/adminOrders/actions';
import { orderChanges } from '@/domain/orders/lifecycle/orderAudit';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { refundedPayment } from '@/domain/payments/record/paymentRecord';
import type { PaymentGateway } from '../../gateways/paymentGateway';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { paymentUnavailable } from '../../orders/orderAnswers';
import { askAndSettle } from '../../payments/askRazorpay';
import type { PaymentDeps } from '../../payments/deps';
import { attachRazorpayOrder } from '../../payments/razorpayOrder';
import { ADMIN_DEADLINE_MS, withDeadline } from '../../payments/deadline';
import { recordRefundsOf } from '../../payments/payRefunds';
import { isRecordId, readRecord, readRecordOf } from '../../payments/records';
import { writeAudit, type AuditContext } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { findOrder } from '../../platform/firestore/findOrder';
import { BY_SHOP } from '@/domain/orders/order/order';
import { messages } from './messages';

const razorpayUnavailable = () => paymentUnavailable(messages.razorpaySilent);
const unknownPayment = () => refuse(404, 'unknown_payment', messages.ofNoOrder);

/**
 * The payment record of a Razorpay order. If the response that created it was lost, the receipt identifies the shop's
 * order.
 */
async function findRecord(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  id: string,
): Promise<PaymentRecord | Answer> {
  const db = await deps.db();
  const known = await readRecordOf(db, id);
  if (known) return known;
  const answer = await gateway.order(id);
  if (answer.kind === 'unavailable') return razorpayUnavailable();
  if (answer.kind === 'refused' || !/^[\w-]{1,100}$/.test(answer.value.receipt)) return unknownPayment();
  const order = await findOrder(db, answer.value.receipt);
  if (!order || order.payment.razorpayOrderId || order.paymentMethod !== 'Pay Online')
    return unknownPayment();
  const attached = await attachRazorpayOrder(deps, order, answer.value);
  return attached.kind === 'ready' && attached.record.razorpayOrderId === id
    ? attached.record
    : unknownPayment();
}

async function settlePayment(deps: AdminDeps, id: string, context: AuditContext): Promise<Answer> {
  const gateway = deps.payments();
  if (!gateway) return refuse(409, 'not_online', messages.notOnline);
  const db = await deps.db();
  let isRefundNoted = false;
  const audited: PaymentDeps = {
    ...deps,
    onChange: (transaction, { razorpayOrderId, what, before, after }) => {
      isRefundNoted ||= what === 'payment.refund_noted';
      const changes = before && after ? orderChanges(before, after) : [];
      const target = after ? `orders/${after.orderId}` : `payments/${razorpayOrderId}`;
      writeAudit(db, transaction, context, { action: what, target, changes });
    },
  };
  const found = await findRecord(audited, gateway, id);
  if (!('razorpayOrderId' in found)) return found;
  const { razorpayOrderId } = found;
  const outcome = await askAndSettle(audited, gateway, razorpayOrderId, BY_SHOP);
  if (outcome === 'unknown' || outcome === 'open') return razorpayUnavailable();
  const record = (await readRecord(db, razorpayOrderId)) ?? found;
  const payments = [record.razorpayPaymentId, ...Object.keys(record.refunds).map(refundedPayment)];
  for (const paymentId of new Set(payments.filter(Boolean))) {
    if (!(await recordRefundsOf(audited, gateway, razorpayOrderId, paymentId))) return razorpayUnavailable();
  }
  const order = record.orderId ? await findOrder(db, record.orderId) : null;
  // Where nothing is left of the payment, Razorpay calls it 'refunded' and no longer 'captured'.
  const message = isRefundNoted ? messages.refundNoted : messages.settled[outcome];
  return ok({ success: true, message, outcome, order } satisfies SettleResponse);
}

/** POST /api/admin/payments/{razorpayOrderId}/settle: asks Razorpay and settles the payment as a webhook would. */
export function settleRoute(deps: AdminDeps): Route {
  return postAsAdmin(deps, {
    path: '/api/admin/payments/{id}/settle',
    right: 'mismatches.settle',
    schema: runRequest,
    async handle({ params: { id = '' } }, context) {
      if (!isRecordId(id)) return unknownPayment();
      const depsWithDeadline = withDeadline(deps, ADMIN_DEADLINE_MS);
      return deps.queue.run([`payment:${id}`], () => settlePayment(depsWithDeadline, id, context));
    },
  });
}
