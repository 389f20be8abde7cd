import { store } from '../../store';

export const messages = {
  seeOnPage: 'See it on the page',
  ask: {
    subject: (product: string) => `How do you like ${product}?`,
    subjectOfMany: `How do you like what you bought at ${store.name}?`,
    heading: 'How is it working for you?',
    why: 'You have had your order for two weeks. A few words from you help other people choose, whether you are happy with it or not.',
    stars:
      'Press the stars to start. Nothing is sent or shown until you have written your review and sent it.',
    once: 'We ask once for an order',
    stop: 'To stop these mails:',
  },
  refused: {
    subject: (product: string) => `Your review of ${product} is not shown`,
    heading: 'We could not publish your review',
    thanks: (product: string, why: string) =>
      `Thank you for writing about ${product}. We do not show it, for this reason: ${why}`,
    change:
      'You can change it at the reviews of the product while you are signed in, and we will read it again. The number of stars is never the reason.',
    stars: 'The number of stars is never the reason.',
    button: 'Change my review',
  },
  answered: {
    subject: (product: string) => `${store.name} has answered your review of ${product}`,
    heading: 'We have answered your review',
  },
  written: 'You wrote',
};
