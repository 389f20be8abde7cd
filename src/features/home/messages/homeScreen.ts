export const messages = {
  failed: 'Please check your connection and try again.',
  tryAgain: 'Try again',
};
