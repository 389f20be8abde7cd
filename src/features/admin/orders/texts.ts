import type { OrderRow, Wait } from '@/domain/admin/orderList/row';

const count = (many: number, one: string, more: string) =>
  `${many.toLocaleString('en-IN')} ${many === 1 ? one : more}`;
const orders = (many: number) => count(many, 'order', 'orders');

export const WAIT_WORDS: Record<Wait, string> = {
  pack: 'To pack',
  courier: 'No courier',
  parcel: 'Parcel in trouble',
  return: 'Asked back',
  back: 'Came back',
  refund: 'Money owed',
};

export const METHOD_WORDS: Record<OrderRow['method'], string> = {
  'Cash on Delivery': 'Cash',
  'Pay Online': 'Online',
};

export const texts = {
  orders,
  fresh: (many: number) => `Show ${count(many, 'new order', 'new orders')}`,
  outdated: 'Much has changed: show it',
  stale: 'Not up to date: the shop cannot be reached.',
  deleted: 'Account deleted',
  packed: (packed: number, failed: number) =>
    failed === 0 ? `${orders(packed)} packed.` : `${orders(packed)} packed, ${failed} not.`,
  packing: (done: number, total: number) => `${done} of ${total} done`,
  packLeft: 'These stayed as they were. Trying again packs none twice.',
  packGoesOn: 'You can close this: it goes on.',
  nothingTitle: 'No orders here',
  nothingText: 'Search for something else, or take a filter away.',
  exportTitle: 'Orders as a file',
  exportHint: 'A CSV file for Excel or Sheets. It names your customers: keep it safe.',
  exportDays: 'Please choose both days, at most 366 days apart.',
  exportDone: (many: number) => `${orders(many)} saved.`,
  exportNone: 'There are no orders in these days.',
  tooManySlips: (most: number) => `Slips are made for up to ${most} orders at once.`,
};

const MINUTE = 60_000;

/** How long ago something was, while that says more than its date; otherwise nothing. */
export function agoText(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return '';
}
