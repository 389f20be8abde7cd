export const messages = {
  wait: 'You have changed your wishlist very often just now. Please wait a few minutes.',
  notShared: 'This list is not shared any more.',
};
