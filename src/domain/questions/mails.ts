import type { Mail } from '../mail/mail';
import { deskMail, toProduct, type MailAbout } from '../reviews/mails';
import { store } from '../store';
import type { StoredQuestion } from './question';

type About = MailAbout<StoredQuestion>;

const theirWords = ({ text }: StoredQuestion) => [{ heading: 'You asked', lines: text.split('\n') }];

/** The mail with the shop's answer to the asker. */
export const questionAnsweredMail = (about: About): Mail =>
  deskMail('question-answered', about, {
    subject: `${store.name} has answered your question about ${about.product}`,
    heading: 'We have answered your question',
    paragraphs: [
      about.written.answer?.text ?? '',
      ...(about.productUrl
        ? ['Your question and this answer now stand on the page of the product, without your name.']
        : []),
    ],
    ...toProduct('See it on the page', about),
    notes: theirWords(about.written),
  });

/** The mail with the reason why a question was declined. */
export const questionDeclinedMail = (about: About): Mail =>
  deskMail('question-declined', about, {
    subject: `Your question about ${about.product}`,
    heading: 'We do not show your question',
    paragraphs: [
      `Thank you for asking about ${about.product}. We do not show the question on its page, for this reason: ${about.written.refusal ?? ''}`,
      about.productUrl
        ? `You can ask it in other words on the page of the product, or write to us at ${store.supportEmail}.`
        : `You can write to us at ${store.supportEmail}.`,
    ],
    ...toProduct('Ask in other words', about),
    notes: theirWords(about.written),
  });
