import type { GiftCardStatus } from '@/domain/giftCards/giftCard';
import type { GiftCardAct } from './giftCardsSlice';

const standing: Record<GiftCardStatus, string> = {
  pending: 'Not paid',
  paid: 'To be sent',
  sent: 'Sent',
  redeemed: 'Redeemed',
  cancelled: 'Cancelled',
};
const titles: Record<GiftCardAct, string> = {
  freeze: 'Freeze this gift card?',
  free: 'Let this gift card be redeemed again?',
  resend: 'Send this gift card again?',
};
const hints: Record<GiftCardAct, string> = {
  freeze: 'Nobody can redeem it until you unfreeze it. The buyer sees that it is paused, not why.',
  free: 'Its code works as before.',
  resend: 'A mail with a new code is sent within a minute. The old code no longer works.',
};
const sends: Record<GiftCardAct, string> = { freeze: 'Freeze it', free: 'Unfreeze it', resend: 'Send again' };

export const messages = {
  title: 'Gift cards',
  intro: 'What is sold here is owed, not earned: it counts as sales once it is spent on an order.',
  owed: (amount: string) => `${amount} of gift cards are not redeemed yet`,
  find: 'Find a gift card',
  findHint: 'Its number, the order at Razorpay, or the last four characters of its code',
  search: 'Search',
  none: 'No gift cards yet',
  noneText: 'Those that customers buy are listed here.',
  notFound: (text: string) => `No gift card matches “${text}”`,
  notFoundText: 'It has to be the whole number or order, or exactly the last four characters.',
  showAll: 'Show all gift cards',
  standing,
  frozen: 'Frozen',
  expired: 'Expired',
  facts: {
    from: (email: string) => `From ${email}`,
    to: (email: string) => `To ${email}`,
    bought: (day: string) => `Bought ${day}`,
    sendOn: (day: string) => `Is sent on ${day}`,
    sent: (day: string, mails: number) => (mails > 1 ? `Sent ${day}, mail ${mails}` : `Sent ${day}`),
    ends: (lastFour: string) => `Code ends in ${lastFour}`,
    until: (day: string) => `Until ${day}`,
    redeemed: (day: string) => `Redeemed ${day}`,
    frozen: (by: string, reason: string) => `${by}: ${reason}`,
  },
  acts: { freeze: 'Freeze', free: 'Unfreeze', resend: 'Send again' },
  titles,
  hints,
  sends,
  reason: 'Why? Only the team reads it.',
  noReason: 'Please say it in a few words.',
  email: 'Another email address',
  emailHint: 'Leave it empty to use the one it was sent to.',
  badEmail: 'Please enter a valid email address.',
  settings: {
    title: 'What is sold',
    enabled: 'Sell gift cards',
    min: 'Lowest amount in rupees',
    max: 'Highest amount in rupees',
    step: 'Step in rupees',
    save: 'Save',
  },
};
