export const messages = {
  tryOnceConnected: 'Please try again once you are connected.',
  tryAgain: 'Try again',
};
