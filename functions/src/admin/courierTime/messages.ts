export const messages = {
  saved: 'Saved. The bar counts down to it.',
  none: 'Saved. There is no countdown.',
};
