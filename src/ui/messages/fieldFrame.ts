export const messages = {
  optional: '(optional)',
};
