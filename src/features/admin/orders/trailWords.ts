import type { AuditChange, AuditEntry } from '@/domain/general/audit';
import { ORDER_STATUSES } from '@/domain/orders/order/order';
import { statusWord } from '@/domain/orders/lifecycle/lifecycle';

const ACTIONS: Record<string, string> = {
  'order.packed': 'Packed it',
  'order.booking_asked': 'Asked the courier for a parcel',
  'order.cancel_wished': 'Asked to cancel it',
  'order.cancelled': 'Cancelled it',
  'order.received': 'Took it in',
  'order.refunded': 'Gave money back',
  'order.noted': 'Wrote a note',
};

/** What was done, in words; an action of a name that has none here is shown as it is. */
export const actionWords = ({ action }: AuditEntry): string => ACTIONS[action] ?? action;

const FIELDS: Record<string, string> = {
  status: 'Status',
  payment: 'Payment',
  parcel: 'Parcel',
  awb: 'AWB',
  refund: 'Refund',
  parts: 'Money given back',
};

function valueWords(value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
  const status = ORDER_STATUSES.find((one) => one === value);
  if (status) return statusWord(status);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(valueWords).join(', ');
  const { amount, status: stands } = Object(value) as { amount?: unknown; status?: unknown };
  return typeof amount === 'number' ? `₹${amount} ${stands === 'done' ? 'sent' : 'owed'}` : 'changed';
}

/** What of the order it changed, as far as that has words. */
export function changeWords({ changes }: Pick<AuditEntry, 'changes'>): string[] {
  const told = ({ field, before, after }: AuditChange) =>
    FIELDS[field] ? [`${FIELDS[field]}: ${valueWords(before)} → ${valueWords(after)}`] : [];
  return changes.flatMap(told);
}
