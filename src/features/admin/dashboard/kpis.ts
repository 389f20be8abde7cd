import { formatPaise, type Paise } from '@/domain/money/money';
import type { SalesSums } from '@/domain/admin/sales/daySales';
import { changeOf, figuresOf, pointsOf, type Change } from '@/domain/admin/sales/figures';
import { changeText, percentText } from './texts';

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

export const money = (paise: number): string => formatPaise((Math.round(paise / 100) * 100) as Paise);
const number = (value: number): string => value.toLocaleString('en-IN');
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
    ...{ name, arrow, value: text(now) || UNKNOWN, before: text(before) },
    change: changeText(change, unit),
    good: arrow && better ? (arrow === 'up') === (better === 'more') : null,
  };
}

/** The figures of a period beside those before it. */
export function kpisOf(during: SalesSums, earlier: SalesSums): Kpi[] {
  const now = figuresOf(during);
  const before = figuresOf(earlier);
  const share = { write: percentText, unit: ' points' } as const;
  const rto = kpi({
    name: 'Returned to origin',
    now: now.rto,
    before: before.rto,
    write: number,
    better: 'less',
  });
  return [
    kpi({ name: 'Revenue', now: now.revenue, before: before.revenue, write: money, better: 'more' }),
    kpi({ name: 'Orders', now: now.orders, before: before.orders, write: number, better: 'more' }),
    kpi({ name: 'Average order', now: now.average, before: before.average, write: money, better: 'more' }),
    kpi({
      ...{ name: 'Conversion from checkout', now: now.conversion, before: before.conversion },
      ...{ ...share, better: 'more' },
    }),
    kpi({ name: 'Cash on delivery', now: now.codShare, before: before.codShare, ...share }),
    kpi({ name: 'Paid online', now: now.prepaidShare, before: before.prepaidShare, ...share }),
    now.rtoShare ? { ...rto, value: `${rto.value} (${percentText(now.rtoShare)})` } : rto,
  ];
}
