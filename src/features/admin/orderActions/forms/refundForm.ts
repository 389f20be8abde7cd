import type { RefundRequest } from '@/domain/contracts/adminOrders/actions';
import type { RefundTarget } from '@/domain/contracts/orders/cancel';
import { toRupees, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { canMove } from '@/domain/orders/lifecycle/lifecycle';
import { canSettle } from '@/domain/payments/refund/partRefund';
import { isCancellation, MIN_REFUND, needsTransfer, refundable } from '@/domain/payments/refund/refundable';
import { proposeRefund } from '@/domain/payments/refund/refundProposal';
import { missingReference, paiseIn } from '../../shared';
import { messages } from '../messages';

export interface RefundForm {
  amount: string;
  note: string;
  reference: string;
  /** Null until the colleague chooses; until then the amount decides. */
  settles: boolean | null;
  refundTo: RefundTarget;
  /** Whether the customer asked for store credit. */
  isAsked: boolean;
}

export type RefundErrors = Partial<Record<'amount' | 'note' | 'reference' | 'isAsked', string>>;

export interface RefundFieldsProps {
  order: Order;
  form: RefundForm;
  errors: RefundErrors;
  onChange: (change: Partial<RefundForm>) => void;
}

/** Typed rupees in paise; null for invalid or empty text. */
export function readRupees(text: string): Paise | null {
  const paise = paiseIn(text);
  return paise !== null && paise > 0 ? paise : null;
}

/**
 * The sum still owed for a return; without a return the remaining payment, unless cancelling would refund
 * it.
 */
function proposedAmount(order: Order): Paise {
  const proposal = proposeRefund(order);
  if (proposal) return proposal.amount;
  return canMove(order.status, 'cancelled', order.paymentMethod) ? ZERO : refundable(order);
}

export function emptyRefund(order: Order): RefundForm {
  const paise = proposedAmount(order);
  const amount = paise === ZERO ? '' : String(toRupees(paise));
  return { amount, note: '', reference: '', settles: null, refundTo: 'source', isAsked: false };
}

/** Whether the form asks if this refund is the last one: the order allows it, and money would be left. */
export function asksToSettle(order: Order, { amount }: RefundForm): boolean {
  const paise = readRupees(amount);
  return canSettle(order) && paise !== null && paise < refundable(order);
}

/** Whether this refund is the last one: the colleague said so, or it is the full sum owed for the return. */
export function isSettling(order: Order, form: RefundForm): boolean {
  if (!asksToSettle(order, form)) return false;
  const paise = readRupees(form.amount) ?? ZERO;
  return form.settles ?? paise >= (proposeRefund(order)?.amount ?? refundable(order));
}

function amountError(order: Order, paise: Paise | null): string | undefined {
  const left = refundable(order);
  if (paise === null || paise < MIN_REFUND) return messages.amountMissing;
  if (paise > left) return messages.amountTooMuch(left);
  return isCancellation(order, paise, left) ? messages.amountWhole : undefined;
}

/** The request of the form, or its errors. */
export function readRefund(
  order: Order,
  form: RefundForm,
): { ok: true; body: Omit<RefundRequest, 'refundId'> } | { ok: false; errors: RefundErrors } {
  const paise = readRupees(form.amount);
  const [note, reference] = [form.note.trim(), form.reference.trim()];
  const { refundTo, isAsked } = form;
  const isCredit = refundTo === 'credit';
  const cash = !isCredit && needsTransfer(order, paise ?? ZERO);
  const wrong: [keyof RefundErrors, string | undefined][] = [
    ['amount', amountError(order, paise)],
    ['note', note ? undefined : messages.whyMissing],
    ['reference', cash ? missingReference(reference) : undefined],
    ['isAsked', isCredit && !isAsked ? messages.refundTo.notAsked : undefined],
  ];
  const errors = Object.fromEntries(wrong.filter(([, error]) => error)) as RefundErrors;
  if (paise === null || Object.keys(errors).length > 0) return { ok: false, errors };
  const settles = isSettling(order, form);
  return {
    ok: true,
    body: {
      amount: toRupees(paise),
      note,
      settles,
      refundTo,
      seen: toRupees(refundable(order)),
      ...(cash ? { reference } : {}),
    },
  };
}
