export const messages = {
  /** The title of the page on which a cash order is paid. */
  linkTitle: (orderId: string) => `Order ${orderId}, paid online`,
  linkOver: 'This link has ended. You can still pay from your order, or in cash at the door.',
  notOffered:
    'Paying online is not possible right now, and nothing was charged. Please try again later, or pay in cash at the door.',
  busy: 'This order is being changed right now, and nothing was charged. Please try again.',
  gatewayDown:
    'Our payment partner is not answering, and nothing was charged. Please try again in a minute, or pay in cash at the door.',
  orderChanged: 'The order was changed just now. Please look at it again.',
  tooManyLinks: 'Paying online was begun too often. Please pay in cash at the door.',
  /** The notes of changes that were not made. */
  dropped: {
    notPaid: 'The change was not paid in time, so the order stays as it was',
    movedOn: 'The change was dropped, because the order moved on',
  },
};
