export const messages = {
  /** Names the list beside the text; the footer's list is called Policies. */
  readAlso: 'Read also',
  inShort: 'In short',
  askAPerson: 'Ask a person',
};
