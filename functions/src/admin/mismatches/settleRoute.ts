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

const razorpayUnavailable = () =>
  paymentUnavailable('Razorpay does not answer. Nothing was concluded; please try again in a moment.');
const unknownPayment = () =>
  refuse(
    404,
    'unknown_payment',
    'This payment belongs to no order. If it has to be refunded, refund it in Razorpay’s dashboard.',
  );

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
  return attached.kind === 'there' && attached.record.razorpayOrderId === id
    ? attached.record
    : unknownPayment();
}

/** Also where nothing is left of the payment, which Razorpay then calls 'refunded' and no longer 'captured'. */
const REFUND_NOTED = 'What was refunded at Razorpay is now in the shop’s books.';
const OUTCOME_MESSAGES = {
  paid: 'Razorpay has taken this payment, and the shop’s books say so too.',
  unpaid: 'Razorpay knows of no payment that was taken for this.',
};

async function settlePayment(deps: AdminDeps, id: string, context: AuditContext): Promise<Answer> {
  const gateway = deps.payments();
  if (!gateway)
    return refuse(409, 'not_online', 'Online payment is not set up here: no Razorpay key is set.');
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
  const message = isRefundNoted ? REFUND_NOTED : OUTCOME_MESSAGES[outcome];
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
