import { formatPaise, type Paise } from '../money/money';
import { fullDayText } from '../orders/shipment/deliveryDate';
import { mailBody, type Mail } from './mail';

/** A change of a customer's credit, or that some of it expires soon. */
export type CreditNews =
  | { kind: 'issued'; paise: Paise; lastDay: string; note: string }
  | { kind: 'corrected'; paise: Paise; note: string }
  | { kind: 'ending'; paise: Paise; lastDay: string }
  | { kind: 'frozen' }
  | { kind: 'freed' };

function wordsOf(news: CreditNews) {
  switch (news.kind) {
    case 'issued': {
      const money = formatPaise(news.paise);
      return {
        subject: `${money} of store credit for you`,
        heading: `You have ${money} more to spend`,
        paragraphs: [
          news.note,
          `Use it at the checkout, with any way to pay, until ${fullDayText(news.lastDay)}. Your profile shows what is left of it, and everything that came and went.`,
        ],
      };
    }
    case 'corrected': {
      const money = formatPaise(news.paise);
      return {
        subject: `${money} of your store credit was taken back`,
        heading: 'Your store credit was corrected',
        paragraphs: [
          `We took back ${money} of your store credit. ${news.note}`,
          'If you think that this is a mistake, please reply to this mail.',
        ],
      };
    }
    case 'ending': {
      const [money, lastDay] = [formatPaise(news.paise), fullDayText(news.lastDay)];
      return {
        subject: `${money} of your store credit can be used until ${lastDay}`,
        heading: `${money} of your store credit`,
        paragraphs: [
          `You can spend ${money} of your store credit until ${lastDay}; after that day it expires.`,
          'Choose store credit at the checkout, with any way to pay. What expires first is spent first.',
          'If you have spent it already, there is nothing to do. We remind you of it only once.',
        ],
      };
    }
    case 'frozen':
      return {
        subject: 'Your store credit is paused',
        heading: 'Your store credit is paused',
        paragraphs: [
          'We have to check something about your store credit. Until then it cannot be spent; nothing of it is lost by that. Please reply to this mail if you have a question.',
        ],
      };
    case 'freed':
      return {
        subject: 'Your store credit can be used again',
        heading: 'Your store credit can be used again',
        paragraphs: ['Thank you for your patience. You can spend it at the checkout as before.'],
      };
  }
}

/** The mail about a customer's credit; `id` is that of the change, or of the reminder. */
export function creditMail(
  news: CreditNews,
  { uid, email, id, at, siteUrl }: { uid: string; email: string; id: string; at: string; siteUrl: string },
): Mail {
  return {
    id: `credit-${uid}-${id}`,
    to: [email],
    userId: uid,
    orderId: '',
    createdAt: at,
    message: mailBody({
      ...wordsOf(news),
      action: { label: 'See your store credit', url: `${siteUrl}/profile#credit` },
    }),
  };
}
