import { formatPaise } from '@/domain/money/money';
import type { Claim } from '@/domain/orders/undelivered/claim';
import { messages } from './messages';

/** '₹450.50, open' */
export const claimText = ({ amount, status }: Pick<Claim, 'amount' | 'status'>): string =>
  `${formatPaise(amount)}, ${messages.statuses[status].toLowerCase()}`;
