import { lengthOf, type Range } from '@/domain/admin/sales/period';
import { messages } from './messages';

/** Writes a day. The formatter is made with the first call, because an Intl object at module level slows the start. */
function format(options: Intl.DateTimeFormatOptions) {
  let formatter: Intl.DateTimeFormat | undefined;
  return (day: string): string => {
    formatter ??= new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options });
    return formatter.format(new Date(`${day}T12:00:00Z`));
  };
}
const dayMonth = format({ day: 'numeric', month: 'short' });
const dayMonthYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
const weekday = format({ weekday: 'short', day: 'numeric', month: 'short' });

/** 22 Nov */
export const shortDay = dayMonth;
/** Sun, 22 Nov */
export const longDay = weekday;

/** 16 Nov to 22 Nov 2026; of one day 22 Nov 2026. */
export function rangeText(range: Range): string {
  const { from, to } = range;
  if (lengthOf(range) === 1) return dayMonthYear(to);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return messages.days.range(sameYear ? dayMonth(from) : dayMonthYear(from), dayMonthYear(to));
}
