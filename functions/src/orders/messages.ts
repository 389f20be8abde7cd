export const messages = {
  /** The first line of an order's history. */
  begun: {
    cod: 'Cash on delivery',
    online: 'Paid online',
    credit: 'Paid with store credit',
    unpaid: 'Waiting for the payment',
  },
  placed: 'Order Placed Successfully!',
  placedForCash: 'COD Order Placed Successfully!',
  noSuchOrder: 'There is no such order.',
  orderExists: 'There is already another order with this order_id.',
  unpaid: 'No payment has been received for this order.',
  cancelled: 'This order was cancelled. There is nothing to pay.',
  refunded: 'This order has been refunded.',
  alreadyPaid: (orderId: string) => `Your order ${orderId} is already paid.`,
  unknownAddress: 'That address is not one of your saved addresses.',
  creditChanged: (credit: string) => `Your store credit is ${credit} now. Please look at the total again.`,
  /** `field` is the name of the amount in the request. */
  totalDiffers: (total: string, field: string) =>
    `The total is ${total}: ${field} differs. Please check it and try again.`,
};
