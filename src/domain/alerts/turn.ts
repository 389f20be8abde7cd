import type { Alert, AlertQueue } from './alert';

/** Mails queued in one transaction, which writes two documents for each. */
export const TURN_SIZE = 8;

/** What the shop sells of a queue's size now; nothing for one that is not on sale. */
export interface Offered {
  /** Units that can be bought. */
  available: number;
  /** Rupees. */
  price: number;
}

/** Whether a queue needs a turn: its units or its price differ from those of its last turn. */
export function isDue({ kind, isOpen, told, highest }: AlertQueue, { available, price }: Offered): boolean {
  if (!isOpen) return false;
  return kind === 'back' ? Math.max(0, available) !== told : available > 0 && price < highest;
}

/** How many of a queue are read for a turn; one more than can be told shows whether anybody is left. */
export function turnSize(queue: AlertQueue, offered: Offered): number {
  if (queue.kind === 'price') return TURN_SIZE + 1;
  const units = Math.max(0, offered.available);
  return Math.min(units - Math.min(queue.told, units), TURN_SIZE) + 1;
}

export interface Turn<A> {
  /** Those who get their mail. */
  tell: A[];
  queue: AlertQueue;
  /** Whether another turn may tell more. */
  hasMore: boolean;
}

/**
 * One turn of a queue. `waiting` is the first `turnSize` of those who wait: of a product that is back the oldest first, of a price
 * the highest price first. Of `available` units each is told to one person at most; a unit that was bought frees nobody's place,
 * and one that comes back is told again.
 */
export function takeTurn<A extends Pick<Alert, 'price'>>(
  queue: AlertQueue,
  offered: Offered,
  waiting: readonly A[],
): Turn<A> {
  if (queue.kind === 'price') {
    const isCheaper = ({ price }: A) => offered.available > 0 && offered.price < price;
    const tell = waiting.filter(isCheaper).slice(0, TURN_SIZE);
    const left = waiting[tell.length];
    const next = { ...queue, isOpen: left !== undefined, highest: left?.price ?? 0 };
    return { tell, queue: next, hasMore: left !== undefined && isCheaper(left) };
  }
  const units = Math.max(0, offered.available);
  const held = Math.min(queue.told, units);
  const tell = waiting.slice(0, Math.min(units - held, TURN_SIZE));
  const told = held + tell.length;
  const isOpen = waiting.length > tell.length;
  return { tell, queue: { ...queue, told, isOpen }, hasMore: isOpen && told < units };
}

/** A queue that somebody joins. Where nothing is available, nothing of it can have been told. */
export function openQueue(
  stored: AlertQueue | undefined,
  { kind, productId, sku, price }: Pick<Alert, 'kind' | 'productId' | 'sku' | 'price'>,
  available: number,
): AlertQueue {
  const told = Math.min(stored?.told ?? 0, Math.max(0, available));
  const highest = kind === 'price' ? Math.max(stored?.highest ?? 0, price) : 0;
  return { kind, productId, sku, isOpen: true, told, highest };
}
