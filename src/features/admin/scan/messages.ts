import { plural } from '@/domain/text/plural';
import type { ScanRefusal } from '@/domain/orders/packing/scan';

const items = (count: number) => plural(count, { one: '# item', other: '# items' });

/** Refusals of the scanner while an order is on the table. */
const refusals: Record<ScanRefusal, { title: string; text: (code: string, orderId: string) => string }> = {
  foreign: {
    title: 'Wrong item, not counted',
    text: (code, orderId) => `${code} does not belong to ${orderId}. Put it back.`,
  },
  full: {
    title: 'Wrong item, not counted',
    text: (sku, orderId) => `${orderId} has no more of ${sku}. Put this one back.`,
  },
  own: {
    title: 'Nothing was counted',
    text: (_code, orderId) => `${orderId} is open already. Scan its products.`,
  },
  otherOrder: {
    title: 'Another order, not opened',
    text: (code, orderId) => `Pack or skip ${orderId} first, then scan ${code} again.`,
  },
};

export const messages = {
  title: 'Scan to pack',
  scanOrder: 'Scan the order or its AWB',
  scanItem: 'Scan the next product, or type its SKU',
  scanItemHint: 'Scan the next product',
  ready: 'Scanner ready',
  busy: 'One moment',
  keys: 'Enter counts. M and Enter: an item is missing. S and Enter: skip. Space clears a refusal. Esc leaves.',
  stop: 'Stop packing',
  clear: 'Got it',
  refusals,
  noOrder: 'Nothing was opened',
  unreadable: (code: string) =>
    `No order or parcel has the code ${code}. Codes have letters and digits only.`,
  notPacked: 'Not packed',
  relabelled: {
    title: 'The label has changed',
    text: (orderId: string) => `${orderId} got another parcel. Skip it, then pack it with its new label.`,
  },
  missing: 'Item is missing',
  skip: 'Skip this order',
  pack: 'Pack, next order',
  toGo: (count: number) => `${items(count)} to go`,
  counted: (done: number, all: number) => `${done} of ${all} counted`,
  count: (done: number, all: number) => `${done} / ${all}`,
  place: 'Place',
  noPlace: 'No place',
  setPlace: (sku: string) => `Place of ${sku}`,
  savePlace: 'Save',
  cod: 'COD',
  packed: (orderId: string) => `${orderId} is packed.`,
  printLabel: 'Print its label',
  labelSaved: (orderId: string) => `The label of ${orderId} is saved.`,
  openLabel: 'Open the courier’s label',
  openLabelOf: (orderId: string) => `Open the courier’s label of ${orderId}`,
  box: 'Parcel',
  gift: 'Gift',
  wrapIt: 'Wrap it. The slip has the note; no invoice in the box.',
  noWrap: 'No wrap. The slip has the note; no invoice in the box.',
  sample: 'Free sample',
  courier: 'Courier',
  awb: 'AWB',
  noCourier: 'Not booked yet',
  packedHere: (count: number) => plural(count, { one: '# order packed', other: '# orders packed' }),
  aside: 'Set aside',
  asideMissing: (sku: string) => `missing: ${sku}`,
  asideSkipped: 'skipped',
  next: 'Next orders',
  nothing: 'Nothing more to pack just now. New orders appear here by themselves.',
};
