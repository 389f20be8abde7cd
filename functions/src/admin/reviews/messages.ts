export const messages = {
  noSuchReview: 'There is no such review. Its writer may have deleted it.',
  published: 'The review is published.',
  refused: 'The review is refused, and its writer hears why by mail.',
  replied: 'Your answer stands below the review.',
  replyGone: 'Your answer is gone.',
  noSuchQuestion: 'There is no such question. Its asker may have deleted it.',
  kept: 'The question stays shown.',
  declined: 'The question is declined, and its asker hears why by mail.',
  answered: 'The question is shown with your answer, and its asker gets it by mail.',
};
