import { store } from '../store';
import type { MailContent } from './mailContent';
import { mailHtml } from './mailHtml';
import { mailText } from './mailText';

/** `mail/{id}`: a mail to one person. The function `mail` sends it and records the outcome in `delivery`. */
export interface Mail {
  /** The same news about an order, or the same reply, is always the same document. */
  id: string;
  to: string[];
  /** Whether the reader typed the address, so the mail goes there even if their account has left it since. */
  isAddressTyped?: boolean;
  /** The Reply-To address; the sender's address if absent. */
  replyTo?: string;
  message: { subject: string; text: string; html: string };
  /** The https URL that ends such mails; only for mails that are not about an order or a question. */
  unsubscribeUrl?: string;
  /** Whether it reminds of a cart: it is withheld once something was ordered, or the person wants no such mails. */
  aboutCart?: boolean;
  /** Whether it asks for a review; such mails are withheld once the person opts out. */
  asksForReview?: boolean;
  /** The key of the address in links; only for mails that a guest requested. */
  mailKey?: string;
  /** The gift card whose recipient it is for: it is withheld once the card ended or was sent again. */
  giftCardId?: string;
  /** The text that replaces a secret one once the mail was sent. */
  textOnceSent?: string;
  /** The key of a colleague's choices; the mail is sent only while they are on the team. */
  staff?: string;
  /** Days for which it is kept, if not for a year. */
  daysKept?: number;
  /** The owner, with whose account the mail is deleted; empty without an account. */
  userId: string;
  orderId: string;
  /** ISO. */
  createdAt: string;
}

/** Renders the content as text and HTML. */
export const mailBody = (content: MailContent): Mail['message'] => ({
  subject: content.subject,
  text: mailText(content, store),
  html: mailHtml(content, store),
});
