import type { Order } from '../order';
import { store } from '../store';
import { letterHtml } from './letterHtml';
import { letterText } from './letterText';
import { orderLetter } from './orderLetter';
import { orderNews } from './orderNews';

/** `mail/{id}`: a mail in the form of Firebase's Trigger Email extension, which sends it. */
export interface Mail {
  /** The same news of the same order is the same document. */
  id: string;
  to: string[];
  message: { subject: string; text: string; html: string };
  /** Whose it is: it goes with their account. */
  userId: string;
  orderId: string;
  /** ISO. */
  createdAt: string;
}

/** The mails that a change of an order is worth; `siteUrl` is the shop's address, `before` null for a new order. */
export function orderMails(before: Order | null, after: Order, siteUrl: string): Mail[] {
  const { orderId, userId, email } = after;
  // An account that was deleted has no address any more.
  if (!email) return [];
  const support = `${store.supportEmail} or ${store.supportPhone}`;
  return orderNews(before, after).map((news) => {
    const letter = orderLetter(news, after, { ordersUrl: `${siteUrl}/profile#orders/${orderId}`, support });
    return {
      ...{ id: `${orderId}-${news}`, to: [email], userId, orderId, createdAt: after.updatedAt },
      message: { subject: letter.subject, text: letterText(letter, store), html: letterHtml(letter, store) },
    };
  });
}
