import { MAX_EXPORT_DAYS, type Exported } from '@/domain/admin/orderList/exportRows';
import type { Wait } from '@/domain/admin/orderList/row';
import { formatRupees } from '@/domain/money/money';
import { formatCount } from '@/domain/text/count';
import { plural } from '@/domain/text/plural';
import type { ShipmentStatus } from '@/domain/orders/order/order';
import type { OrderPayment } from '@/domain/orders/order/payment';
import { actions } from './detail/messages';

const orders = (count: number) => plural(count, { one: '# order', other: '# orders' });
const total = (count: number, isMore: boolean) => (isMore ? `${formatCount(count)}+ orders` : orders(count));

const waits: Record<Wait, string> = {
  pack: 'To pack',
  courier: 'No courier',
  parcel: 'Undelivered',
  return: 'Return requested',
  back: 'Returned to origin',
  refund: 'Refund due',
};

const list = {
  title: 'Orders',
  newOrder: 'New order',
  newOrderKey: 'Order for a customer who called (N)',
  saveFile: 'Save as a file',
  search: 'Search orders',
  searchHint: 'Name, phone, order, AWB, item or city',
  status: 'Status',
  statusCount: (status: string, count: string) => `${status} (${count})`,
  anyStatus: 'Any status',
  payment: 'Payment',
  anyPayment: 'Any payment',
  from: 'From',
  to: 'To',
  filters: 'Filters',
  waits,
  /** The first words of an order's status. */
  words: { ...waits, toPay: (sum: string) => `Waits for ${sum}` },
  cod: 'COD',
  awb: 'AWB',
  free: 'Free',
  paid: 'Paid',
  notBooked: 'Not booked',
  chooseColumns: 'Columns',
  columnsTitle: 'Columns of the list',
  columnsHint: 'Your columns are part of this page’s address: save a view or a bookmark to keep them.',
  columns: {
    order: 'Order',
    customer: 'Customer',
    items: 'Items',
    payment: 'Payment',
    status: 'Status',
    courier: 'Courier and AWB',
    placed: 'Placed',
    promised: 'Promised by',
    age: 'Age',
    total: 'Total',
  },
  items: (count: number) => plural(count, { one: '# item', other: '# items' }),
  deleted: 'Account deleted',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  days: (days: number) => `${days} d`,
  showNew: (count: number) => plural(count, { one: 'Show # new order', other: 'Show # new orders' }),
  outdated: 'Many orders have changed: show them',
  stale: 'Not up to date: the shop cannot be reached.',
  fuzzy: (typed: string) => `Nothing matches “${typed}”. These orders come close:`,
  emptyTitle: 'No orders yet',
  emptyText: 'New orders appear here.',
  nothingTitle: 'No orders here',
  noMatch: (typed: string) => `Nothing matches “${typed}”`,
  wrongOrder: 'The first day cannot be after the last.',
  nothingText: 'Search for something else, or remove a filter.',
  fewDigits: 'Type the last three digits of a number, or any four.',
  without: (filter: string) => `Remove the filter ${filter}`,
  showAll: 'Show all',
  pages: 'Pages',
  newest: 'Newest',
  older: 'Older',
  chosenGroup: 'For the selected orders',
  chosen: (count: number) => `${count} selected`,
  chosenSum: (items: string, total: string) => `${items}, ${total}`,
  chooseAll: (count: number) => `Select all ${count}`,
  chooseFirst: (count: number) => `Select the first ${count}`,
  chooseEvery: 'Select all',
  choosing: 'Selecting…',
  pack: (count: number) => `Pack ${count}`,
  packKey: 'P',
  labels: 'Print labels',
  printGroup: 'Print',
  paper: 'Paper of the labels',
  papers: {
    '4x6': '4 × 6 in',
    a4: 'A4, four',
    '4x6-slips': '4 × 6 in, with slips',
    'a4-slips': 'A4, with slips',
    courier: 'The courier’s own',
  },
  pickList: 'Pick list',
  slips: 'Slips',
  invoices: 'Invoices',
  pickup: 'Request pickup',
  pickupAsked: 'Pickup requested',
  /** The printed papers of an order. */
  marks: { label: 'Label', pick: 'Pick list', slip: 'Slip', invoice: 'Invoice' },
  printed: (papers: string) => `Printed: ${papers}`,
  clear: 'Clear the selection',
  keys: [
    [['J', 'K'], 'move'],
    [['X'], 'choose'],
    [['Enter'], 'open'],
    [['P'], 'pack'],
    [['L'], 'print labels'],
    [['?'], 'all keys'],
  ] as const,
};

const views = {
  title: 'Views',
  all: 'All',
  save: 'Save this view',
  saveAction: 'Save',
  name: 'Name of the view',
  hint: 'It keeps the filters and columns in this browser, without the words searched for.',
  nameProblems: {
    missing: 'Please give the view a name.',
    taken: 'There is a view of this name already. Please choose another name.',
    full: 'This browser keeps no more views. Please remove one first.',
  },
  remove: (name: string) => `Remove the view ${name}`,
};

const exportRows: Record<Exported, { title: string; note: string }> = {
  orders: { title: 'A row for each order', note: 'With customer, items and all amounts' },
  lines: { title: 'A row for each item', note: 'With size, SKU, HSN and price' },
};

const exporting = {
  title: 'Orders as a file',
  hint: 'A CSV file for Excel or Sheets. It names your customers: keep it safe.',
  firstMissing: 'Please choose the first day.',
  lastMissing: 'Please choose the last day.',
  tooMany: `At most ${MAX_EXPORT_DAYS} days go into one file.`,
  saved: (count: number) => `${orders(count)} saved.`,
  none: 'There are no orders in these days.',
  rows: exportRows,
  read: (count: number) => `${orders(count)} read`,
};

/** The fields of an order whose changes the audit trail shows. */
const fields: Readonly<Record<string, string>> = {
  status: 'Status',
  payment: 'Payment',
  items: 'Items',
  sample: 'Free sample',
  total: 'Total',
  coupon: 'Coupon',
  pincode: 'PIN code',
  parcel: 'Parcel',
  awb: 'AWB',
  refund: 'Refund',
  parts: 'Partial refunds',
};

const standing: Record<OrderPayment['status'], string> = {
  cod: 'COD',
  created: 'Not paid yet',
  captured: 'Paid online',
  failed: 'The payment failed',
  refunded: 'Refunded',
};

const parcels: Record<ShipmentStatus, string> = {
  waiting: 'waits for the payment',
  booking: 'being booked',
  booked: 'booked',
  failed: 'not booked',
  cancelled: 'cancelled',
  by_hand: 'sent by hand',
};

const auditTrail = {
  title: 'Who did what',
  readBy: 'Only the team reads this',
  empty: 'Nobody from the shop has worked on this order yet.',
  actions,
  fields,
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  none: 'none',
  changed: 'changed',
  sent: (amount: number) => `${formatRupees(amount)} sent`,
  owed: (amount: number) => `${formatRupees(amount)} to be sent`,
  /** The words of stored values, by field. */
  values: { payment: standing, parcel: parcels } as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >,
};

const items = {
  title: 'Items',
  count: (units: number, lines: number) =>
    plural(lines, { one: '{units}', other: '{units} in # lines' }, { units: String(units) }),
  name: 'Product and SKU',
  edit: 'Edit',
  quantity: 'Qty',
  price: 'Price',
  sum: 'Line',
  times: (quantity: number) => `× ${quantity}`,
  sample: (size: string) => (size ? `${size}, free sample` : 'Free sample'),
  free: 'Free',
};

const detail = {
  number: 'order number',
  age: (age: string) => `${age} ago`,
  items,
  customer: {
    title: 'Customer',
    orders: 'All orders of this customer',
    deleted: 'The account was deleted, and the customer’s personal details with it.',
  },
  address: 'Delivery address',
  money: {
    title: 'Money',
    standing,
    paymentId: 'Payment',
    razorpayOrder: 'Razorpay order',
    paymentLink: 'Payment link',
    further: (n: number) => `Payment ${n}`,
    refused: (money: string, reasons: string) =>
      `Razorpay has refused to refund ${money}${reasons && `: “${reasons}”`}. If it can never go back that way, transfer it, then note the transfer.`,
  },
  parcel: {
    title: 'Parcel',
    track: 'Track shipment',
    promised: 'Promised by',
    courier: 'Courier',
    number: 'Number',
  },
  customerNote: {
    title: 'Note to the customer',
    readBy: 'The customer reads it with the order.',
  },
  timeline: {
    title: 'Timeline',
    newestFirst: 'newest first',
    note: 'Note to the customer',
    customerReads: 'The customer reads this',
  },
  accountDeleted: 'account deleted',
  attempts: (problem: string, count: number) =>
    plural(count, { one: '{problem} (# try)', other: '{problem} (# tries)' }, { problem }),
  troubleTitle: 'Problem with the parcel',
  customerReads: (note: string) => `The customer reads: “${note}”`,
  addNote: 'Add a note to the customer once you have dealt with it.',
  cancelling: 'Cancelling with the courier',
  booking: 'Booking the courier',
  parcelCancelled: 'The courier cancelled this parcel, so its label is no longer valid. Please book another.',
  nav: 'Orders',
  backToList: 'Back to the list',
  allOrders: 'All orders',
  previous: 'Previous order',
  next: 'Next order',
};

export const messages = { orders, total, list, views, export: exporting, auditTrail, detail };
