export const messages = {
  offline: 'You are offline. What you have opened before is still here.',
  back: 'You are online again.',
};
