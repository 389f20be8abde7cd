import { plural } from '@/domain/text/plural';

const products = (count: number) => plural(count, { one: '# product', other: '# products' });

export const messages = {
  title: 'Your wishlist',
  /** Announced before the cards. */
  products: 'Products',
  summary: (count: number, cheaper: number) =>
    [
      `${products(count)}.`,
      ...(cheaper > 0
        ? [
            plural(cheaper, {
              one: '# is cheaper than when you saved it.',
              other: '# are cheaper than when you saved them.',
            }),
          ]
        : []),
    ].join(' '),
  cheaper: (amount: string, size: string) =>
    `${size ? `${size}: ` : ''}${amount} less than when you saved it`,
  saved: (day: string) => `Saved ${day}`,
  gone: (count: number) =>
    plural(count, {
      one: '# product on your list is no longer sold.',
      other: '# products on your list are no longer sold.',
    }),
  removeGone: 'Take off the list',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Tap a heart to keep something here.',
  seeProducts: 'See products',
  guest: 'This list is in this browser only. Log in to see it on your other devices, and to share it.',
  logIn: 'Log in',
  share: 'Share list',
  link: 'Link',
  linkText:
    'Everyone with this link sees what is on your list and what it costs today, and nothing about you.',
  endLink: 'End the link',
  failedText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  sharedTitle: 'A shared wishlist',
  sharedSummary: (count: number) => `${products(count)}, at today’s prices.`,
  sharedEmptyTitle: 'Nothing is on this list now',
  sharedEmptyText: 'The person who shared it has taken everything off, or we no longer sell it.',
  overTitle: 'This list is not shared any more',
  failedTitle: 'The list could not be loaded',
};
