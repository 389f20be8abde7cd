import type { FailureCause } from '@/domain/mail/delivery';
import type { MailSettings } from '@/domain/mail/mailSettings';
import { formatCount } from '@/domain/text/count';
import { plural } from '@/domain/text/plural';

const CAUSES: Record<FailureCause, string> = {
  refused: 'The mail server refused it',
  gave_up: 'It could not be delivered',
  unknown: 'It may have arrived',
  invalid: 'It cannot be sent as it is',
};

export const mailLabels: Record<keyof MailSettings, string> = {
  back: 'A product is back, to those who asked',
  price: 'A product costs less, to those who asked',
  cart: 'A cart was left, to those who allowed it in their profile',
  friend: 'A friend’s first order has brought store credit, to both',
  review: 'A review is asked for two weeks after a delivery, unless the shopper stopped it',
};

export const messages = {
  settings: 'Mails that the shop sends',
  settingsNote:
    'Mails about orders, store credit, gift cards and accounts are always sent, and so are answers to questions.',
  switches: mailLabels,
  title: 'Failed mails',
  intro:
    'Mails that did not reach the shopper. Temporary failures are tried again for about 22 hours before they come here.',
  cause: (cause: FailureCause) => CAUSES[cause],
  to: 'To',
  reason: 'Reason',
  failed: 'Failed',
  order: 'Order',
  attempts: (count: number) => plural(count, { one: '# attempt', other: '# attempts' }),
  noSubject: '(no subject)',
  noRecipient: '(nobody)',
  mayHaveArrived:
    'The connection broke before the mail server answered. Send it again only if the shopper says that it did not come.',
  send: 'Send again',
  discard: 'Discard',
  about: (subject: string) => ` ${subject}`,
  /** Mails that wait although they should have left. */
  late: (count: number) =>
    plural(count, {
      one: '# mail has waited for more than 10 minutes.',
      other: '# mails have waited for more than 10 minutes.',
    }),
  notSending: (problem: string) =>
    `Mails are not sent. ${problem} docs/deploy.md, "Mail", says how to set it up.`,
  more: (shown: number) => `The newest ${formatCount(shown)} are shown.`,
  noneTitle: 'No failed mails',
  noneText: 'Every mail reached its mail server.',
};
