import { formatCount } from '../../text/count';

const FIELDS = {
  author: 'Your name',
  city: 'Your city',
  title: 'The title',
  body: 'Your review',
};
export type TextField = keyof typeof FIELDS;

/** What is wrong with a typed review. */
export const messages = {
  noStars: 'Please choose one to five stars',
  noSentence: 'Please write a sentence about how it worked for you',
  tooLong: (field: TextField, most: number) => `${FIELDS[field]} can have ${formatCount(most)} characters`,
  hasMarkup: 'Please leave out < and >',
  notOneLine: (field: TextField) => `${FIELDS[field]} must be one line`,
  wrongSkinType: 'Please choose a skin type from the list',
  wrongWeeks: (most: number) => `Weeks are a whole number up to ${most}`,
  noAuthor: 'Please enter the name to show with your review',
};
