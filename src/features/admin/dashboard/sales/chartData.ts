import type { DayPoint, PeriodSales } from '@/domain/contracts/admin/dashboard';
import { rangeText, shortDay } from '../dates';
import { money } from '../kpis/kpis';
import { formatCount } from '@/domain/text/count';
import { messages } from '../messages';

export const MEASURES = ['revenue', 'orders'] as const;
export type Measure = (typeof MEASURES)[number];

/** A day, and the same day of the period before. Amounts are rupees. */
export interface ChartRow {
  day: string;
  beforeDay: string;
  now: number;
  before: number;
}

const valueOf = (point: DayPoint | undefined, measure: Measure): number =>
  measure === 'revenue' ? Math.round((point?.revenue ?? 0) / 100) : (point?.orders ?? 0);

export function chartRows(period: PeriodSales, before: PeriodSales, measure: Measure): ChartRow[] {
  return period.days.map((point, n) => {
    const earlier = before.days[n];
    return {
      day: point.day,
      beforeDay: earlier?.day ?? '',
      now: valueOf(point, measure),
      before: valueOf(earlier, measure),
    };
  });
}

/** A short amount for the axis: ₹950, ₹12k, ₹1.5L. */
export function axisText(value: number, measure: Measure): string {
  if (measure === 'orders') return Number.isInteger(value) ? formatCount(value) : '';
  const short = (by: number, letter: string) => `₹${Math.round((value / by) * 10) / 10}${letter}`;
  if (value >= 10_000_000) return short(10_000_000, 'Cr');
  if (value >= 100_000) return short(100_000, 'L');
  return value >= 1000 ? short(1000, 'k') : `₹${value}`;
}

export const measured = (value: number, measure: Measure): string =>
  measure === 'revenue' ? money(value * 100) : messages.orders(value);

/** The chart as a sentence for screen readers. */
export function chartLabel(period: PeriodSales, before: PeriodSales, measure: Measure): string {
  const total = ({ sums }: PeriodSales) =>
    measured(measure === 'revenue' ? sums.revenue / 100 : sums.orders, measure);
  const best = chartRows(period, before, measure).reduce<ChartRow | null>(
    (highest, row) => (row.now > (highest?.now ?? 0) ? row : highest),
    null,
  );
  const bestDay = best ? messages.sales.bestDay(shortDay(best.day), measured(best.now, measure)) : '';
  return `${messages.sales.chart(messages.sales[measure], rangeText(period), total(period), rangeText(before), total(before))}${bestDay}`;
}
