export const messages = {
  refunded: 'The payment was refunded',
  mayBeBooked: 'A booking may still be on its way',
};
