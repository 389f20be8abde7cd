export const messages = {
  crashed: 'The booking crashed',
  awbTaken: 'Another order has this number already. Please look at the slip again.',
  othersParcel: (number: string) => `The courier’s parcel with the number ${number} is another order’s`,
  /** The note of the order that another one replaces. */
  replaced: 'Not paid; another order was placed instead',
  paymentUnknown:
    'We cannot tell yet whether your online payment went through. Please try again in a minute.',
  paymentPending: 'We are waiting for the result of your payment. Please try again in a minute.',
  wrongPincode: 'Please enter a valid 6-digit PIN code',
};
