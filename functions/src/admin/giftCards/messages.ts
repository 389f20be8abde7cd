export const messages = {
  noSuchCard: 'There is no such gift card.',
  changedSince:
    'This gift card was redeemed, cancelled or changed meanwhile. Reload the page to see how it stands.',
  expired: 'The last day of the gift card is over, so a new code would be worth nothing.',
  noAddress: 'Its address is erased. Please enter the address that the mail should go to.',
  saved: 'Saved.',
  frozen: 'The gift card is frozen. Nobody can redeem it until you unfreeze it.',
  freed: 'The gift card can be redeemed again.',
  sentAgain: 'A mail with a new code is sent within a minute. The old code no longer works.',
};
