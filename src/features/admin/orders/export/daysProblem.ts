import { MAX_EXPORT_DAYS } from '@/domain/admin/orderList/exportRows';
import { daysOf, type OrderQuery } from '@/domain/admin/orderList/query';
import { messages } from '../messages';

export interface DaysProblem {
  field: 'from' | 'to';
  text: string;
}

/** The problem with the days of an export, and the field to correct; null without one. */
export function findDaysProblem({ from, to }: Pick<OrderQuery, 'from' | 'to'>): DaysProblem | null {
  if (!from) return { field: 'from', text: messages.export.firstMissing };
  if (!to) return { field: 'to', text: messages.export.lastMissing };
  const days = daysOf({ from, to }) ?? 0;
  if (days < 1) return { field: 'from', text: messages.list.wrongOrder };
  return days > MAX_EXPORT_DAYS ? { field: 'from', text: messages.export.tooMany } : null;
}
