import { creditLeft } from '@/domain/credit/spend';
import { sum, toPaise, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from './order';
import type { OrderPayment } from './payment';

/** Returns the paise of all payments of an order that were refunded by hand. */
export const refundedByHand = ({
  givenBack = 0,
  more = [],
}: Pick<OrderPayment, 'givenBack' | 'more'>): Paise =>
  sum([givenBack, ...more.map((one) => one.givenBack ?? 0)].map(toPaise));

/**
 * Whether all that paid for the order went back. `payment.status` speaks of the money beside store credit
 * only, which may be a small part of the total.
 */
export const isWhollyRefunded = ({ payment, credit }: Pick<Order, 'payment' | 'credit'>): boolean =>
  payment.status === 'refunded' && creditLeft(credit) === ZERO;
