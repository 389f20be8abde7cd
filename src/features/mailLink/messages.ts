export const messages = {
  failedTitle: 'This did not load',
  again: 'Try again',
  toShop: 'To the shop',
};
