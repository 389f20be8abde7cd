export const messages = {
  slow: 'This is taking long. The connection may be slow.',
  tryAgain: 'Try again',
  needsScript: (shop: string) => `${shop} needs JavaScript to show its products.`,
};
