export const messages = {
  notPlaced: (orderId: string, status: string) =>
    `${orderId} is ${status}. Only an order that is not packed is edited.`,
  cancelling: (orderId: string) => `${orderId} is being cancelled.`,
  invoiced: (orderId: string, invoice: string) =>
    `${orderId} has its invoice ${invoice}, which says what was sold.`,
  refunded: (orderId: string) => `The payment of ${orderId} is on its way back.`,
  tooManyEdits: (orderId: string, most: number) =>
    `${orderId} was edited ${most} times. Cancel it and place it again.`,
  replaces: (orderId: string, first: string) =>
    `${orderId} replaces units of ${first} at no charge, so only its address can be changed.`,
  paidWithCredit: (orderId: string) =>
    `Store credit pays for ${orderId}, so only its address can be changed. ` +
    'For other items cancel it, which gives the credit back, and place it again.',
  beingMade: (orderId: string) =>
    `The change of ${orderId} is paid and is being made. Please try again in a minute.`,
  waits: (orderId: string, sum: string) =>
    `${orderId} waits for ${sum} for its change. Withdraw the change first.`,
};
