import { mailBody, type Mail } from '../mail/mail';
import { mailLinkUrl, unsubscribeUrl } from '../mail/mailLink';
import type { Order } from '../orders/order/order';
import { messages } from './messages/mails';

export interface AskMail {
  order: Pick<Order, 'orderId' | 'userId' | 'email'>;
  /** The products to review. */
  products: readonly { id: string; name: string }[];
  siteUrl: string;
  /** Tokens of the links that open the form and stop these mails. */
  tokens: { review: string; stop: string };
  now: Date;
}

/** The link for a product and a number of stars, which the page only preselects. */
const formUrl = ({ siteUrl, tokens }: AskMail, product: string, stars?: number): string => {
  const query = new URLSearchParams({ product, ...(stars ? { stars: String(stars) } : {}) });
  return `${mailLinkUrl(siteUrl, tokens.review)}?${query}`;
};

/** The one mail that asks for reviews of an order. It offers no reward. */
export function askMail(about: AskMail): Mail {
  const { order, products, siteUrl, tokens, now } = about;
  const only = products.length === 1 ? products[0] : undefined;
  const stopUrl = unsubscribeUrl(siteUrl, tokens.stop);
  return {
    id: `review-ask-${order.orderId}`,
    to: [order.email],
    userId: order.userId,
    orderId: order.orderId,
    asksForReview: true,
    createdAt: now.toISOString(),
    ...(stopUrl ? { unsubscribeUrl: stopUrl } : {}),
    message: mailBody({
      subject: only ? messages.ask.subject(only.name) : messages.ask.subjectOfMany,
      heading: messages.ask.heading,
      paragraphs: [messages.ask.why, messages.ask.stars],
      ratings: products.map(({ id, name }) => ({
        name,
        url: formUrl(about, id),
        stars: [1, 2, 3, 4, 5].map((stars) => formUrl(about, id, stars)),
      })),
      notes: [{ heading: messages.ask.once, lines: [messages.ask.stop, mailLinkUrl(siteUrl, tokens.stop)] }],
    }),
  };
}
