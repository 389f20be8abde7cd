export const messages = {
  saved: 'Saved. It holds from the next cart on.',
};
