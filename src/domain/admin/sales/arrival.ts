import { dayInIndia } from '@/domain/time/india';
import type { Counted, Order } from '@/domain/orders/order/order';
import { transitionsOf } from '@/domain/orders/lifecycle/lifecycle';

/**
 * Whether a delivered order came by the day that was promised when it was placed; null while it is not delivered or
 * where none was promised. One whose first parcel was lost is late.
 */
export function arrivalOf({
  history,
  deliverBy,
  undelivered,
}: Order): NonNullable<Counted['arrival']> | null {
  const delivered = transitionsOf(history).find(({ to }) => to === 'delivered');
  if (!delivered) return null;
  if (undelivered?.losses.some(({ resent }) => resent)) return 'late';
  if (!deliverBy) return null;
  return dayInIndia(new Date(delivered.at)) <= deliverBy ? 'in_time' : 'late';
}
