import type { RefundRequest } from '@/domain/contracts/admin';
import { toPaise, toRupees, type Paise } from '@/domain/money';
import { canMove, type Order } from '@/domain/order';
import { canSettle, isPaidOnline, refundable } from '@/domain/partRefund';
import { messages } from './messages';

export interface RefundForm {
  amount: string;
  note: string;
  reference: string;
  settles: boolean;
}

export type RefundErrors = Partial<Record<'amount' | 'note' | 'reference', string>>;

/** Rupees as somebody types them, '1,250', '₹99.50'; null for what is no amount. */
export function readRupees(text: string): Paise | null {
  const plain = text.replace(/[\s,₹]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? toPaise(Number(plain)) : null;
}

/** All that is left, where it can all go back at once. */
export function emptyRefund(order: Order): RefundForm {
  const whole = !canMove(order.status, 'cancelled', order.paymentMethod);
  const amount = whole ? String(toRupees(refundable(order))) : '';
  return { amount, note: '', reference: '', settles: false };
}

/** Whether the form asks if the order is done with: where it can be, and less than all goes back. */
export function asksToSettle(order: Order, { amount }: RefundForm): boolean {
  const paise = readRupees(amount);
  return canSettle(order) && paise !== null && paise < refundable(order);
}

function amountError(order: Order, paise: Paise | null): string | undefined {
  const left = refundable(order);
  if (paise === null || paise < 100) return messages.amountMissing;
  if (paise > left) return messages.amountTooMuch(left);
  const stands = canMove(order.status, 'cancelled', order.paymentMethod);
  return stands && paise === left ? messages.amountWhole : undefined;
}

/** What is to be sent, or what is still wrong with the form. */
export function readRefund(
  order: Order,
  form: RefundForm,
): { ok: true; body: Omit<RefundRequest, 'refundId'> } | { ok: false; errors: RefundErrors } {
  const paise = readRupees(form.amount);
  const [note, reference] = [form.note.trim(), form.reference.trim()];
  const cash = !isPaidOnline(order);
  const wrong: [keyof RefundErrors, string | undefined][] = [
    ['amount', amountError(order, paise)],
    ['note', note ? undefined : messages.whyMissing],
    ['reference', cash && !reference ? messages.referenceMissing : undefined],
  ];
  const errors = Object.fromEntries(wrong.filter(([, error]) => error)) as RefundErrors;
  if (paise === null || Object.keys(errors).length > 0) return { ok: false, errors };
  const settles = form.settles && asksToSettle(order, form);
  return { ok: true, body: { amount: toRupees(paise), note, settles, ...(cash ? { reference } : {}) } };
}
