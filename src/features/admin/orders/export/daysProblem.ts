import { MAX_EXPORT_DAYS } from '@/domain/admin/orderList/exportRows';
import { daysOf, type OrderQuery } from '@/domain/admin/orderList/query';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { messages } from '../messages';

export type DaysProblem = FieldProblem<'from' | 'to'>;

/** The problem with the days of an export, and the field to correct; null without one. */
export function findDaysProblem({ from, to }: Pick<OrderQuery, 'from' | 'to'>): DaysProblem | null {
  if (!from) return { field: 'from', message: messages.export.firstMissing };
  if (!to) return { field: 'to', message: messages.export.lastMissing };
  const days = daysOf({ from, to }) ?? 0;
  if (days < 1) return { field: 'from', message: messages.list.wrongOrder };
  return days > MAX_EXPORT_DAYS ? { field: 'from', message: messages.export.tooMany } : null;
}
