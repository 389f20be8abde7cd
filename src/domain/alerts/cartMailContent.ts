import type { CartItem } from '../cart/cart';
import { mailBody, type Mail } from '../mail/mail';
import { mailLinkUrl, unsubscribeUrl } from '../mail/mailLink';
import { formatRupees, times, toPaise, toRupees } from '../money/money';
import { messages } from './messages';

export interface CartMail {
  userId: string;
  email: string;
  /** The cart's items that are still on sale, at today's prices. */
  items: readonly CartItem[];
  siteUrl: string;
  /** Tokens of the links that show the cart and stop these mails. */
  tokens: { cart: string; stop: string };
  now: Date;
}

/** The one mail about a cart that was left. It names no sum, no deadline and no offer. */
export function cartMail({ userId, email, items, siteUrl, tokens, now }: CartMail): Mail {
  const stopUrl = unsubscribeUrl(siteUrl, tokens.stop);
  return {
    id: `cart-${userId}-${now.getTime()}`,
    to: [email],
    userId,
    orderId: '',
    aboutCart: true,
    createdAt: now.toISOString(),
    ...(stopUrl ? { unsubscribeUrl: stopUrl } : {}),
    message: mailBody({
      subject: messages.cart.subject,
      heading: messages.cart.heading,
      paragraphs: [messages.cart.left],
      action: { label: messages.cart.button, url: mailLinkUrl(siteUrl, tokens.cart) },
      lines: items.map(({ name, variant, quantity, price }) => ({
        name,
        detail: [variant, `× ${quantity}`].filter(Boolean).join(' '),
        amount: formatRupees(toRupees(times(toPaise(price), quantity))),
      })),
      notes: [
        {
          heading: messages.whyYou,
          lines: [messages.cart.stop, mailLinkUrl(siteUrl, tokens.stop)],
        },
      ],
    }),
  };
}
