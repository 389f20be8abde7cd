import { subtract, toPaise, type Paise } from '@/domain/money/money';
import type { Order } from './order';

/** What is paid beside store credit: online, or in cash at the door. */
export const payable = ({ amounts, credit }: Pick<Order, 'amounts' | 'credit'>): Paise =>
  subtract(toPaise(amounts.finalTotal), (credit?.paise ?? 0) as Paise);
