import { store } from '../../store';

export const messages = {
  answered: {
    subject: (product: string) => `${store.name} has answered your question about ${product}`,
    heading: 'We have answered your question',
    shown: 'Your question and this answer now stand on the page of the product, without your name.',
  },
  declined: {
    subject: (product: string) => `Your question about ${product}`,
    heading: 'We do not show your question',
    thanks: (product: string, why: string) =>
      `Thank you for asking about ${product}. We do not show the question on its page, for this reason: ${why}`,
    askAgain: `You can ask it in other words on the page of the product, or write to us at ${store.supportEmail}.`,
    write: `You can write to us at ${store.supportEmail}.`,
    button: 'Ask in other words',
  },
  asked: 'You asked',
};
