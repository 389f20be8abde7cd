export const messages = {
  noSuchCustomer: 'There is no such customer any more. Please find them again.',
  notServed: (pincode: string) => `No courier delivers to ${pincode}.`,
  codNotServed: (pincode: string) => `The courier takes no cash in ${pincode}. Send a payment link instead.`,
  noLinks: 'Online payment is not set up: no Razorpay key is set.',
  /** `problem` is Razorpay's own word; may be empty. */
  linkFailed: (problem: string) =>
    `Razorpay gave no payment link (${problem || 'no answer'}). Nothing was placed; please try again in a minute.`,
  linkUnsure:
    'Razorpay does not answer, so the link may still be paid. Nothing was changed; please try again in a minute.',
  alreadyPlaced: (orderId: string) =>
    `${orderId} was placed already, before your last change. Open it and change it there.`,
  customerDeleted: 'The data of this customer is being deleted. Nothing was placed.',
  orderExists: 'There is already an order of somebody else with this number.',
  placed: 'The order is placed.',
  linkReady: 'The payment link is ready.',
  /** Notes of the order's history. */
  noLinkNote: 'Razorpay gave no payment link',
  linkCancelledNote: 'The payment link was cancelled',
  linkCancelled: {
    unpaid: 'The payment link is cancelled.',
    paid: 'It was paid at the last moment.',
  },
  noLinkWaits: (orderId: string) => `${orderId} waits for no payment link.`,
  beingDeleted: 'The data of this customer is being deleted.',
  hasAccount: 'This customer has an account. Only they can delete it, in their profile.',
  erased: 'All data of the customer is deleted.',
  erasing: 'The data is being deleted.',
};
