import type { Order, OrderStatus } from '../order/order';
import type { Undelivered } from '../order/undelivered';
import { newCase } from './newCase';

/** The statuses of an order whose parcel the shopper has. */
const ARRIVED: readonly OrderStatus[] = ['delivered', 'return_requested', 'returned'];

/** The state of the case that follows from the order's own status; null for none. */
function byStatus({ status, cameBack, history }: Order): Pick<Undelivered, 'state' | 'end'> | null {
  if (ARRIVED.includes(status)) return { state: 'closed', end: 'delivered' };
  const isBack = status === 'rto' || (status === 'refunded' && history.some(({ to }) => to === 'rto'));
  if (!isBack) return null;
  return cameBack || status === 'refunded'
    ? { state: 'closed', end: 'returned' }
    : { state: 'returning', end: '' };
}

/**
 * The order with a case that matches its status: closed once the parcel has arrived or is back, opened for
 * one that the courier returns without asking. Returns the same order where it already matches.
 */
export function closeUndelivered(order: Order): Order {
  const stand = byStatus(order);
  if (!stand) return order;
  const before = order.undelivered ?? (order.status === 'rto' ? newCase(order.updatedAt, 'returning') : null);
  if (!before) return order;
  const isSame = before === order.undelivered && before.state === stand.state && before.end === stand.end;
  // A parcel lost on its way back never arrives here, so its case stays closed.
  const isLost = order.shipment.trouble?.kind === 'lost';
  if (isSame || isLost) return order;
  return { ...order, undelivered: { ...before, ...stand, askingUntil: '' } };
}
