import { mailBody, type Mail } from '../mail/mail';
import { mailLinkUrl, unsubscribeUrl } from '../mail/mailLink';
import type { Order } from '../orders/order/order';
import { store } from '../store';

export interface AskMail {
  order: Pick<Order, 'orderId' | 'userId' | 'email'>;
  /** What is to be reviewed. */
  products: readonly { id: string; name: string }[];
  siteUrl: string;
  /** Of the link that opens the form, and of the one that stops these mails. */
  tokens: { review: string; stop: string };
  now: Date;
}

/** The link of a product, and of a number of stars; the page only chooses them. */
const formUrl = ({ siteUrl, tokens }: AskMail, product: string, stars?: number): string => {
  const query = new URLSearchParams({ product, ...(stars ? { stars: String(stars) } : {}) });
  return `${mailLinkUrl(siteUrl, tokens.review)}?${query}`;
};

/** The one mail that asks for a review of what an order brought. It offers nothing for it. */
export function askMail(about: AskMail): Mail {
  const { order, products, siteUrl, tokens, now } = about;
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
      subject:
        products.length === 1
          ? `How do you like ${products[0]?.name}?`
          : `How do you like what you bought at ${store.name}?`,
      heading: 'How is it working for you?',
      paragraphs: [
        'You have had your order for two weeks. A few words from you help other people choose, whether you are happy with it or not.',
        'Press the stars to start. Nothing is sent or shown until you have written your review and sent it.',
      ],
      ratings: products.map(({ id, name }) => ({
        name,
        url: formUrl(about, id),
        stars: [1, 2, 3, 4, 5].map((stars) => formUrl(about, id, stars)),
      })),
      lines: [],
      sums: [],
      notes: [
        {
          heading: 'We ask once for an order',
          lines: ['To stop these mails:', mailLinkUrl(siteUrl, tokens.stop)],
        },
      ],
    }),
  };
}
