export const messages = {
  clear: 'Clear search',
};
