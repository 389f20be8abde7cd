export const messages = {
  accessDenied: 'Access denied',
};
