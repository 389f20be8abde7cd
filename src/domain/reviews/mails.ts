import { mailBody, type Mail } from '../mail/mail';
import type { MailContent } from '../mail/mailContent';
import { store } from '../store';
import { messages } from './messages/mails';
import type { Moderated } from './moderated';
import type { StoredReview } from './review';

/** The facts in a mail of the desk. */
export interface MailAbout<T extends Moderated> {
  /** The stored id. */
  id: string;
  /** The writer's address. */
  to: string;
  product: string;
  /** The reviews and questions on the product's page; empty where the shop does not show it any more. */
  productUrl: string;
  written: T;
  at: string;
}
type About = MailAbout<StoredReview>;

/** The mail's button to where the writer can read or change the words. */
export const toProduct = (
  label: string,
  { productUrl }: Pick<About, 'productUrl'>,
): Pick<MailContent, 'action'> => (productUrl ? { action: { label, url: productUrl } } : {});

const theirWords = ({ title, body }: StoredReview) => [
  { heading: messages.written, lines: [title, ...body.split('\n')].filter(Boolean) },
];

/** A mail of the desk to the writer; `what` is the prefix of its id. */
export function deskMail(
  what: string,
  { id, to, written, at }: MailAbout<Moderated>,
  content: Parameters<typeof mailBody>[0],
): Mail {
  return {
    id: `${what}-${id}-${Date.parse(at)}`,
    to: [to],
    replyTo: store.supportEmail,
    message: mailBody(content),
    userId: written.userId,
    orderId: '',
    createdAt: at,
  };
}

/** The mail with the reason why a review was refused; the writer can change it. */
export const refusedMail = (about: About): Mail =>
  deskMail('review-refused', about, {
    subject: messages.refused.subject(about.product),
    heading: messages.refused.heading,
    paragraphs: [
      messages.refused.thanks(about.product, about.written.refusal ?? ''),
      about.productUrl ? messages.refused.change : messages.refused.stars,
    ],
    ...toProduct(messages.refused.button, about),
    notes: theirWords(about.written),
  });

/** The mail about the shop's answer to a review. */
export const answeredMail = (about: About): Mail =>
  deskMail('review-answered', about, {
    subject: messages.answered.subject(about.product),
    heading: messages.answered.heading,
    paragraphs: [about.written.reply?.text ?? ''],
    ...toProduct(messages.seeOnPage, about),
    notes: theirWords(about.written),
  });
