import type { ReturnStep } from '../orders/returnDesk/steps';
import type { Right } from './roles';

/** The right that each step of a return needs: talking to the customer, handling the goods, and giving money or goods. */
export const RETURN_RIGHTS: Readonly<Record<ReturnStep, Right>> = {
  open: 'returns.decide',
  accept: 'returns.decide',
  refuse: 'returns.decide',
  pickup: 'returns.decide',
  close: 'returns.decide',
  receive: 'orders.receive',
  judge: 'orders.receive',
  refund: 'orders.refund',
  replace: 'orders.refund',
  'send-back': 'orders.receive',
};
