import type { Order } from '@/domain/order';
import { StatusDot } from '@/ui';
import { standingOf } from './orderWords';

export function OrderStatusDot({ order }: { order: Order }) {
  const { word, tone } = standingOf(order);
  return <StatusDot tone={tone}>{word}</StatusDot>;
}
