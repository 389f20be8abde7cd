import type { NewsKind } from '@/domain/admin/notifications/news';
import type { Way } from '@/domain/admin/notifications/choices';

const kinds: Readonly<Record<NewsKind, { title: string; text: string }>> = {
  new_order: { title: 'New orders', text: 'Placed with Cash on Delivery, or paid online.' },
  return: { title: 'Returns requested', text: 'A customer wants to send something back.' },
  message: { title: 'Messages', text: 'Somebody has written to the shop.' },
  low_stock: { title: 'Low stock', text: 'A product has five units or fewer after an order.' },
  mismatch: { title: 'Mismatches', text: 'A parcel without an order, or a refund that failed.' },
  failed_mail: { title: 'Failed mails', text: 'A mail could not be sent and is not tried again.' },
  dispute: { title: 'Disputed payments', text: 'A bank asks for money back through Razorpay.' },
};
const ways: Readonly<Record<Way, string>> = { off: 'Off', digest: 'In the daily digest', now: 'At once' };

const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;

export const messages = {
  kinds,
  ways,
  hourText,
  title: 'Notifications',
  intro: (email: string) => `What you hear of by mail, at ${email}. Only you see and change this.`,
  what: 'What you hear of',
  when: 'When',
  digestAt: 'Daily digest at',
  digestHint: 'India’s time. A day without news brings no mail.',
  quiet: 'Quiet hours',
  quietHint: 'Mails at once wait until they end, and come as one.',
  from: 'From',
  to: 'To',
  atOnce: 'Mails at once come at most every five minutes; what happens meanwhile comes together.',
  save: 'Save',
  leaving: 'What you chose is not saved.',
};
