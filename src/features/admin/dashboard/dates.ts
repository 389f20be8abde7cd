import { lengthOf, type Range } from '@/domain/admin/sales/period';
import { formatDayAndMonth, formatDayMonthYear, formatShortDay } from '@/lib/dates';
import { messages } from './messages';

const noonOf = (day: string) => `${day}T06:30:00.000Z`;

/** 22 Nov */
export const shortDay = (day: string) => formatDayAndMonth(noonOf(day));
/** Sun, 22 Nov */
export const longDay = (day: string) => formatShortDay(noonOf(day));

/** 16 Nov to 22 Nov 2026; of one day 22 Nov 2026. */
export function rangeText(range: Range): string {
  const { from, to } = range;
  const last = formatDayMonthYear(noonOf(to));
  if (lengthOf(range) === 1) return last;
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return messages.days.range(sameYear ? shortDay(from) : formatDayMonthYear(noonOf(from)), last);
}
