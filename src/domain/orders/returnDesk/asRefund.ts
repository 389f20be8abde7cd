import type { Order } from '../order/order';
import { acceptedLines, owesReplacement } from './steps';

/** Turns a promised replacement into a refund; returns the same order without one. */
export function asRefund(order: Order): Order {
  const { returnCase } = order;
  if (!returnCase || !owesReplacement(order)) return order;
  return {
    ...order,
    returnCase: { ...returnCase, outcome: 'refund' },
    returning: { ...returnCase.asked, lines: acceptedLines(returnCase.verdicts ?? []) },
  };
}
