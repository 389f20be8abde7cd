export const messages = {
  /** Of the list beside the text; the footer's is named Policies. */
  readAlso: 'Read also',
  inShort: 'In short',
  askAPerson: 'Ask a person',
};
