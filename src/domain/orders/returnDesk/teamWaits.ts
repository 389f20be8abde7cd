import { ZERO } from '@/domain/money/money';
import { owedForReturn } from '@/domain/payments/refund/refundable';
import type { Order, StoredWait } from '../order/order';
import { isRefundDue } from '../order/payment';
import { transitionsOf } from '../lifecycle/lifecycle';
import { isParcelCancelled } from '../shipment/cancelledParcel';

/** Whether the goods are back and not refunded. */
export const owesReturn = (order: Order): boolean =>
  (order.status === 'returned' || (order.status === 'rto' && order.cameBack !== undefined)) &&
  owedForReturn(order) > ZERO;

/** Whether money is owed: a refund or part refund is due, or the team must refund returned goods. */
export const owesMoney = (order: Order): boolean => isRefundDue(order.payment) || owesReturn(order);

/** Whether an RTO parcel is not received yet. Its refund may have ended the order before. */
export const isToTakeIn = ({ status, history, cameBack }: Order): boolean =>
  !cameBack && (status === 'rto' || (status === 'refunded' && transitionsOf(history).at(-1)?.from === 'rto'));

const STORED_WAITS = ['courier', 'back', 'refund'] as const satisfies readonly StoredWait[];

/** The tasks stored in `order.waits`, because no other field of an order shows them to queries. */
export function storedWaitsOf(order: Order): StoredWait[] {
  const waits: Record<StoredWait, boolean> = {
    courier: isParcelCancelled(order),
    back: isToTakeIn(order),
    refund: owesMoney(order),
  };
  return STORED_WAITS.filter((wait) => waits[wait]);
}

/** The order with the team's open tasks, for the lists and their counts. */
export function withTeamWaits(order: Order): Order {
  const { waits: before = [], ...rest } = order;
  const waits = storedWaitsOf(order);
  if (waits.join() === before.join()) return order;
  return waits.length > 0 ? { ...rest, waits } : rest;
}
