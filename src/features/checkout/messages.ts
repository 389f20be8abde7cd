/** The specification's texts of the checkout, word for word, and a few beside them. */
export const messages = {
  noAddress: 'Please select an address before checkout.',
  noFeeMessage: 'Failed to fetch delivery fee',
  feeNetwork: 'Network error while fetching delivery fee',
  couponFailed: 'Coupon validation failed',
  codPlaced: '✅ COD Order Placed Successfully!',
  orderFailed: '❌ Something went wrong. Please try again.',
  orderExists: 'An earlier try of this order went through. Please look under Orders before you try again.',
  logInAgain: 'Please log in again to place this order.',
  cartChanged: 'Your cart has changed. Please check it and try again.',
  closing: {
    title: "Wait! Don't go yet",
    text: 'Your cart items might go out of stock soon. Are you sure you want to close?',
    cancelLabel: 'No, Keep Shopping',
    confirmLabel: 'Yes, Close Anyway',
  },
};
