import { mailBody, type Mail } from '../mail/mail';
import { mailLinkUrl, unsubscribeUrl } from '../mail/mailLink';
import type { Order } from '../orders/order/order';
import { store } from '../store';

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
      notes: [
        {
          heading: 'We ask once for an order',
          lines: ['To stop these mails:', mailLinkUrl(siteUrl, tokens.stop)],
        },
      ],
    }),
  };
}
