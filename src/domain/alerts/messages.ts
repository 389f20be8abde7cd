import { store } from '../store';
import type { AlertKind } from './alert';

/** Prices and days are formatted. */
export const messages = {
  confirm: {
    subject: (product: string) => `Please confirm: ${product}`,
    heading: 'Was this you?',
    asked: {
      back: (product: string) =>
        `Somebody asked us at ${store.name}, with this email address, to hear when ${product} is back.`,
      price: (product: string) =>
        `Somebody asked us at ${store.name}, with this email address, to hear when ${product} costs less.`,
    } satisfies Record<AlertKind, (product: string) => string>,
    wait: 'If it was you, please confirm within two days. We will then write once. If it was not you, just leave it: nothing more will come.',
    button: 'Yes, tell me',
  },
  back: {
    subject: (product: string) => `${product} is back`,
    heading: 'It is back',
    inStock: (product: string, price: string) =>
      `You asked us to tell you: ${product} is in stock again, for ${price}.`,
    few: 'We tell no more people than there are pieces, but we cannot keep one aside for you.',
  },
  price: {
    subject: (product: string, price: string) => `${product} now costs ${price}`,
    heading: 'It costs less now',
    costs: (product: string, price: string, askedOn: string, before: string) =>
      `You asked us to tell you: ${product} now costs ${price}. When you asked, on ${askedOn}, it was ${before}.`,
  },
  see: (product: string) => `See ${product}`,
  cart: {
    subject: `Your cart at ${store.name}`,
    heading: 'Your cart is still here',
    left: 'You left something in your cart. Whenever you like, this link puts it back, on this device or another.',
    button: 'See your cart',
    stop: 'We send one for a cart. To stop these mails:',
  },
  whyYou: 'You asked for this mail',
  stop: 'We send it once. To stop all such mails:',
};
