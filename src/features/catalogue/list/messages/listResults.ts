export const messages = {
  failed: 'It may be the connection. Please try again.',
  tryAgain: 'Try again',
  closest: (q: string) => `Nothing is all of “${q}”. These come close.`,
  results: 'Results',
};
