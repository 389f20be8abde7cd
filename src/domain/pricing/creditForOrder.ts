import { creditFor } from '../credit/spend';
import { toPaise, ZERO, type Paise } from '../money/money';
import { MIN_ONLINE, type PaymentMethod } from './fees';

/** The store credit that an order of this total takes; browser and server decide alike. */
export const creditForOrder = (total: Paise, spendable: Paise, method: PaymentMethod): Paise =>
  creditFor(total, spendable, method === 'Pay Online' ? toPaise(MIN_ONLINE) : ZERO);
