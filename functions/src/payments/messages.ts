export const messages = {
  /** The title of the page behind a payment link. */
  linkTitle: (orderId: string) => `Order ${orderId}`,
  triedAgain: 'Tried again',
  refunded: 'The payment was refunded',
  /** Why Razorpay has no order or link for this payment. */
  problems: {
    tooSlow: 'Razorpay took too long',
    otherAmount: 'Razorpay has it with another amount',
    linkOver: 'Razorpay has it with another amount, or it is over',
    otherLinks: 'Razorpay has other links for the order',
    orderGone: 'The order is gone',
    recordGone: 'Its record is gone',
    otherUse: 'Razorpay has it for something else',
  },
};
