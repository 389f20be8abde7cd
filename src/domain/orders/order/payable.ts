import { subtract, toPaise, type Paise } from '@/domain/money/money';
import type { Order } from './order';

/** The amount beside store credit that is paid online or in cash at the door. */
export const payable = ({ amounts, credit }: Pick<Order, 'amounts' | 'credit'>): Paise =>
  subtract(toPaise(amounts.finalTotal), (credit?.paise ?? 0) as Paise);

/**
 * Whether the courier collects cash at the door. False for a free replacement, or where store credit paid
 * it all.
 */
export const collectsCash = (order: Pick<Order, 'paymentMethod' | 'amounts' | 'credit'>): boolean =>
  order.paymentMethod === 'Cash on Delivery' && payable(order) > 0;
