import { plural } from '@/domain/text/plural';
import type { GiftCardStatus } from '@/domain/giftCards/giftCard';

const standing: Record<GiftCardStatus, string> = {
  pending: 'Not paid',
  paid: 'To be sent',
  sent: 'Not used yet',
  redeemed: 'Used',
  cancelled: 'Cancelled',
};

const ifTaken =
  'If money has left your account, please do not pay again: the gift card appears on this page within a few minutes.';

export const messages = {
  redeem: {
    title: 'Have a gift card?',
    code: 'Code of the gift card',
    hint: '20 letters and digits, from the mail. Capitals and dashes do not matter.',
    missing: 'Please enter the code of your gift card.',
    typo: 'There is a typing mistake in it. Please compare it with the mail.',
    add: 'Add to my credit',
  },
  buy: {
    title: 'Give a gift card',
    intro:
      'We email it to a person of your choice, at once or on a day that you choose. It is good for a year, for anything in the shop. You pay online.',
    amount: 'Amount',
    email: 'Email of the recipient',
    badEmail: 'Please enter a valid email address.',
    name: 'Name of the recipient',
    badName: 'Please enter a name in letters, without numbers and web addresses.',
    from: 'Your name, as they read it',
    message: 'Your message',
    left: (count: number) => plural(count, { one: '# character left', other: '# characters left' }),
    sendOn: 'Day on which it is sent',
    sendHint: 'Leave it empty to send it at once.',
    badDay: 'Please choose a day from today on, within a year.',
    pay: (amount: string) => `Pay ${amount}`,
    payment: (amount: string) => `Gift card for ${amount}`,
    off: 'Gift cards cannot be paid for at the moment.',
    notPaid: `The payment was not completed, as far as we know. ${ifTaken} Otherwise you can try again.`,
    declined: `The payment did not go through, as far as we know. ${ifTaken} Otherwise you can try again.`,
    refused: `We could not confirm your payment. ${ifTaken} Otherwise you can try again.`,
    refundDue:
      'Your payment could not buy this gift card any more. We are refunding the full amount to the account you paid from.',
    noScript: 'The payment page did not load. Please check your connection and try again.',
    pending:
      'Your payment is being confirmed, which can take a few minutes. Please do not pay again: the gift card appears on this page.',
    done: 'Thank you! The gift card is paid. We email it at once, or in the morning of the day that you chose.',
  },
  given: {
    title: 'Gift cards from you',
    for: (recipient: string) => (recipient ? `For ${recipient}` : 'A gift card'),
    standing,
    frozen: 'Paused, please write to us',
    expired: 'Expired, nobody used it',
    sendsOn: (day: string) => `Will be sent on ${day}`,
    sentOn: (day: string) => `Sent on ${day}`,
    until: (day: string) => `Can be used until ${day}`,
    wasUntil: (day: string) => `Could be used until ${day}`,
    cancel: 'Cancel',
    cancelYes: 'Cancel it',
    moneyBack: (day: string) =>
      `The money goes back to how you paid, usually within 5 to 7 working days of ${day}`,
    transferred: (day: string, reference: string) =>
      `We transferred the money to you on ${day}. The bank’s reference is ${reference}`,
    cancelTitle: 'Cancel this gift card?',
    cancelText: (amount: string) =>
      `Its code is worth nothing any more, and ${amount} goes back to how you paid, usually within 5 to 7 working days.`,
    cancelUntil: (day: string) => `Can be cancelled until ${day}, as long as nobody has used it`,
    keep: 'Keep it',
  },
  loadFailed: 'Gift cards could not be loaded.',
  tryAgain: 'Try again',
};
