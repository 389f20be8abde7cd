import { transferRequest } from '@/domain/contracts/adminOrders/actions';
import { formatPaise, toPaise, toRupees, type Paise } from '@/domain/money/money';
import { decidePaymentTransfer, type Transfer } from '@/domain/payments/refund/transferred';
import { isRecordId } from '../../payments/records';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { paymentRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';

const unknownPayment = () => refuse(404, 'unknown_payment', 'The shop has no such payment.');

/** A refund as the audit log names it. */
const refundOf = (amount: Paise, status: 'due' | 'done') => ({ amount: toRupees(amount), status });

async function noteTransfer(
  deps: AdminDeps,
  id: string,
  request: Transfer,
  context: AuditContext,
): Promise<Answer | null> {
  const db = await deps.db();
  return inTransaction(db, async (transaction) => {
    const record = (await transaction.get(paymentRef(db, id))).data();
    if (!record) return unknownPayment();
    const { orderId } = record;
    if (orderId) {
      const message = 'This payment is an order’s. Write the transfer down on the order.';
      return refuse(409, 'of_order', message, { orderId });
    }
    const decision = decidePaymentTransfer(record, request, context.now);
    if (decision.kind === 'refused') return refuse(409, decision.code, decision.message);
    if (decision.kind === 'transferred') {
      transaction.set(paymentRef(db, id), decision.record);
      const { amount, reference } = request;
      const changes = [
        { field: 'refund', before: refundOf(amount, 'due'), after: refundOf(amount, 'done') },
        { field: 'reference', before: null, after: reference },
      ];
      const target = `payments/${id}`;
      writeAudit(db, transaction, context, { action: 'payment.refund_transferred', target, changes });
    }
    return null;
  });
}

/**
 * POST /api/admin/payments/{razorpayOrderId}/transfer: what Razorpay refused to refund of a payment without an order, as of
 * a gift card, the team has transferred itself. Razorpay is not asked for it again.
 */
export const paymentTransferRoute = (deps: AdminDeps): Route =>
  postAsAdmin(deps, {
    path: '/api/admin/payments/{id}/transfer',
    right: 'orders.refund',
    schema: transferRequest,
    async handle({ params: { id = '' }, body: { amount, reference } }, context) {
      if (!isRecordId(id)) return unknownPayment();
      const request = { amount: toPaise(amount), reference };
      const refusal = await noteTransfer(deps, id, request, context);
      if (refusal) return refusal;
      deps.log('refund.transferred', { razorpayOrderId: id, amount: request.amount });
      return ok({ success: true, message: `${formatPaise(request.amount)} is written down as transferred.` });
    },
  });
