import { mailBody, type Mail } from '../mail/mail';
import { store } from '../store';
import type { StoredReview } from './review';

interface About {
  /** The stored review's id. */
  id: string;
  /** The writer's address. */
  to: string;
  product: string;
  review: StoredReview;
  at: string;
}

const plain = { lines: [], sums: [] } as const;

const theirWords = ({ title, body }: StoredReview) => [
  { heading: 'You wrote', lines: [title, ...body.split('\n')].filter(Boolean) },
];

function mail(what: string, { id, to, review, at }: About, content: Parameters<typeof mailBody>[0]): Mail {
  return {
    id: `review-${id}-${what}-${Date.parse(at)}`,
    to: [to],
    replyTo: store.supportEmail,
    message: mailBody(content),
    userId: review.userId,
    orderId: '',
    createdAt: at,
  };
}

/** Tells the writer why a review is not shown, and that it can be changed. */
export const refusedMail = (about: About): Mail =>
  mail('refused', about, {
    subject: `Your review of ${about.product} is not shown`,
    heading: 'We could not publish your review',
    paragraphs: [
      `Thank you for writing about ${about.product}. We do not show it, for this reason: ${about.review.refusal ?? ''}`,
      'You can change it at the reviews of the product while you are signed in, and we will read it again. The number of stars is never the reason.',
    ],
    ...plain,
    notes: theirWords(about.review),
  });

/** Tells the writer that the shop has answered the review. */
export const answeredMail = (about: About): Mail =>
  mail('answered', about, {
    subject: `${store.name} has answered your review of ${about.product}`,
    heading: 'We have answered your review',
    paragraphs: [about.review.reply?.text ?? ''],
    ...plain,
    notes: theirWords(about.review),
  });
