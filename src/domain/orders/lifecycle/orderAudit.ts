import { changesBetween, type AuditChange } from '@/domain/records/audit';
import { formatRupees } from '@/domain/money/money';
import type { Order } from '../order/order';
import { transitionsOf } from './lifecycle';

/** The audited fields hold nothing about the buyer, so the log may stay when the account is deleted. */
function audited(order: Order) {
  const { status, payment, shipment, cancelling, cameBack, returnCase, history, undelivered } = order;
  const { lines, amounts, address, couponCode } = order;
  const { refund, parts = [], status: paid } = payment;
  return {
    status,
    payment: paid,
    parcel: shipment.status,
    awb: shipment.awb,
    cancelling: cancelling !== undefined,
    ...(refund
      ? {
          refund: {
            amount: refund.amount,
            status: refund.status,
            ...(refund.reference ? { reference: refund.reference } : {}),
          },
        }
      : {}),
    parts: parts.map(({ id, amount, status: sent, reference = '', asCredit }) => ({
      id,
      amount,
      status: sent,
      reference,
      ...(asCredit ? { asCredit } : {}),
    })),
    ...(cameBack ? { restocked: cameBack.restocked } : {}),
    ...(undelivered ? { undelivered: undelivered.state, lostParcels: undelivered.losses.length } : {}),
    ...(returnCase
      ? {
          return: returnCase.state,
          outcome: returnCase.outcome,
          verdicts: returnCase.verdicts ?? [],
          replacement: returnCase.replacement?.orderId ?? '',
        }
      : {}),
    items: lines.map(({ quantity, sku, name }) => `${quantity} × ${sku || name}`),
    ...(order.sample ? { sample: order.sample.sku } : {}),
    total: formatRupees(amounts.finalTotal),
    coupon: couponCode,
    // The books keep the PIN code, and nothing else of the address.
    pincode: address.pincode,
    edits: order.edits?.length ?? 0,
    ...(order.waitingEdit ? { waitsFor: formatRupees(order.waitingEdit.link.amount) } : {}),
    notes: history.length - transitionsOf(history).length,
  };
}

/** Returns the audited fields that a change touched. */
export function orderChanges(before: Order, after: Order): AuditChange[] {
  return changesBetween(audited(before), audited(after));
}
