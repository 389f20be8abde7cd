import type { Order, OrderStatus } from '@/domain/orders/order/order';
import type { Log } from '../platform/log';

/** Logs a requested transition that the table of order states does not have. */
export function logRefusedTransition(
  log: Log,
  { orderId, status }: Pick<Order, 'orderId' | 'status'>,
  step: { to: OrderStatus; by: string; requestId?: string },
): void {
  log('order.transition_refused', { orderId, from: status, ...step }, 'WARNING');
}
