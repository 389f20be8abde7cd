import type { CreditKind } from '@/domain/credit/account';
import type { CreditAct } from './customerCreditSlice';

const kinds: Record<CreditKind, string> = {
  issued: 'Given by the team',
  referred: 'Refer a friend',
  redeemed: 'Gift card redeemed',
  spent: 'Spent',
  refunded: 'Refunded to credit',
  expired: 'Expired',
  corrected: 'Taken back',
};
const titles: Record<CreditAct, (name: string) => string> = {
  give: (name) => `Give ${name} store credit`,
  takeBack: (name) => `Take store credit back from ${name}`,
  freeze: (name) => `Freeze the store credit of ${name}?`,
  free: (name) => `Let ${name} spend the credit again?`,
};
const hints: Record<CreditAct, string> = {
  give: 'It is good for a year. The customer gets a mail with the sum, the last day and your words.',
  takeBack: 'No more than there is. The customer gets a mail with the sum and your words.',
  freeze:
    'Nobody can spend it until you unfreeze it; credit that is added meanwhile is kept. The customer is told that it is paused, not why.',
  free: 'The customer gets a mail that it can be used again.',
};
const sends: Record<CreditAct, string> = {
  give: 'Give credit',
  takeBack: 'Take it back',
  freeze: 'Freeze it',
  free: 'Unfreeze it',
};

export const messages = {
  title: 'Store credit',
  kinds,
  titles,
  hints,
  sends,
  none: 'None so far.',
  frozen: 'Frozen: it cannot be spent',
  frozenBy: (by: string, day: string) => `${by}, ${day}`,
  until: (amount: string, day: string) => `${amount} until ${day}`,
  forever: (amount: string) => `${amount} that does not expire`,
  movements: (count: number) => `History (${count})`,
  give: 'Give',
  takeBack: 'Take back',
  freeze: 'Freeze',
  free: 'Unfreeze',
  amount: 'Amount in rupees',
  badAmount: (most: string) => `Please enter an amount from ₹1 to ${most}.`,
  note: 'What for? The customer reads it.',
  reason: 'Why? Only the team reads it.',
  noNote: 'Please say it in a few words.',
};
