import type { Wait } from '@/domain/admin/orderList/row';
import type { Change } from '@/domain/admin/sales/figures';
import type { NamedPeriod } from '@/domain/admin/sales/period';
import { plural } from '@/domain/text/plural';
import { formatCount } from '@/domain/text/count';
import { formatDuration } from '@/domain/time/duration';

const orders = (count: number) => plural(count, { one: '# order', other: '# orders' });

const periods: Record<NamedPeriod, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Last 7 days',
  days: 'Last 30 days',
  month: 'This month',
};

const days = {
  group: 'Period',
  choose: 'Choose days',
  first: 'First day',
  last: 'Last day',
  show: 'Show',
  bothMissing: 'Choose both days.',
  afterToday: 'The last day cannot be after today.',
  wrongOrder: 'The first day cannot be after the last.',
  tooMany: (max: number) => `At most ${max} days can be shown.`,
  notADay: 'There is no such day.',
  range: (from: string, to: string) => `${from} to ${to}`,
};

/** Open tasks of the team; the count is rendered before each text. */
const waits: Record<Wait, (count: number) => string> = {
  pack: (count) => plural(count, { one: 'order to pack', other: 'orders to pack' }),
  courier: (count) => plural(count, { one: 'order without a courier', other: 'orders without a courier' }),
  parcel: (count) =>
    plural(count, { one: 'parcel lost or not delivered', other: 'parcels lost or not delivered' }),
  return: (count) => plural(count, { one: 'return to decide or judge', other: 'returns to decide or judge' }),
  back: (count) => plural(count, { one: 'parcel coming back to you', other: 'parcels coming back to you' }),
  refund: (count) => plural(count, { one: 'refund due', other: 'refunds due' }),
};

const today = {
  label: 'Today',
  title: (day: string) => `Today so far, ${day}`,
  noOrders: 'No orders yet',
  average: (amount: string) => `, ${amount} on average`,
  yesterday: (amount: string, count: number) => `All of yesterday: ${amount} from ${orders(count)}`,
};

const tasks = {
  title: 'Waiting for you',
  order: 'soonest first',
  nothing: 'Nothing. Every order is taken care of.',
  waits,
  oldest: (day: string, promised: string) =>
    promised ? `Oldest from ${day}, promised for ${promised}` : `Oldest from ${day}`,
  askedOn: (day: string) => `Oldest asked for on ${day}`,
  /** Without a name once the buyer's account is deleted. */
  goesBack: (customer: string, moment: string) =>
    `${customer ? `${customer}’s parcel` : 'The first parcel'} goes back at ${moment}`,
  left: (ms: number) => `${formatDuration(ms)} left`,
  toPickup: (ms: number) => `${formatDuration(ms)} to pickup`,
  over: 'Time is up',
  /** Messages to answer; their count stands before it on its own. */
  messages: (open: number, late: number) => {
    const toAnswer = plural(open, { one: 'message to answer', other: 'messages to answer' });
    return late > 0 ? `${toAnswer}, ${formatCount(late)} late` : toAnswer;
  },
  /** Mails that did not leave, for good or for now; their count stands before it on its own. */
  mails: (failed: number, late: number) => {
    if (late === 0) return plural(failed, { one: 'mail that failed', other: 'mails that failed' });
    if (failed === 0) return plural(late, { one: 'mail not sent yet', other: 'mails not sent yet' });
    return `mails not sent, ${formatCount(failed)} of them failed`;
  },
};

const kpis = {
  revenue: 'Revenue',
  orders: 'Orders',
  average: 'Average order',
  conversion: 'Conversion from checkout',
  cod: 'Cash on delivery',
  prepaid: 'Paid online',
  inTime: 'Delivered in time',
  rto: 'Returned to origin',
  withShare: (count: string, share: string) => `${count} (${share})`,
  inTheDays: 'in the days ',
  before: 'before',
  /** A share of one, as a percentage. */
  percent: (share: number) => `${(Math.round(share * 1000) / 10).toLocaleString('en-IN')}%`,
  /** A change beside its arrow; empty where there is nothing to compare with. */
  change: (change: Change, unit: '%' | ' points') => {
    if (change.kind === 'none') return '';
    if (change.kind === 'same') return 'As before';
    if (change.kind === 'new') return 'None before';
    const by = `${change.by.toLocaleString('en-IN')}${unit}`;
    return change.kind === 'up' ? `${by} more` : `${by} less`;
  },
};

const sales = {
  title: 'Day by day',
  measures: 'What the chart shows',
  revenue: 'Revenue',
  orders: 'Orders',
  notLoaded: 'The chart could not be loaded. The table below has the same figures.',
  point: (day: string, value: string) => `${day}: ${value}`,
  chart: (measure: string, range: string, total: string, before: string, totalBefore: string) =>
    `${measure} by day, ${range}: ${total}. Before, ${before}: ${totalBefore}.`,
  bestDay: (day: string, value: string) => ` The best day is ${day} with ${value}.`,
  showTable: 'Show as table',
  table: 'Sales by day',
  caption: (range: string, before: string) => `Sales by day, ${range}, beside ${before}`,
  day: 'Day',
  before: 'Before',
  total: 'Together',
};

const catalogue = {
  bestSellers: 'Best sellers',
  nothingSold: 'Nothing was sold in these days.',
  units: (count: number) => plural(count, { one: '# unit', other: '# units' }),
  lowStock: 'Low stock',
  wellStocked: 'Everything on sale is well stocked.',
  soldOut: 'Sold out',
  left: (count: number) => `${count} left`,
  allLow: 'All that run low',
  coupons: 'Coupons',
  noCoupons: 'No coupon was used in these days.',
  couponUses: (count: number, discount: string) =>
    plural(count, { one: '# use, {discount} off', other: '# uses, {discount} off' }, { discount }),
};

/** How each figure is counted. */
const howCounted: readonly (readonly [name: string, how: string])[] = [
  [
    'Orders',
    'Placed in these days, for cash or paid, and not cancelled. An order belongs to the day on which it was placed or paid, in India’s time.',
  ],
  [
    'Revenue',
    'What buyers pay for those orders, delivery included, less what was refunded. Orders that were returned or sent back to you bring none.',
  ],
  ['Average order', 'Revenue divided by the orders that bring it.'],
  ['Cash on delivery, paid online', 'Of the orders, how many of a hundred are paid this way.'],
  [
    'Conversion from checkout',
    'Orders placed for every hundred times that the checkout was opened. An opening that could not be counted makes it look higher.',
  ],
  [
    'Delivered in time',
    'Of the delivered orders whose buyers were told a day, how many of a hundred came by it. One whose first parcel was lost is late.',
  ],
  ['Returned to origin', 'Orders of these days whose parcel the courier brought back to you.'],
  ['Best sellers', 'By sales at the price in the cart, before coupons. Combos count as themselves.'],
  ['Coupons', 'Orders of these days that used them, cancelled ones left out.'],
  [
    'Compared with',
    'The same number of days right before. Orders of the past change when they are cancelled, returned or paid back.',
  ],
];

export const messages = {
  title: 'Dashboard',
  loading: 'Loading the dashboard',
  reloading: 'Looking again',
  asOf: (time: string) => `As of ${time}`,
  reload: 'Look again',
  stale: (why: string) => `These figures are older: ${why}`,
  compared: (range: string, before: string) => `${range}, compared with ${before}.`,
  todayNotOver: ' Today is not over yet.',
  uncounted: (count: number) =>
    plural(count, {
      one: '# order more will be counted within minutes.',
      other: '# orders more will be counted within minutes.',
    }),
  noOrdersTitle: 'No orders yet',
  noOrdersText:
    'After the first order you see here how the shop is doing. Until then, check that your products are on sale.',
  seeProducts: 'See the products',
  addProduct: 'Add a product',
  howCountedTitle: 'How this is counted',
  howCounted,
  orders,
  periods,
  days,
  today,
  tasks,
  kpis,
  sales,
  catalogue,
};
