/** What is wrong with a typed question. */
export const messages = {
  noSentence: 'Please write your question in a sentence',
  tooLong: (most: number) => `A question can have ${most} characters`,
  hasMarkup: 'Please leave out < and >',
};
