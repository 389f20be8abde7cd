export const messages = {
  notOffered: 'Paying online is not offered at the moment.',
  gatewayDown:
    'Our payment partner is not answering, and nothing was charged. Please try again in a minute, or choose Cash on Delivery.',
  /** The notes of closed orders. */
  closed: {
    gatewayDown: 'The payment partner did not answer; nothing was charged',
    cartChanged: 'Not paid; the cart was changed',
    linkOver: 'The payment link is over',
  },
  noSuchPayment: 'There is no such payment.',
  received: 'Payment received.',
  pending:
    'Your payment is being confirmed, which can take a few minutes. Please do not pay again: the order will appear under Order History.',
  notVerified: 'This payment could not be verified.',
  giftCards: {
    notOffered: 'Online payment is not available at the moment.',
    wait: 'Please wait a few minutes before you buy another one.',
    gatewayDown:
      'Our payment partner is not answering, and nothing was charged. Please try again in a minute.',
    refusals: {
      gift_cards_off: 'We do not sell gift cards at the moment.',
      wrong_amount: 'Gift cards are sold for other amounts now. Please choose again.',
      wrong_day: 'Please choose a day from today on, within a year.',
      gift_exists: 'This gift card was bought before. Please reload the page.',
    },
  },
};
