import type { Firestore } from 'firebase-admin/firestore';
import type { PeriodSales } from '@/domain/contracts/admin/dashboard';
import { bestOf, type Best } from '@/domain/admin/sales/best';
import { emptyDay, readDay, SUM_NAMES, sumOf, type DaySales } from '@/domain/admin/sales/daySales';
import { daysOf, rangeBefore, type Range } from '@/domain/admin/sales/period';
import { addDays } from '@/domain/time/calendar';
import { dayRef } from '../../sales/loadedDays';

/** The fields that are summed; the other fields of a day may be long. */
const SUMS = ['day', ...SUM_NAMES];

/** The days on which anything was sold: one document each. */
async function readDays(db: Firestore, { from, to }: Range, fields: readonly string[]): Promise<DaySales[]> {
  const days = db.collection('sales').where('day', '>=', from).where('day', '<=', to);
  return (await days.select(...fields).get()).docs.map((doc) => readDay({ ...doc.data(), day: doc.id }));
}

function periodOf(range: Range, sold: readonly DaySales[]): PeriodSales {
  const byDay = new Map(sold.map((one) => [one.day, one]));
  const days = daysOf(range).map((day) => {
    const { orders, revenue } = byDay.get(day) ?? emptyDay(day);
    return { day, orders, revenue };
  });
  return { ...range, sums: sumOf(sold), days };
}

export interface Sales extends Best {
  today: PeriodSales['sums'] & { day: string };
  yesterday: PeriodSales['sums'];
  period: PeriodSales;
  before: PeriodSales;
}

/**
 * The sums of a period, of as many days before it, of today and of yesterday. Reads at most two documents for each
 * day.
 */
export async function readSales(db: Firestore, range: Range, today: string): Promise<Sales> {
  const earlier = rangeBefore(range);
  const now = [dayRef(db, today), dayRef(db, addDays(today, -1))];
  const [during, before, ...ends] = await Promise.all([
    readDays(db, range, [...SUMS, 'items', 'coupons']),
    readDays(db, earlier, SUMS),
    ...now.map((ref) => ref.get()),
  ]);
  const [current, last] = ends.map((one) =>
    sumOf(one.exists ? [readDay({ ...one.data(), day: one.id })] : []),
  );
  return {
    today: { ...(current ?? sumOf([])), day: today },
    yesterday: last ?? sumOf([]),
    period: periodOf(range, during),
    before: periodOf(earlier, before),
    ...bestOf(during),
  };
}
