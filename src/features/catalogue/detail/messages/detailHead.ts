export const messages = {
  noReviewsYet: 'No reviews yet',
  share: (name: string) => `Share ${name}`,
};
