export const messages = {
  noSuchPicture: 'There is no such picture.',
  busy: 'Many pictures are being prepared at this moment. Please try again in a minute.',
};
