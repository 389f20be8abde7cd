export const messages = {
  offline: 'You are offline. What you opened is still here.',
  back: 'You are online again.',
};
