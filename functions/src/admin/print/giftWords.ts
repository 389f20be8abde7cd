import type { Order } from '@/domain/orders/order/order';
import { messages } from './messages';

/** The gift note on a slip, line by line; none for other orders. */
export function giftWords({
  gift,
  amounts,
}: Pick<Order, 'gift' | 'amounts'>): { head: string; note: string[] } | null {
  if (!gift) return null;
  const head = amounts.giftWrap === undefined ? messages.gift : messages.giftToWrap;
  return { head, note: gift.note ? gift.note.split('\n') : [] };
}
