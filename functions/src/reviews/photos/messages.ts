export const messages = {
  wait: 'You have sent many photos just now. Please wait a few minutes and try again.',
  busy: 'Many photos are being prepared at this moment. Please try again in a minute.',
  noSuchPhoto: 'There is no such photo.',
};
