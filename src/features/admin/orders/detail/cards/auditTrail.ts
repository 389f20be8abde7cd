import type { AuditChange, AuditEntry } from '@/domain/records/audit';
import { ORDER_STATUSES } from '@/domain/orders/order/order';
import { statusWord } from '../../list/table/orderStanding';
import { messages } from '../../messages';

const { actions, fields, values, none, changed, sent, owed, change } = messages.auditTrail;

/** The text of an action; without one, its identifier. */
export const actionText = ({ action }: AuditEntry): string => actions[action] ?? action;

function valueText(field: string, value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return none;
  const word = typeof value === 'string' ? values[field]?.[value] : undefined;
  if (word) return word;
  const status = ORDER_STATUSES.find((one) => one === value);
  if (status) return statusWord(status);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => valueText(field, one)).join(', ');
  const refund = Object(value) as { amount?: unknown; status?: unknown };
  if (typeof refund.amount !== 'number') return changed;
  return refund.status === 'done' ? sent(refund.amount) : owed(refund.amount);
}

/** The changes of the order's fields that have a name. */
export function changeTexts({ changes }: Pick<AuditEntry, 'changes'>): string[] {
  return changes.flatMap(({ field, before, after }: AuditChange) => {
    const name = fields[field];
    return name ? [change(name, valueText(field, before), valueText(field, after))] : [];
  });
}
