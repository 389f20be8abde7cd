import type { CouponUse, ItemSales, SalesSums } from '../../admin/sales/daySales';
import type { Range } from '../../admin/sales/period';
import type { FirstTasks } from '../../admin/orderList/tasks';
import type { MailCounts } from './mails';
import type { OrderCounts } from '../adminOrders/list';

/** POST /api/checkouts: counts an opened checkout, and stores nothing else. */
export interface CheckoutOpenedResponse {
  success: true;
}

/** The sums of one day of a period. */
export type DayPoint = Pick<SalesSums, 'orders' | 'revenue'> & { day: string };

export interface PeriodSales extends Range {
  sums: SalesSums;
  /** Every day of the period, also those without an order. */
  days: DayPoint[];
}

export interface LowStockItem {
  id: string;
  name: string;
  mainImage: string;
  stock: number;
}

/** GET /api/admin/dashboard?from=2026-11-01&to=2026-11-22. Amounts are paise, and days are those of India. */
export interface DashboardResponse {
  success: true;
  /** ISO time of the figures. */
  asOf: string;
  today: SalesSums & { day: string };
  yesterday: SalesSums;
  period: PeriodSales;
  before: PeriodSales;
  bestSellers: ItemSales[];
  coupons: (CouponUse & { code: string })[];
  waiting: OrderCounts['waits'];
  first: FirstTasks;
  /** The number of messages with a running clock, and of the late ones among them. */
  messages: { open: number; late: number };
  /** Mails that were not sent. */
  mails: MailCounts;
  lowStock: LowStockItem[];
  /** Whether more products run low. */
  moreLow: boolean;
  /** Orders that the sums do not include yet. */
  uncounted: number;
  /** Whether the shop has had an order. */
  hasOrders: boolean;
}
