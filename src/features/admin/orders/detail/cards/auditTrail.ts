import type { AuditChange, AuditEntry } from '@/domain/records/audit';
import { ORDER_STATUSES } from '@/domain/orders/order/order';
import { statusWord } from '../../list/table/orderStanding';
import { messages } from '../../messages';

const { actions, fields, none, changed, sent, owed, change } = messages.auditTrail;

/** The text of an action; without one, its identifier. */
export const actionText = ({ action }: AuditEntry): string => actions[action] ?? action;

function valueText(value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return none;
  const status = ORDER_STATUSES.find((one) => one === value);
  if (status) return statusWord(status);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  const refund = Object(value) as { amount?: unknown; status?: unknown };
  if (typeof refund.amount !== 'number') return changed;
  return refund.status === 'done' ? sent(refund.amount) : owed(refund.amount);
}

/** The changes of the order's fields that have a name. */
export function changeTexts({ changes }: Pick<AuditEntry, 'changes'>): string[] {
  return changes.flatMap(({ field, before, after }: AuditChange) => {
    const name = fields[field];
    return name ? [change(name, valueText(before), valueText(after))] : [];
  });
}
