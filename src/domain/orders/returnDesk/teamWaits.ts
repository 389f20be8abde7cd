import { ZERO } from '@/domain/money/money';
import { owedForReturn } from '@/domain/payments/refund/refundable';
import type { Order, StoredWait } from '../order/order';

/** Whether money is owed: a refund or a part of one is pending, or the admin has to refund returned goods. */
export function owesMoney(order: Order): boolean {
  const { status, payment, cameBack } = order;
  const due = [payment.refund, ...(payment.parts ?? [])].some((one) => one?.status === 'due');
  if (due) return true;
  const isBack = status === 'returned' || (status === 'rto' && cameBack !== undefined);
  return isBack && owedForReturn(order) > ZERO;
}

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
