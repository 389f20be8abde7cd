import type { Order } from '../order';
import { store } from '../store';
import { letterHtml } from './letterHtml';
import { letterText } from './letterText';
import type { Letter } from './letter';
import { orderLetter, partLetter } from './orderLetter';
import { orderNews, partsSent } from './orderNews';

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
  const addresses = { ordersUrl: `${siteUrl}/profile#orders/${orderId}`, support };
  const mail = (about: string, letter: Letter): Mail => ({
    ...{ id: `${orderId}-${about}`, to: [email], userId, orderId, createdAt: after.updatedAt },
    message: { subject: letter.subject, text: letterText(letter, store), html: letterHtml(letter, store) },
  });
  return [
    ...orderNews(before, after).map((news) => mail(news, orderLetter(news, after, addresses))),
    ...partsSent(before, after).map((part) => mail(`part-${part.id}`, partLetter(part, after, addresses))),
  ];
}
