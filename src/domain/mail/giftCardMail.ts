import { groupedCode } from '../giftCards/code';
import type { GiftCard } from '../giftCards/giftCard';
import { codeMailId, reminderMailId } from '../giftCards/mails';
import { formatPaise } from '../money/money';
import { fullDayText } from '../orders/shipment/deliveryDate';
import { dayInIndia } from '../time/india';
import { mailBody, type Mail } from './mail';
import type { MailLine } from './mailContent';
import { buttons } from './messages/buttons';
import { messages } from './messages/giftCards';

const money = ({ paise }: GiftCard): string => formatPaise(paise);
/** A name that anybody may have typed, so that it does not pass as the shop's own words. */
const quoted = (name: string): string => messages.quoted(name.replace(/[\s\p{Cc}]+/gu, ' ').trim());
const giverOf = ({ from }: GiftCard): string => (from ? quoted(from) : messages.somebody);

const nameOf = ({ recipient }: GiftCard): string => recipient.name || recipient.email;

const lineOf = (card: GiftCard): MailLine => ({
  name: messages.line,
  detail: messages.lineFor(nameOf(card)),
  amount: money(card),
});

/** The receipt for its buyer. */
export function giftCardReceipt(card: GiftCard, siteUrl: string, now: Date): Mail {
  const { id, email, userId, recipient, sendOn } = card;
  return {
    id: `gift-receipt-${id}`,
    to: [email],
    userId,
    orderId: '',
    createdAt: now.toISOString(),
    message: mailBody({
      subject: messages.receipt.subject(money(card)),
      heading: messages.receipt.heading,
      paragraphs: [
        sendOn
          ? messages.receipt.sentOn(money(card), recipient.email, fullDayText(sendOn))
          : messages.receipt.sentAtOnce(money(card), recipient.email),
        messages.receipt.cancel,
        messages.receipt.tax,
      ],
      action: { label: buttons.seeGiftCards, url: `${siteUrl}/profile#credit` },
      lines: [lineOf(card)],
    }),
  };
}

/** Tells the buyer that a card was cancelled, and of the money, of which nothing else would say in writing. */
export function giftCardCancelledMail(card: GiftCard, siteUrl: string, now: Date): Mail {
  const { id, email, userId, status } = card;
  const name = nameOf(card);
  return {
    id: `gift-cancelled-${id}`,
    to: [email],
    userId,
    orderId: '',
    createdAt: now.toISOString(),
    message: mailBody({
      subject: messages.cancelled.subject(money(card)),
      heading: messages.cancelled.heading,
      paragraphs: [
        status === 'sent' ? messages.cancelled.codeStopped(name) : messages.cancelled.notSent(name),
        messages.cancelled.refund(money(card)),
      ],
      action: { label: buttons.seeGiftCards, url: `${siteUrl}/profile#credit` },
      lines: [lineOf(card)],
    }),
  };
}

/** The mail with the code; only this mail has it, and its text is removed once it was sent. */
export function giftCardMail(
  card: GiftCard,
  { code, mailKey, siteUrl, now }: { code: string; mailKey: string; siteUrl: string; now: Date },
): Mail {
  const { id, recipient, message, lastDay } = card;
  const giver = giverOf(card);
  return {
    id: codeMailId(card),
    giftCardId: id,
    to: [recipient.email],
    userId: '',
    orderId: '',
    mailKey,
    createdAt: now.toISOString(),
    textOnceSent: messages.gift.removed,
    message: mailBody({
      subject: messages.gift.subject(giver),
      heading: recipient.name ? messages.gift.headingFor(quoted(recipient.name)) : messages.gift.heading,
      paragraphs: [
        messages.gift.sent(giver, money(card)),
        ...(message ? [messages.gift.message, { quote: message }] : []),
        messages.gift.code(groupedCode(code)),
        messages.gift.howToUse(fullDayText(lastDay)),
        messages.gift.keep,
      ],
      action: { label: messages.addToCredit, url: `${siteUrl}/profile#credit` },
    }),
  };
}

/** Reminds the recipient of a card before its last day. The shop has no code to repeat, so it names the mail that has it. */
export function giftCardReminderMail(
  card: GiftCard,
  { mailKey, siteUrl, now }: { mailKey: string; siteUrl: string; now: Date },
): Mail {
  const { id, recipient, sentAt, lastFour, lastDay } = card;
  const lastDayText = fullDayText(lastDay);
  return {
    id: reminderMailId(card),
    giftCardId: id,
    to: [recipient.email],
    userId: '',
    orderId: '',
    mailKey,
    createdAt: now.toISOString(),
    message: mailBody({
      subject: messages.reminder.subject(lastDayText),
      heading: messages.reminder.heading(money(card)),
      paragraphs: [
        messages.reminder.expires(giverOf(card), money(card), lastDayText),
        messages.reminder.howToUse(fullDayText(dayInIndia(new Date(sentAt))), lastFour),
        messages.reminder.once,
      ],
      action: { label: messages.addToCredit, url: `${siteUrl}/profile#credit` },
      lines: [],
      sums: [],
      notes: [],
    }),
  };
}
