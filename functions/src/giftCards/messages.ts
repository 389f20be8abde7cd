export const messages = {
  noSuchCard: 'There is no such gift card.',
  notCancellable: 'It was used, or its days are over, so it cannot be cancelled any more.',
  cancelled: (money: string) =>
    `The gift card is cancelled. ${money} goes back to how you paid, usually within 5 to 7 working days.`,
  tooManyCodes: 'You have tried several codes. Please wait a few minutes.',
  /** Why a card gives no store credit. */
  why: {
    unknown: 'We cannot add this code. Please check it, letter by letter, against the mail.',
    used: 'This gift card has been used already.',
    expired: 'This gift card has expired.',
    stopped: 'This gift card cannot be used at the moment. Please write to us.',
  },
  tooMuchCredit: 'You have as much store credit as one account may hold. Please spend some first.',
  redeemed: (money: string) => `${money} is in your store credit.`,
  redeemedBefore: (money: string, day: string) =>
    `${money} of this gift card came into your store credit on ${day}.`,
};
