export const messages = {
  orderFailed: 'The order could not be loaded. Check your connection and try again.',
  trailFailed: 'The list of who did what could not be loaded.',
};
