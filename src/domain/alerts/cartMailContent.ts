import type { CartItem } from '../cart/cart';
import { mailBody, type Mail } from '../mail/mail';
import { mailLinkUrl, unsubscribeUrl } from '../mail/mailLink';
import { formatRupees, times, toPaise, toRupees } from '../money/money';
import { store } from '../store';

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
      subject: `Your cart at ${store.name}`,
      heading: 'Your cart is still here',
      paragraphs: [
        'You left something in your cart. Whenever you like, this link puts it back, on this device or another.',
      ],
      action: { label: 'See your cart', url: mailLinkUrl(siteUrl, tokens.cart) },
      lines: items.map(({ name, variant, quantity, price }) => ({
        name,
        detail: [variant, `× ${quantity}`].filter(Boolean).join(' '),
        amount: formatRupees(toRupees(times(toPaise(price), quantity))),
      })),
      notes: [
        {
          heading: 'You asked for this mail',
          lines: ['We send one for a cart. To stop these mails:', mailLinkUrl(siteUrl, tokens.stop)],
        },
      ],
    }),
  };
}
