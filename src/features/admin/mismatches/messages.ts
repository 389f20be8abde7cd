import type { Mismatch } from '@/domain/admin/mismatch';
import { plural, type PluralForms } from '@/domain/text/plural';

type Trouble = Extract<Mismatch, { kind: 'parcel_trouble' }>['trouble'];

const facts = { payment: 'Payment', awb: 'AWB' };

const columns = {
  what: 'Difference',
  customer: 'Customer',
  order: 'Order',
  reference: 'Payment or AWB',
  ours: 'The shop',
  theirs: 'Razorpay or courier',
  act: 'Settle',
};

const paidNoOrder = {
  title: (amount: string) => `${amount} paid, and no order`,
  razorpay: (amount: string, moment: string) => `took ${amount} on ${moment}`,
  shop: 'has no paid order for it',
  act: 'Settle the payment',
};

const amountsDiffer = {
  title: (amount: string) => `${amount} differ`,
  razorpayPaid: (amount: string, moment: string) => `${amount} paid on ${moment}`,
  razorpayRefunded: (amount: string, moment: string) => `${amount} refunded, paid ${moment}`,
  twice: (amount: string) => `${amount} went back twice`,
  razorpayTwice: (amount: string, moment: string) => `${amount} refunded too, on ${moment}`,
  shopTwice: (amount: string) => `${amount} transferred by hand`,
  twiceByHand: 'Please ask the customer to send one of them back: the shop cannot settle it.',
  shopPaid: (amount: string) => `${amount} paid`,
  shopRefunded: (amount: string) => `${amount} refunded`,
  act: 'Settle the difference',
};

const refundRefused = {
  title: (amount: string) => `${amount} could not go back`,
  shop: {
    gift_card: (amount: string) => `owes ${amount} of a gift card`,
    payment: (amount: string) => `owes ${amount} of a payment without an order`,
  },
  razorpay: (why: string) =>
    why ? `has refused to refund it: “${why}”` : 'has refused to refund it; its dashboard says why',
  act: 'Note a transfer',
  dialogTitle: 'Transferred by hand?',
  dialogHint: (money: string) =>
    `Razorpay has refused to refund ${money}, and is asked again from time to time. If it can never go back that way, transfer exactly ${money} to the customer, by bank or UPI. Write it down here at once, so that Razorpay is not asked again. The customer gets a mail with the bank’s number.`,
};

const orderNoParcel = {
  title: (amount: string) => `An order of ${amount}, and no parcel`,
  shop: (moment: string) => `has waited for the courier since ${moment}`,
  courier: 'has not said why',
  act: 'Book the courier',
};

const troubleTitles: Record<Trouble, string> = {
  lost: 'A parcel that the courier lost',
  exception: 'A parcel that could not be delivered',
  found: 'A lost parcel that was found',
};

const troubleFacts: Record<Exclude<Trouble, 'found'>, (moment: string) => string> = {
  lost: (moment) => `lost since ${moment}`,
  exception: (moment) => `not handed over since ${moment}`,
};

const parcelTrouble = {
  titles: troubleTitles,
  courier: troubleFacts,
  order: (amount: string) => `an order of ${amount}; its buyer has a mail`,
  ended: (amount: string) => `has ended its order of ${amount}`,
  says: (moment: string, words: string) => `lost it on ${moment}, and now says: ${words}`,
  act: 'Answer it in Undelivered',
  byHand:
    'Please ask the courier. Then open the order, refund what is owed, and add a note: that takes it off this list.',
};

const parcelNoOrder = {
  title: 'A parcel, and no order',
  shopCancelled: (amount: string) => `has cancelled its order of ${amount}`,
  shopResent: (amount: string) => `has sent its order of ${amount} again`,
  shopUnknown: 'has no order with this AWB',
  act: 'Cancel the parcel',
};

/** Results of a reconciler run, by the key of its report. */
const report: Readonly<Record<string, PluralForms>> = {
  cancelled: { one: '# order cancelled', other: '# orders cancelled' },
  settled: { one: '# payment settled', other: '# payments settled' },
  refunded: { one: '# refund sent', other: '# refunds sent' },
  booked: { one: '# parcel booked', other: '# parcels booked' },
  followed: { one: '# parcel with news', other: '# parcels with news' },
  papers: { one: '# invoice or credit note issued', other: '# invoices and credit notes issued' },
};

export const messages = {
  facts,
  columns,
  razorpay: 'Razorpay',
  courier: 'The courier',
  table: 'Mismatches',
  search: 'Search mismatches',
  searchHint: 'Payment, order, AWB or customer',
  noneFound: (typed: string) => `Nothing has “${typed}”.`,
  chosen: (count: number, byHand: number) =>
    byHand === 0 ? `${count} selected` : `${count} selected, ${byHand} of them only by hand`,
  clear: 'Clear the selection',
  settle: (count: number) => (count === 0 ? 'None to settle here' : `Settle ${count}`),
  bulkGroup: 'For the chosen mismatches',
  running: (done: number, total: number) => `${done} of ${total} done`,
  settled: (settled: number, open: number) =>
    open === 0
      ? plural(settled, { one: '# settled.', other: '# settled.' })
      : `${settled} settled, ${open} not: each says why.`,
  gone: 'It is settled already.',
  cannot: 'No press settles this one.',
  unknownCustomer: 'Unknown',
  paidNoOrder,
  amountsDiffer,
  refundRefused,
  orderNoParcel,
  parcelTrouble,
  parcelNoOrder,
  byHand: 'Please look at it in Razorpay’s dashboard: the shop cannot settle it.',
  title: 'Mismatches',
  intro:
    'Where the shop’s books, Razorpay and the courier do not agree. Each button does what the shop does by itself every minute, and can be pressed again. Only ‘Note a transfer’ writes down what you did.',
  period: 'How far back',
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  unavailable: 'Razorpay could not be asked, so this list has parcels only.',
  newest: 'There are too many payments to check at once: only the newest were checked.',
  noneTitle: 'Everything agrees',
  noneText: (days: number) => `Orders, payments of the last ${days} days and parcels agree.`,
  noneOfParcels: 'Parcels and orders agree',
  run: 'Run the reconciler now',
  /** The result of a reconciler run, as a sentence. */
  ran: (counts: Readonly<Record<string, number>>) => {
    const parts = Object.entries(counts).flatMap(([key, count]) => {
      const forms = report[key];
      return forms && count > 0 ? [plural(count, forms)] : [];
    });
    return parts.length > 0 ? `${parts.join(', ')}.` : 'There was nothing to put right.';
  },
};
