import type { Order } from '@/domain/orders/order/order';

/** What the slip of a present says, line by line; nothing for any other order. */
export function giftWords({
  gift,
  amounts,
}: Pick<Order, 'gift' | 'amounts'>): { head: string; note: string[] } | null {
  if (!gift) return null;
  const head =
    amounts.giftWrap === undefined ? 'Gift: no invoice in the box' : 'Gift, wrap it: no invoice in the box';
  return { head, note: gift.note ? gift.note.split('\n') : [] };
}
