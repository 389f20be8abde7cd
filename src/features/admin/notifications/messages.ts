import type { NewsKind } from '@/domain/admin/notifications/news';
import type { PushSupport } from '@/services/browser/pushDevice';
import type { Way } from '@/domain/admin/notifications/choices';

const kinds: Readonly<Record<NewsKind, { title: string; text: string }>> = {
  new_order: { title: 'New orders', text: 'Placed with Cash on Delivery, or paid online.' },
  return: { title: 'Returns requested', text: 'A customer wants to send something back.' },
  message: { title: 'Messages', text: 'Somebody has written to the shop.' },
  low_stock: { title: 'Low stock', text: 'A product has five units or fewer after an order.' },
  mismatch: {
    title: 'Mismatches',
    text: 'A parcel without an order, a refund that failed, or one of a used gift card.',
  },
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
  intro: (email: string) =>
    `What you hear of by mail, at ${email}, and on your devices. Only you see and change this.`,
  what: 'What you hear of by mail',
  when: 'When',
  digestAt: 'Daily digest at',
  digestHint: 'India’s time. A day without news brings no mail.',
  quiet: 'Quiet hours',
  quietHint: 'What comes at once waits until they end, and comes together.',
  sameHours:
    'Quiet hours end at another hour than they begin. To hear of nothing at once, choose the digest.',
  from: 'From',
  to: 'To',
  atOnce: 'What comes at once comes at most every five minutes; what happens meanwhile comes together.',
  save: 'Save',
  leaving: 'What you chose is not saved.',
  device: 'On this device',
  switch: 'Notifications on this device',
  deviceHint:
    'They come while the shop is closed, too. They say how much is new, never who or how much money. Quiet hours hold for them.',
  pushed: 'What comes to your devices at once',
  pushedHint: 'On each of your devices that is switched on.',
  unable: {
    denied:
      'This browser blocks notifications of the shop. Allow them in its site settings, and load this page again.',
    install:
      'On an iPhone or iPad the shop has to be on the home screen: press Share, then “Add to Home Screen”, and open it from there.',
    unsupported:
      'This browser cannot show notifications. Try Chrome, Edge, Firefox or Safari, and no private window.',
  } satisfies Record<Exclude<PushSupport, 'ready'>, string>,
  noKey: 'This shop sends mails alone so far: it has no key for notifications yet.',
  notSubscribed: {
    denied: 'Without your permission nothing can come. Press again when you want to allow it.',
    failed: 'The browser could not switch notifications on. Please try again in a moment.',
  },
  devices: 'Your devices',
  here: 'This device',
  added: (day: string) => `Added ${day}`,
  lastUsed: (moment: string) => `Last notified ${moment}`,
  neverUsed: 'Nothing has come yet',
  test: 'Send a test',
  testTo: (name: string) => `Send a test to ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
};
