import type { RefundRequest } from '@/domain/contracts/admin';
import { toPaise, toRupees, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { canMove } from '@/domain/orders/lifecycle/lifecycle';
import { canSettle } from '@/domain/payments/refund/partRefund';
import { isPaidOnline, MIN_REFUND, refundable } from '@/domain/payments/refund/refundable';
import { proposeRefund } from '@/domain/payments/refund/refundProposal';
import { messages } from './messages';

export interface RefundForm {
  amount: string;
  note: string;
  reference: string;
  /** Null until the admin chooses: then the amount decides. */
  settles: boolean | null;
}

export type RefundErrors = Partial<Record<'amount' | 'note' | 'reference', string>>;

/** Rupees as somebody types them, '1,250', '₹99.50'; null for what is no amount. */
export function readRupees(text: string): Paise | null {
  const plain = text.replace(/[\s,₹]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? toPaise(Number(plain)) : null;
}

/** What a return is still worth; without one all that is left, where it can all go back at once. */
function proposedAmount(order: Order): Paise {
  const proposal = proposeRefund(order);
  if (proposal) return proposal.amount;
  return canMove(order.status, 'cancelled', order.paymentMethod) ? ZERO : refundable(order);
}

export function emptyRefund(order: Order): RefundForm {
  const paise = proposedAmount(order);
  const amount = paise === ZERO ? '' : String(toRupees(paise));
  return { amount, note: '', reference: '', settles: null };
}

/** Whether the form asks if the order is done with: where it can be, and less than all goes back. */
export function asksToSettle(order: Order, { amount }: RefundForm): boolean {
  const paise = readRupees(amount);
  return canSettle(order) && paise !== null && paise < refundable(order);
}

/** Whether nothing more is to go back after this: as the admin chose, or because it is all that the return is worth. */
export function isSettling(order: Order, form: RefundForm): boolean {
  if (!asksToSettle(order, form)) return false;
  const paise = readRupees(form.amount) ?? ZERO;
  return form.settles ?? paise >= (proposeRefund(order)?.amount ?? refundable(order));
}

function amountError(order: Order, paise: Paise | null): string | undefined {
  const left = refundable(order);
  if (paise === null || paise < MIN_REFUND) return messages.amountMissing;
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
  const settles = isSettling(order, form);
  return { ok: true, body: { amount: toRupees(paise), note, settles, ...(cash ? { reference } : {}) } };
}
