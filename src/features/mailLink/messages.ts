export const messages = {
  failedTitle: 'This did not load',
  /** Of a link that is used, expired or cut off; the text below says which. */
  overTitle: 'This link does not work',
  again: 'Try again',
  toShop: 'To the shop',
};
