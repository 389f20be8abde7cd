import type { Order, OrderStatus } from '@/domain/orders/order/order';
import type { Log } from '../platform/log';

/** Notes that somebody asked for a step that the table of order states does not have from where the order is. */
export function stepRefused(
  log: Log,
  { orderId, status }: Pick<Order, 'orderId' | 'status'>,
  step: { to: OrderStatus; by: string; requestId?: string },
): void {
  log('order.step_refused', { orderId, from: status, ...step }, 'WARNING');
}
