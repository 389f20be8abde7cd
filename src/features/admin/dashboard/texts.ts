import { MOST_COUNTED } from '@/domain/contracts/adminOrders';
import type { Change } from '@/domain/admin/sales/figures';
import type { NamedPeriod } from '@/domain/admin/sales/period';
import type { Wait } from '@/domain/admin/orderList/row';

export const PERIOD_WORDS: Record<NamedPeriod, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Last 7 days',
  days: 'Last 30 days',
  month: 'This month',
};

const one = (count: number, single: string, many: string) => (count === 1 ? single : many);

/** What waits for the admin, in words that follow their number. */
export const WAIT_WORDS: Record<Wait, (count: number) => string> = {
  pack: (n) => one(n, 'order to pack', 'orders to pack'),
  courier: (n) => one(n, 'order without a courier', 'orders without a courier'),
  parcel: (n) => one(n, 'parcel lost or not delivered', 'parcels lost or not delivered'),
  return: (n) => one(n, 'return to decide on', 'returns to decide on'),
  back: (n) => one(n, 'parcel coming back to you', 'parcels coming back to you'),
  refund: (n) => one(n, 'refund owed', 'refunds owed'),
};

/** Messages to answer, in words that follow their number. */
export const messagesText = ({ open, late }: { open: number; late: number }): string =>
  `${one(open, 'message', 'messages')} to answer${late > 0 ? `, ${late.toLocaleString('en-IN')} late` : ''}`;

/** What is looked through one by one is not counted to its end. */
export const waitCount = (wait: Wait, count: number): string =>
  (wait === 'courier' || wait === 'refund') && count >= MOST_COUNTED
    ? `${count}+`
    : count.toLocaleString('en-IN');

export const ordersText = (count: number): string =>
  `${count.toLocaleString('en-IN')} ${one(count, 'order', 'orders')}`;
export const unitsText = (count: number): string =>
  `${count.toLocaleString('en-IN')} ${one(count, 'unit', 'units')}`;
export const usesText = (count: number): string =>
  `${count.toLocaleString('en-IN')} ${one(count, 'use', 'uses')}`;

/** A share of one, as a percentage. */
export const percentText = (share: number): string =>
  `${(Math.round(share * 1000) / 10).toLocaleString('en-IN')}%`;

/** A change beside its arrow; empty where there is nothing to compare with. */
export function changeText(change: Change, unit: '%' | ' points'): string {
  if (change.kind === 'none') return '';
  if (change.kind === 'same') return 'As before';
  if (change.kind === 'new') return 'None before';
  return `${change.by.toLocaleString('en-IN')}${unit} ${change.kind === 'up' ? 'more' : 'less'}`;
}

/** How each figure is counted, for whoever asks. */
export const HOW_COUNTED: [name: string, how: string][] = [
  [
    'Orders',
    'Placed in these days, for cash or paid, and not cancelled. An order belongs to the day on which it was placed or paid, in India’s time.',
  ],
  [
    'Revenue',
    'What buyers pay for those orders, delivery included, less what was given back. Orders that were returned or sent back to you bring none.',
  ],
  ['Average order', 'Revenue divided by the orders that bring it.'],
  ['Cash on delivery, paid online', 'Of the orders, how many of a hundred are paid this way.'],
  [
    'Conversion from checkout',
    'Orders placed for every hundred times that the checkout was opened. An opening that could not be counted makes it look higher.',
  ],
  ['Returned to origin', 'Orders of these days whose parcel the courier brought back to you.'],
  ['Best sellers', 'By what was sold at the price in the cart, before coupons. Combos count as themselves.'],
  ['Coupons', 'Orders of these days that used them, cancelled ones left out.'],
  [
    'Compared with',
    'The same number of days right before. Orders of the past change when they are cancelled, returned or paid back.',
  ],
];
