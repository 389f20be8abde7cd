import { ZERO } from '@/domain/money/money';
import { owedForReturn } from '@/domain/payments/refund/refundable';
import type { Order, StoredWait } from '../order/order';
import { isRefundDue } from '../order/payment';

/** Whether the goods are back and their money is not. */
export const owesReturn = (order: Order): boolean =>
  (order.status === 'returned' || (order.status === 'rto' && order.cameBack !== undefined)) &&
  owedForReturn(order) > ZERO;

/** Whether money is owed: a refund or a part of one is pending, or the admin has to refund returned goods. */
export const owesMoney = (order: Order): boolean => isRefundDue(order.payment) || owesReturn(order);

/** Whether a parcel came back that nobody has taken in. */
export const isToTakeIn = ({ status, cameBack }: Order): boolean => status === 'rto' && !cameBack;

/** The tasks that the lists find by `order.waits`, because no other field of an order tells them. */
export function storedWaitsOf(order: Order): StoredWait[] {
  const back: StoredWait[] = isToTakeIn(order) ? ['back'] : [];
  return owesMoney(order) ? [...back, 'refund'] : back;
}

/** The order with what of it waits for the team, for the lists and their counts. */
export function withTeamWaits(order: Order): Order {
  const { waits: before = [], ...rest } = order;
  const waits = storedWaitsOf(order);
  if (waits.join() === before.join()) return order;
  return waits.length > 0 ? { ...rest, waits } : rest;
}
