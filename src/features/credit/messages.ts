import type { CreditKind } from '@/domain/credit/account';

const kinds: Record<CreditKind, string> = {
  issued: 'From us',
  redeemed: 'Gift card',
  referred: 'Refer a friend',
  spent: 'Spent',
  refunded: 'Came back',
  expired: 'Expired',
  corrected: 'Taken back',
};

export const messages = {
  title: 'Store credit',
  balance: 'You can spend',
  none: 'You have no store credit yet. What we give you, and refunds that you choose to keep here, appear on this page.',
  frozen:
    'Your store credit is paused while we check something. Nothing of it is lost. Write to us if you have a question.',
  until: (amount: string, day: string) => `${amount} until ${day}`,
  forever: (amount: string) => `${amount} that does not expire`,
  lots: 'What can be used until when',
  how: 'Choose it at the checkout, with any way to pay. What expires first is spent first.',
  movements: 'History',
  kinds,
  ofOrder: (orderId: string) => `Order ${orderId}`,
  balanceAfter: (balance: string) => `Balance ${balance}`,
  usableUntil: (day: string) => `Can be used until ${day}.`,
  tryAgain: 'Try again',
};
