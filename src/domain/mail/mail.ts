import { store } from '../store';
import type { MailContent } from './mailContent';
import { mailHtml } from './mailHtml';
import { mailText } from './mailText';

/** `mail/{id}`: a mail to one person. The function `mail` sends it; what became of it is in its `delivery`. */
export interface Mail {
  /** The same news of the same order, or reply to the same message, is the same document. */
  id: string;
  to: string[];
  /** Where an answer to it goes; the sender's address where it is not named. */
  replyTo?: string;
  message: { subject: string; text: string; html: string };
  /** Where a press ends such mails (https); only for those that are not about an order or a question. */
  unsubscribeUrl?: string;
  /** Whose it is: it goes with their account. Empty for somebody who has none. */
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
