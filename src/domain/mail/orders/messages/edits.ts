import { REFUND_DESTINATION } from '../../../payments/refund/refund';

/** `money` is formatted, `order` an order's number, `support` how to reach the shop, `what` the sentences of the change. */
export const messages = {
  changed: {
    subject: (order: string) => `Your order ${order} was changed`,
    heading: 'We have changed your order',
    paid: (money: string) => `Your payment of ${money} for it has arrived.`,
    back: (money: string) => `${money} ${REFUND_DESTINATION}`,
  },
  isWrong: (support: string) => `Is this not what you wanted? Write to ${support} with the order number.`,
  waits: {
    subject: (money: string, order: string) => `Please pay ${money} for the change of your order ${order}`,
    heading: 'Your order is about to change',
    pay: (money: string, until: string) =>
      `It costs ${money} more. Please pay it by ${until}. If you do not, we send your order as it was.`,
    button: (money: string) => `Pay ${money}`,
  },
  dropped: {
    subject: (order: string) => `The change of your order ${order} is not made`,
    heading: 'There is nothing to pay',
    withdrawn: (what: string) => `This change of your order is withdrawn: ${what}`,
    closed: (money: string) => `Its payment link for ${money} is closed, and your order stays as it was.`,
    isWanted: (support: string) =>
      `Would you still like the change? Write to ${support} with the order number.`,
  },
  extraPayment: {
    refunded: (money: string) => `Your payment of ${money} goes back to you`,
    transferred: (money: string) => `We have transferred ${money} to you`,
    heading: (order: string) => `About your order ${order}`,
    nothingToDo: 'You do not need to do anything.',
    ask: (support: string) => `Do you have a question? Write to ${support} with the order number.`,
  },
};
