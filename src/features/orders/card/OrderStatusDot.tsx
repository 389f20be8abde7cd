import { isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import type { Order } from '@/domain/orders/order/order';
import { StatusDot } from '@/ui';
import { standingOf } from './orderWords';

/** The status of an order. */
export function OrderStatusDot({ order }: { order: Order }) {
  const { word, tone } = standingOf(order.status, isCancelling(order));
  return <StatusDot tone={tone}>{word}</StatusDot>;
}
