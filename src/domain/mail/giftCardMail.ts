import { groupedCode } from '../giftCards/code';
import { GIFT_CARD_CANCEL_DAYS, type GiftCard } from '../giftCards/giftCard';
import { codeMailId, reminderMailId } from '../giftCards/mails';
import { formatPaise } from '../money/money';
import { fullDayText } from '../orders/shipment/deliveryDate';
import { dayInIndia } from '../time/india';
import { store } from '../store';
import { mailBody, type Mail } from './mail';

const money = ({ paise }: GiftCard): string => formatPaise(paise);
/** A name that anybody may have typed, so that it does not pass as the shop's own words. */
const quoted = (name: string): string => `“${name.replace(/[\s\p{Cc}]+/gu, ' ').trim()}”`;
const giverOf = ({ from }: GiftCard): string => (from ? quoted(from) : 'Somebody');

/** The receipt for its buyer. */
export function giftCardReceipt(card: GiftCard, siteUrl: string, now: Date): Mail {
  const { id, email, userId, recipient, sendOn } = card;
  const when = sendOn ? `on ${fullDayText(sendOn)}, in the morning` : 'within a few minutes';
  return {
    id: `gift-receipt-${id}`,
    to: [email],
    userId,
    orderId: '',
    createdAt: now.toISOString(),
    message: mailBody({
      subject: `Your ${store.name} gift card of ${money(card)}`,
      heading: 'Thank you for your gift',
      paragraphs: [
        `Your payment of ${money(card)} has arrived. We email the gift card to ${recipient.email} ${when}.`,
        `As long as nobody has used it, you can cancel it in your profile within ${GIFT_CARD_CANCEL_DAYS} days and get your money back.`,
        'A gift card is not taxed when you buy it; the tax is in what is bought with it. This mail is your receipt.',
      ],
      action: { label: 'See your gift cards', url: `${siteUrl}/profile#credit` },
      lines: [{ name: 'Gift card', detail: `For ${recipient.name || recipient.email}`, amount: money(card) }],
    }),
  };
}

/** Tells the buyer that a card was cancelled, and of the money, of which nothing else would say in writing. */
export function giftCardCancelledMail(card: GiftCard, siteUrl: string, now: Date): Mail {
  const { id, email, userId, recipient, status } = card;
  const name = recipient.name || recipient.email;
  return {
    id: `gift-cancelled-${id}`,
    to: [email],
    userId,
    orderId: '',
    createdAt: now.toISOString(),
    message: mailBody({
      subject: `Your ${store.name} gift card of ${money(card)} is cancelled`,
      heading: 'The gift card is cancelled',
      paragraphs: [
        status === 'sent'
          ? `The code that we emailed to ${name} does not work any more.`
          : `Nothing will be sent to ${name}.`,
        `${money(card)} goes back to how you paid, usually within 5 to 7 working days.`,
      ],
      action: { label: 'See your gift cards', url: `${siteUrl}/profile#credit` },
      lines: [{ name: 'Gift card', detail: `For ${name}`, amount: money(card) }],
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
    textOnceSent: 'The code of the gift card was in this mail. It is removed once a mail is sent.',
    message: mailBody({
      subject: `${giver} has sent you a ${store.name} gift card`,
      heading: recipient.name ? `A gift for ${quoted(recipient.name)}` : 'A gift for you',
      paragraphs: [
        `${giver} has sent you ${money(card)} to spend at ${store.name}.`,
        ...(message ? ['Their message:', { quote: message }] : []),
        `Your code is ${groupedCode(code)}`,
        `Log in or make an account, open Store credit in your profile and add the code. The money is yours at once, for anything in the shop, until ${fullDayText(lastDay)}.`,
        'Anyone who has this code can use it, once. Please keep this mail to yourself.',
      ],
      action: { label: 'Add to my credit', url: `${siteUrl}/profile#credit` },
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
      subject: `Your ${store.name} gift card can be used until ${lastDayText}`,
      heading: `Your gift card of ${money(card)}`,
      paragraphs: [
        `${giverOf(card)} sent you ${money(card)} to spend at ${store.name}. You can use it until ${lastDayText}; after that day it expires.`,
        `The code is in our mail of ${fullDayText(dayInIndia(new Date(sentAt)))}, and ends with ${lastFour}. Log in or make an account, open Store credit in your profile and add it. Then choose store credit at the checkout.`,
        'If you cannot find that mail, please reply to this one, and we send you a new code. If you have used the card already, there is nothing to do. We remind you of it only once.',
      ],
      action: { label: 'Add to my credit', url: `${siteUrl}/profile#credit` },
      lines: [],
      sums: [],
      notes: [],
    }),
  };
}
