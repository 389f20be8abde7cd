import { formatRupees } from '@/domain/money/money';
import { statusLabel } from '@/domain/orders/lifecycle/lifecycle';
import type { OrderStatus } from '@/domain/orders/order/order';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { standingOf } from '@/features/orders';
import type { StatusTone } from '@/ui';
import { messages } from '../../messages';

/**
 * The team's word for a status: couriers and their bills say RTO where a shopper reads that a parcel came
 * back.
 */
export const statusWord = (status: OrderStatus, word = statusLabel(status)): string =>
  status === 'rto' ? messages.list.words.back : word;

/** An order's state for the team: the work that it waits for, otherwise its status. */
export function orderStanding({ status, cancelling, waits, toPay }: OrderRow): {
  word: string;
  tone: StatusTone;
} {
  const { words } = messages.list;
  if (cancelling) return standingOf(status, cancelling);
  if (waits.includes('parcel')) return { word: words.parcel, tone: 'bad' };
  if (toPay > 0) return { word: words.toPay(formatRupees(toPay)), tone: 'wait' };
  if (waits.includes('refund')) return { word: words.refund, tone: 'wait' };
  if (waits.includes('pack')) return { word: words.pack, tone: 'wait' };
  const { word, tone } = standingOf(status, cancelling);
  // Packed goods are on their way, and a closed order needs no work.
  if (status === 'packed') return { word, tone: 'good' };
  if (status === 'cancelled' || status === 'expired') return { word, tone: 'neutral' };
  if (status === 'rto') return { word: words.back, tone: waits.includes('back') ? 'bad' : 'neutral' };
  return { word, tone };
}
