import { formatPaise, paise } from '@/domain/money/money';
import type { SalesSums } from '@/domain/admin/sales/daySales';
import { changeOf, figuresOf, pointsOf, type Change } from '@/domain/admin/sales/figures';
import { formatCount } from '@/domain/text/count';
import { messages } from '../messages';

export interface Kpi {
  name: string;
  value: string;
  /** The same, of the period before; empty where there is none. */
  before: string;
  change: string;
  /** Which way the arrow points; null without one. */
  arrow: 'up' | 'down' | null;
  /** Whether that is good news; null where it is neither. */
  good: boolean | null;
}

/** An amount in paise, as whole rupees. */
export const money = (amount: number): string => formatPaise(paise(Math.round(amount / 100) * 100));
const UNKNOWN = '–';

interface Facts {
  name: string;
  now: number | null;
  before: number | null;
  write: (value: number) => string;
  unit?: '%' | ' points';
  /** Whether more is better; neither unless said. */
  better?: 'more' | 'less';
}

function kpi({ name, now, before, write, unit = '%', better }: Facts): Kpi {
  const change: Change = unit === '%' ? changeOf(now, before) : pointsOf(now, before);
  const arrow = change.kind === 'up' || change.kind === 'down' ? change.kind : null;
  const text = (value: number | null) => (value === null ? '' : write(value));
  return {
    name,
    value: text(now) || UNKNOWN,
    before: text(before),
    change: messages.kpis.change(change, unit),
    arrow,
    good: arrow && better ? (arrow === 'up') === (better === 'more') : null,
  };
}

const names = messages.kpis;

/** The figures of a period compared with those of the period before. */
export function kpisOf(during: SalesSums, earlier: SalesSums): Kpi[] {
  const now = figuresOf(during);
  const before = figuresOf(earlier);
  const share = { write: messages.kpis.percent, unit: ' points' } as const;
  const rto = kpi({
    name: names.rto,
    now: now.rto,
    before: before.rto,
    write: formatCount,
    better: 'less',
  });
  return [
    kpi({ name: names.revenue, now: now.revenue, before: before.revenue, write: money, better: 'more' }),
    kpi({ name: names.orders, now: now.orders, before: before.orders, write: formatCount, better: 'more' }),
    kpi({ name: names.average, now: now.average, before: before.average, write: money, better: 'more' }),
    kpi({
      ...share,
      name: names.conversion,
      now: now.conversion,
      before: before.conversion,
      better: 'more',
    }),
    kpi({ name: names.cod, now: now.codShare, before: before.codShare, ...share }),
    kpi({ name: names.prepaid, now: now.prepaidShare, before: before.prepaidShare, ...share }),
    kpi({
      ...share,
      name: names.inTime,
      now: now.inTimeShare,
      before: before.inTimeShare,
      better: 'more',
    }),
    now.rtoShare ? { ...rto, value: names.withShare(rto.value, names.percent(now.rtoShare)) } : rto,
  ];
}
