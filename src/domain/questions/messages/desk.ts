import { messages as reviews } from '../../reviews/messages/desk';

export const messages = {
  /** The asker reads the reason in a mail. */
  refusals: {
    off_topic:
      'It is about an order or the shop rather than about the product. Please write to us about that.',
    personal: reviews.refusals.personal,
    abusive: reviews.refusals.abusive,
    advert: reviews.refusals.advert,
    medical: 'It is about an illness or a medicine. Please ask a doctor, who knows you.',
    answered: 'Another question about the product has this answer already.',
  },
  noAnswer: 'It is shown together with an answer. Please answer it.',
};
