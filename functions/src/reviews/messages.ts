import type { Marked } from '@/domain/reviews/marks';

interface MarkMessages {
  gone: string;
  own: string;
  reported: string;
}

export const messages = {
  wait: 'You have sent several of these just now. Please wait a few minutes and try again.',
  saved: 'Thank you. We read each review before it is shown.',
  same: 'Your review is saved as it is.',
  photoTooOld: 'A photo was kept too long without its review. Please add it again.',
  alreadyReviewed: 'You have reviewed it already. Sign in to change your review at the product.',
  notDelivered: 'You can review a product once your order with it has been delivered.',
  leaving: 'Your account is being deleted.',
  deleted: 'Your review is deleted.',
  noneToDelete: 'There is no review of yours to delete.',
  linkOver: 'This link has ended, or you have reviewed everything.',
  pageGone: 'These reviews are not there any more.',
  helpful: 'Thank you for saying so.',
  marks: {
    reviews: {
      gone: 'This review is no longer shown.',
      own: 'This is your own review.',
      reported: 'Thank you. We will read this review again.',
    },
    questions: {
      gone: 'This question is no longer shown.',
      own: 'This is your own question.',
      reported: 'Thank you. We will read this question again.',
    },
  } satisfies Record<Marked, MarkMessages>,
};
