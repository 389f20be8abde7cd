import { changesBetween, type AuditChange } from '@/domain/general/audit';
import type { Order } from '../order/order';
import { stepsOf } from './lifecycle';

/** What of an order the audit log tells: nothing of who bought it, so that it can stay when they have left. */
function audited({ status, payment, shipment, cancelling, cameBack, history }: Order) {
  const { refund, parts = [], status: paid } = payment;
  return {
    status,
    ...{ payment: paid, parcel: shipment.status, awb: shipment.awb, cancelling: cancelling !== undefined },
    ...(refund ? { refund: { amount: refund.amount, status: refund.status } } : {}),
    parts: parts.map(({ id, amount, status: sent, reference = '' }) => ({
      id,
      amount,
      status: sent,
      reference,
    })),
    ...(cameBack ? { restocked: cameBack.restocked } : {}),
    notes: history.length - stepsOf(history).length,
  };
}

/** What a change did to an order, as the audit log tells it. */
export function orderChanges(before: Order, after: Order): AuditChange[] {
  return changesBetween(audited(before), audited(after));
}
