import { statusWord, type OrderStatus } from '@/domain/order';
import { StatusDot, type StatusTone } from '@/ui';

const TONES: Record<OrderStatus, StatusTone> = {
  pending_payment: 'wait',
  placed: 'wait',
  packed: 'wait',
  shipped: 'good',
  out_for_delivery: 'good',
  delivered: 'neutral',
  return_requested: 'wait',
  returned: 'neutral',
  refunded: 'neutral',
  expired: 'bad',
  cancelled: 'bad',
  rto: 'bad',
};

export function OrderStatusDot({ status }: { status: OrderStatus }) {
  return <StatusDot tone={TONES[status]}>{statusWord(status)}</StatusDot>;
}
