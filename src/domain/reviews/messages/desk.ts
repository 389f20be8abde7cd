export const messages = {
  /** The writer reads the reason in a mail. */
  refusals: {
    off_topic:
      'It is about the delivery or the shop rather than about the product. Please write to us about that instead.',
    personal: 'It names another person or has contact details in it.',
    abusive: 'It has insults or threats in it.',
    advert: 'It advertises something else or has a link in it.',
    medical: 'It says that the product heals an illness, which we may not publish about a cosmetic.',
  },
  changed: 'Its writer has changed it meanwhile. Please read it again.',
  answered: (text: string) =>
    `A colleague has answered it meanwhile: “${text}” To replace that answer, please send yours again.`,
  answerRemoved: 'A colleague has taken the answer back meanwhile. To publish yours, please send it again.',
  isPublished: 'It is published already.',
  isRefused: 'It is refused already.',
  notPublished: 'It is not published, so nobody would see the answer.',
};
