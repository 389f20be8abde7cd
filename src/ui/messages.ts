export const messages = {
  close: 'Close',
  optional: '(optional)',
  loadingContent: 'Loading content',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  mrp: 'MRP',
  outOf5: 'out of 5',
  ratingLabel: (value: number) => `${value} out of 5`,
  oneLess: 'One less',
  oneMore: 'One more',
};
