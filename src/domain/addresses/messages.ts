export const messages = {
  /** About the shopper's own address. */
  missing: {
    name: 'Please enter your full name',
    addressLine1: 'Please enter Address Line 1',
    city: 'Please enter your city',
    state: 'Please enter your state',
  },
  wrongPincode: 'Please enter a valid 6-digit PIN code',
};
