export const messages = {
  failed: 'It may be the connection. Please try again.',
  tryAgain: 'Try again',
};
