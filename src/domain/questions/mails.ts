import type { Mail } from '../mail/mail';
import { deskMail, toProduct, type MailAbout } from '../reviews/mails';
import { messages as reviews } from '../reviews/messages/mails';
import { messages } from './messages/mails';
import type { StoredQuestion } from './question';

type About = MailAbout<StoredQuestion>;

const theirWords = ({ text }: StoredQuestion) => [{ heading: messages.asked, lines: text.split('\n') }];

/** The mail with the shop's answer to the asker. */
export const questionAnsweredMail = (about: About): Mail =>
  deskMail('question-answered', about, {
    subject: messages.answered.subject(about.product),
    heading: messages.answered.heading,
    paragraphs: [about.written.answer?.text ?? '', ...(about.productUrl ? [messages.answered.shown] : [])],
    ...toProduct(reviews.seeOnPage, about),
    notes: theirWords(about.written),
  });

/** The mail with the reason why a question was declined. */
export const questionDeclinedMail = (about: About): Mail =>
  deskMail('question-declined', about, {
    subject: messages.declined.subject(about.product),
    heading: messages.declined.heading,
    paragraphs: [
      messages.declined.thanks(about.product, about.written.refusal ?? ''),
      about.productUrl ? messages.declined.askAgain : messages.declined.write,
    ],
    ...toProduct(messages.declined.button, about),
    notes: theirWords(about.written),
  });
