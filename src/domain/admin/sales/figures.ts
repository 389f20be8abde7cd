import type { SalesSums } from './daySales';

/** Figures of a period. Amounts are paise; shares are from 0 to 1, and null without a denominator. */
export interface Figures {
  orders: number;
  revenue: number;
  /** Of the orders that bring revenue. */
  average: number | null;
  codShare: number | null;
  prepaidShare: number | null;
  /** Placed orders per opened checkout; null while more orders than openings were counted. */
  conversion: number | null;
  rto: number;
  rtoShare: number | null;
  /** Of the delivered orders with a promised day: those that came by it. */
  inTimeShare: number | null;
}

const share = (part: number, total: number): number | null => (total > 0 ? part / total : null);

export function figuresOf(sums: SalesSums): Figures {
  const { placed, orders, kept, cod, rto, revenue, checkouts, arrived, inTime } = sums;
  return {
    orders,
    revenue,
    rto,
    average: kept > 0 ? Math.round(revenue / kept) : null,
    codShare: share(cod, orders),
    prepaidShare: share(orders - cod, orders),
    conversion: placed <= checkouts ? share(placed, checkouts) : null,
    rtoShare: share(rto, orders),
    inTimeShare: share(inTime, arrived),
  };
}

/** The change of a figure against the period before. */
export type Change =
  /** The period before has no figure. */
  | { kind: 'none' }
  | { kind: 'same' }
  /** There was nothing before, so no percentage says it. */
  | { kind: 'new' }
  /** `by` is a percentage, or percentage points for a share. */
  | { kind: 'up' | 'down'; by: number };

const moved = (by: number): Change =>
  by === 0 ? { kind: 'same' } : { kind: by > 0 ? 'up' : 'down', by: Math.abs(by) };

/** The change of an amount or a count in whole percent; below ten with one decimal. */
export function changeOf(now: number | null, before: number | null): Change {
  if (now === null || before === null || (now === 0 && before === 0)) return { kind: 'none' };
  if (before === 0) return { kind: 'new' };
  const percent = ((now - before) / before) * 100;
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  // A change that rounds to zero counts as none.
  return moved(rounded);
}

/** The change of a share in percentage points with one decimal. */
export function pointsOf(now: number | null, before: number | null): Change {
  if (now === null || before === null) return { kind: 'none' };
  return moved(Math.round((now - before) * 1000) / 10);
}
