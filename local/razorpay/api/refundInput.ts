import { type Input, readAmount, readNotes, readReceipt } from './input';
import { type Notes, type Payment, type Refund } from '../types';

/** A requested refund; `amount` in paise. */
export interface WantedRefund {
  amount: number;
  notes: Notes;
  receipt: string | null;
}

/** Reads the amount of a refund: everything left unless the body names an amount. */
export function readRefund(fields: Record<string, unknown>, payment: Payment): Input<WantedRefund> {
  if (payment.amount_refunded >= payment.amount) {
    return wrong('The payment has been fully refunded already');
  }
  if (!payment.captured) {
    return wrong('The payment status should be captured for action to be taken');
  }
  const left = payment.amount - payment.amount_refunded;
  const amount =
    fields['amount'] === undefined ? { ok: true as const, value: left } : readAmount(fields['amount']);
  if (!amount.ok) return amount;
  if (amount.value > left) return wrong('The refund amount provided is greater than amount captured');
  const notes = readNotes(fields['notes']);
  if (!notes.ok) return notes;
  const receipt = readReceipt(fields['receipt']);
  if (!receipt.ok) return receipt;
  return { ok: true, value: { amount: amount.value, notes: notes.value, receipt: receipt.value } };
}

export function pendingRefund(id: string, payment: Payment, request: WantedRefund, at: number): Refund {
  return {
    id,
    entity: 'refund',
    amount: request.amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: request.notes,
    receipt: request.receipt,
    acquirer_data: { arn: null },
    created_at: at,
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

function wrong(description: string) {
  return { ok: false as const, description, field: 'amount' };
}
