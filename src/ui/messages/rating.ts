export const messages = {
  outOf5: 'out of 5',
  ratingLabel: (value: number) => `${value} out of 5`,
};
