export const messages = {
  offline: 'You are offline. Pages that you have opened still work.',
  back: 'You are back online.',
};
