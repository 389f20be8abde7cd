import { itemTitle } from '@/domain/catalogue/itemTitle';
import type { BoughtLine } from '@/domain/cart/reorder';
import type { MailLinkResponse } from '@/domain/contracts/shoppers/alerts';

/** The texts of a link's page and its button. */
interface Words {
  heading: string;
  text: string;
  button: string;
  doneTitle: string;
}

function wordsOf({ purpose, kind, product }: MailLinkResponse): Words {
  switch (purpose) {
    case 'confirm':
      return {
        heading:
          kind === 'back' ? `Tell you when ${product} is back?` : `Tell you when ${product} costs less?`,
        text: 'We write once, to the address that got this link. Every mail has a link to stop.',
        button: 'Yes, tell me',
        doneTitle: 'We will write to you',
      };
    case 'stop':
      return {
        heading: 'Stop mails about products?',
        text: 'We forget every product that you asked us to watch. Mails about your orders still come.',
        button: 'Stop these mails',
        doneTitle: 'These mails have stopped',
      };
    case 'cart':
      return {
        heading: 'Your cart is still here',
        text: 'At today’s prices, with everything that is still in stock.',
        button: 'Put it in my cart',
        doneTitle: '',
      };
    case 'cart-stop':
      return {
        heading: 'Stop mails about your cart?',
        text: 'Your cart stays as it is. Mails about your orders still come.',
        button: 'Stop these mails',
        doneTitle: 'These mails have stopped',
      };
    // The link of a review opens a page of its own.
    case 'review':
    case 'review-stop':
      return {
        heading: 'Stop mails that ask for a review?',
        text: 'You can still review any product that you bought. Mails about your orders still come.',
        button: 'Stop these mails',
        doneTitle: 'These mails have stopped',
      };
  }
}

export const messages = {
  title: 'Your mails',
  lines: 'In your cart',
  line: (line: BoughtLine) => `${line.quantity} × ${itemTitle(line)}`,
  wordsOf,
  sending: 'One moment',
};
