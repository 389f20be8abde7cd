import { isCancelling } from '@/domain/orders/lifecycle/lifecycle';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { StatusDot } from '@/ui';
import { standingOf } from './orderWords';

/** The status of an order. */
export function StatusOf({ status, cancelling }: { status: OrderStatus; cancelling: boolean }) {
  const { word, tone } = standingOf(status, cancelling);
  return <StatusDot tone={tone}>{word}</StatusDot>;
}

export const OrderStatusDot = ({ order }: { order: Order }) => (
  <StatusOf status={order.status} cancelling={isCancelling(order)} />
);
