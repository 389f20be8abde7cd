export const messages = {
  failed: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  closest: (q: string) => `No product matches all of “${q}”. These come close.`,
  results: 'Results',
};
