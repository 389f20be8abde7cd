import { formatPaise, type Paise } from '../money/money';
import { fullDayText } from '../orders/shipment/deliveryDate';
import { mailBody, type Mail } from './mail';
import { messages } from './messages/credit';

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
        subject: messages.issued.subject(money),
        heading: messages.issued.heading(money),
        paragraphs: [news.note, messages.issued.howToUse(fullDayText(news.lastDay))],
      };
    }
    case 'corrected': {
      const money = formatPaise(news.paise);
      return {
        subject: messages.corrected.subject(money),
        heading: messages.corrected.heading,
        paragraphs: [messages.corrected.tookBack(money, news.note), messages.corrected.mistake],
      };
    }
    case 'ending': {
      const [money, lastDay] = [formatPaise(news.paise), fullDayText(news.lastDay)];
      return {
        subject: messages.ending.subject(money, lastDay),
        heading: messages.ending.heading(money),
        paragraphs: [messages.ending.expires(money, lastDay), messages.ending.howToUse, messages.ending.once],
      };
    }
    case 'frozen':
      return {
        subject: messages.frozen.title,
        heading: messages.frozen.title,
        paragraphs: [messages.frozen.why],
      };
    case 'freed':
      return {
        subject: messages.freed.title,
        heading: messages.freed.title,
        paragraphs: [messages.freed.thanks],
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
      action: { label: messages.see, url: `${siteUrl}/profile#credit` },
    }),
  };
}
