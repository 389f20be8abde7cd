import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { transferRequest } from '@/domain/contracts/adminOrders/actions';
import { formatPaise, toPaise } from '@/domain/money/money';
import { orderChanges } from '@/domain/orders/lifecycle/orderAudit';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentRecord } from '@/domain/payments/record/paymentRecord';
import { decideTransfer, type Transfer, type TransferDecision } from '@/domain/payments/refund/transferred';
import { noSuchOrder } from '../../orders/orderAnswers';
import { followRecord } from '../../payments/recordRefund';
import { readMorePayments, writePayments } from '../../payments/records';
import { writeAudit } from '../../platform/audit';
import { onOrder } from '../../platform/firestore/onOrder';
import { readData } from '../../platform/firestore/readData';
import { paymentRef } from '../../platform/firestore/refs';
import type { Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { doneAnswer, refuseAction, type Action } from './changeOrder';
import { orderRoute } from './orderRoute';

/** The records of the payments that the order was paid with, and of those that wait to go back beside them. */
async function readRecords(db: Firestore, transaction: Transaction, order: Order): Promise<PaymentRecord[]> {
  const { razorpayOrderId, extras = [] } = order.payment;
  const ids = [razorpayOrderId, ...extras.map((one) => one.razorpayOrderId)].filter(Boolean);
  const found = await readData(transaction, ...ids.map((id) => paymentRef(db, id)));
  return [...found, ...(await readMorePayments(db, transaction, order))];
}

/** Notes the transfer on the order and its payments, with the audit entry, in one transaction. */
async function noteTransfer(
  deps: AdminDeps,
  { orderId, name, context }: Action,
  request: Transfer,
): Promise<TransferDecision | null> {
  const { now } = context;
  return onOrder(await deps.db(), orderId, async (order, { db, transaction }) => {
    const decision = decideTransfer(order, await readRecords(db, transaction, order), request, now);
    if (decision.kind !== 'transferred') return decision;
    let [after, changed] = [order, decision.order];
    for (const record of decision.records) {
      after = await followRecord(db, transaction, after, { record, now, changed });
      changed = after;
    }
    writePayments(db, transaction, decision.records);
    const changes = orderChanges(order, after);
    writeAudit(db, transaction, context, { action: name, target: `orders/${orderId}`, changes });
    return { kind: decision.kind, order: after, records: decision.records };
  });
}

/**
 * POST /api/admin/orders/{id}/transfer: what Razorpay refused to refund, the team has transferred itself. The order goes
 * on as after a refund by Razorpay, which is not asked for it again.
 */
export const transferRoute = (deps: AdminDeps): Route =>
  orderRoute(deps, {
    path: 'transfer',
    name: 'order.refund_transferred',
    schema: transferRequest,
    async handle(action, { amount, reference }) {
      const request = { amount: toPaise(amount), reference };
      const decision = await noteTransfer(deps, action, request);
      if (!decision) return noSuchOrder();
      if (decision.kind === 'refused') return refuseAction(deps, action, decision);
      const { orderId, context } = action;
      if (decision.kind === 'transferred')
        deps.log('refund.transferred', { requestId: context.requestId, orderId, amount: request.amount });
      return doneAnswer(decision.order, `${formatPaise(request.amount)} is written down as transferred.`);
    },
  });
