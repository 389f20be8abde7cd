import { store } from '@/domain/store';
import type { PluralForms } from '@/domain/text/plural';
import type { DueMail } from './inbox';
import type { NewsKind } from './news';

/** What news are about. `of` is the number of an order, or Razorpay's id without one. */
export const messages = {
  mail: 'A mail',
  payment: 'A payment',
  parcel: (awb: string) => `Parcel ${awb}`,
  parcelCancelled: (orderId: string) => `Parcel of ${orderId} cancelled by the courier`,
  parcelFound: (orderId: string) => `The lost parcel of ${orderId} was found`,
  refundFailed: (of: string) => `Refund of ${of} failed`,
  refundRefused: (of: string) => `Razorpay refused a refund of ${of}`,
  refundedTwice: (of: string) => `Refund of ${of} went out twice`,
  giftCardUsed: (razorpayOrderId: string) => `Gift card ${razorpayOrderId} was used, and is refunded`,
};

/** The count of each kind of news. */
export const COUNTS = {
  new_order: { one: '# new order', other: '# new orders' },
  return: { one: '# return requested', other: '# returns requested' },
  message: { one: '# message', other: '# messages' },
  low_stock: { one: '# product is low', other: '# products are low' },
  mismatch: { one: '# mismatch', other: '# mismatches' },
  failed_mail: { one: '# mail failed', other: '# mails failed' },
  dispute: { one: '# payment is disputed', other: '# payments are disputed' },
} satisfies Record<NewsKind, PluralForms>;

/** `summary` is all counts, as in '2 new orders, 1 message'. */
export const mailMessages = {
  subject: (way: DueMail['way'], summary: string) =>
    way === 'digest' ? `${store.name} today: ${summary}` : `${store.name}: ${summary}`,
  heading: (way: DueMail['way'], summary: string) => (way === 'digest' ? 'Since the last digest' : summary),
  summary: (summary: string) => `${summary}.`,
  more: (count: number) => `and ${count} more:`,
  open: 'Open the admin',
  tooMany: 'Too many mails, or too few?',
  choose: 'Choose what you hear of:',
};
