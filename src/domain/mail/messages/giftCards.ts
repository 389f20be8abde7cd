import { GIFT_CARD_CANCEL_DAYS } from '../../giftCards/giftCard';
import { store } from '../../store';

/** `money` and days are formatted. `giver` begins a sentence: a quoted name, or `somebody`. */
export const messages = {
  somebody: 'Somebody',
  quoted: (name: string) => `“${name}”`,
  line: 'Gift card',
  lineFor: (recipient: string) => `For ${recipient}`,
  addToCredit: 'Add to my credit',
  receipt: {
    subject: (money: string) => `Your ${store.name} gift card of ${money}`,
    heading: 'Thank you for your gift',
    sentAtOnce: (money: string, email: string) =>
      `Your payment of ${money} has arrived. We email the gift card to ${email} within a few minutes.`,
    sentOn: (money: string, email: string, day: string) =>
      `Your payment of ${money} has arrived. We email the gift card to ${email} on ${day}, in the morning.`,
    cancel: `As long as nobody has used it, you can cancel it in your profile within ${GIFT_CARD_CANCEL_DAYS} days and get your money back.`,
    tax: 'A gift card is not taxed when you buy it; the tax is in what is bought with it. This mail is your receipt.',
  },
  cancelled: {
    subject: (money: string) => `Your ${store.name} gift card of ${money} is cancelled`,
    heading: 'The gift card is cancelled',
    codeStopped: (recipient: string) => `The code that we emailed to ${recipient} does not work any more.`,
    notSent: (recipient: string) => `Nothing will be sent to ${recipient}.`,
    refund: (money: string) => `${money} goes back to how you paid, usually within 5 to 7 working days.`,
  },
  gift: {
    subject: (giver: string) => `${giver} has sent you a ${store.name} gift card`,
    heading: 'A gift for you',
    headingFor: (name: string) => `A gift for ${name}`,
    sent: (giver: string, money: string) => `${giver} has sent you ${money} to spend at ${store.name}.`,
    message: 'Their message:',
    code: (code: string) => `Your code is ${code}`,
    howToUse: (lastDay: string) =>
      `Log in or make an account, open Store credit in your profile and add the code. The money is yours at once, for anything in the shop, until ${lastDay}.`,
    keep: 'Anyone who has this code can use it, once. Please keep this mail to yourself.',
    /** Replaces the text once the mail was sent. */
    removed: 'The code of the gift card was in this mail. It is removed once a mail is sent.',
  },
  reminder: {
    subject: (lastDay: string) => `Your ${store.name} gift card can be used until ${lastDay}`,
    heading: (money: string) => `Your gift card of ${money}`,
    expires: (giver: string, money: string, lastDay: string) =>
      `${giver} sent you ${money} to spend at ${store.name}. You can use it until ${lastDay}; after that day it expires.`,
    howToUse: (mailDay: string, lastFour: string) =>
      `The code is in our mail of ${mailDay}, and ends with ${lastFour}. Log in or make an account, open Store credit in your profile and add it. Then choose store credit at the checkout.`,
    once: 'If you cannot find that mail, please reply to this one, and we send you a new code. If you have used the card already, there is nothing to do. We remind you of it only once.',
  },
};
