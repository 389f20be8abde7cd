import type { DashboardResponse, PeriodSales } from '@/domain/contracts/admin/dashboard';
import { NO_SALES, sumOf, type SalesSums } from '@/domain/admin/sales/daySales';
import { daysOf, rangeBefore, type Range } from '@/domain/admin/sales/period';

/** A period with the same sums for each day. */
export function aPeriod(range: Range, day: Partial<SalesSums> = {}): PeriodSales {
  const sums = { ...NO_SALES, ...day };
  const days = daysOf(range);
  return {
    ...range,
    sums: sumOf(days.map(() => sums)),
    days: days.map((one) => ({ day: one, orders: sums.orders, revenue: sums.revenue })),
  };
}

const good = {
  placed: 5,
  orders: 4,
  kept: 4,
  cod: 3,
  rto: 0,
  arrived: 3,
  inTime: 3,
  revenue: 240_000,
  checkouts: 10,
};
const poor = {
  placed: 2,
  orders: 2,
  kept: 2,
  cod: 2,
  rto: 1,
  arrived: 2,
  inTime: 1,
  revenue: 90_000,
  checkouts: 8,
};

/** The shop's answer for a range of days. */
export function aDashboard(range: Range, over: Partial<DashboardResponse> = {}): DashboardResponse {
  return {
    success: true,
    asOf: '2026-11-22T08:50:00.000Z',
    uncounted: 0,
    hasOrders: true,
    today: { ...NO_SALES, ...good, day: '2026-11-22' },
    yesterday: { ...NO_SALES, ...poor },
    period: aPeriod(range, good),
    before: aPeriod(rangeBefore(range), poor),
    bestSellers: [
      { kind: 'combo', id: 'duo', name: 'Glow Duo', units: 3, revenue: 360_000 },
      { kind: 'product', id: 'toner', name: 'Rice Water Toner', units: 1, revenue: 30_000 },
    ],
    coupons: [{ code: 'GLOW10', uses: 2, discount: 12_000 }],
    waiting: { pack: 3, courier: 0, parcel: 0, return: 1, back: 0, refund: 0 },
    first: {
      pack: { placedAt: '2026-11-20T08:50:00.000Z', promised: '2026-11-24' },
      parcel: null,
      returnAt: '2026-11-21T08:50:00.000Z',
      backAt: '',
      refundAt: '',
      messageDueAt: '',
    },
    messages: { open: 0, late: 0 },
    mails: { failed: 0, late: 0 },
    lowStock: [
      { id: 'serum', name: 'Amla C Glow Serum', mainImage: '', stock: 0 },
      { id: 'mist', name: 'Rose Mist', mainImage: '', stock: 2 },
    ],
    moreLow: false,
    ...over,
  };
}
