import { addDays, countDays, isDay } from '@/domain/time/calendar';
import { messages } from './messages';

/** Two days in India, both included: '2026-11-22'. */
export interface Range {
  from: string;
  to: string;
}

/** The longest period in days. */
export const MAX_DAYS = 366;

export const lengthOf = ({ from, to }: Range): number => countDays(from, to);

export const daysOf = (range: Range): string[] =>
  Array.from({ length: lengthOf(range) }, (_, n) => addDays(range.from, n));

/** The same number of days, directly before these. */
export function rangeBefore(range: Range): Range {
  const to = addDays(range.from, -1);
  return { from: addDays(to, 1 - lengthOf(range)), to };
}

export const PERIODS = ['today', 'yesterday', 'week', 'days', 'month', 'custom'] as const;
export type Period = (typeof PERIODS)[number];
export type NamedPeriod = Exclude<Period, 'custom'>;

/** The days of a named period. */
export function rangeOf(period: NamedPeriod, today: string): Range {
  const ranges: Record<NamedPeriod, Range> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    week: { from: addDays(today, -6), to: today },
    days: { from: addDays(today, -29), to: today },
    month: { from: `${today.slice(0, 7)}-01`, to: today },
  };
  return ranges[period];
}

/** Days that are ahead by one become today: the clock of a device may be ahead, for minutes around midnight or for a day. */
export function upToToday({ from, to }: Range, today: string): Range {
  const tomorrow = addDays(today, 1);
  const clamp = (day: string) => (day === tomorrow ? today : day);
  return { from: clamp(from), to: clamp(to) };
}

export type CheckedRange = { ok: true; range: Range } | { ok: false; field: 'from' | 'to'; message: string };

/** A valid range, or the problem and the field that has it. */
export function checkRange(from: string, to: string, today: string): CheckedRange {
  const wrong = (field: 'from' | 'to', message: string): CheckedRange => ({ ok: false, field, message });
  if (!isDay(from)) return wrong('from', messages.noFirstDay);
  if (!isDay(to)) return wrong('to', messages.noLastDay);
  if (to > today) return wrong('to', messages.afterToday);
  if (from > to) return wrong('from', messages.wrongOrder);
  const range = { from, to };
  if (lengthOf(range) > MAX_DAYS) return wrong('from', messages.tooLong(MAX_DAYS));
  return { ok: true, range };
}
