import type { Alert, AlertQueue } from './alert';

/** Mails queued in one transaction, which writes two documents for each. */
export const TURN_SIZE = 8;

/** A queue's size as the shop sells it now; zero units where it is not on sale. */
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

/** Of the units available now, those that a mail went out for; a sold unit frees no place. */
export const toldOf = (queue: AlertQueue | undefined, available: number): number =>
  Math.min(queue?.told ?? 0, Math.max(0, available));

/** The number of alerts read for a turn. One more than can be notified shows whether any are left. */
export function turnSize(queue: AlertQueue, offered: Offered): number {
  if (queue.kind === 'price') return TURN_SIZE + 1;
  const units = Math.max(0, offered.available);
  return Math.min(units - toldOf(queue, units), TURN_SIZE) + 1;
}

export interface Turn<A> {
  /** The alerts whose mail is queued now. */
  notified: A[];
  queue: AlertQueue;
  /** Whether another turn may notify more. */
  hasMore: boolean;
}

/**
 * Takes one turn of a queue. `waiting` is the first `turnSize` alerts: oldest first for 'back', highest
 * price first for 'price'. Each available unit is announced to one person at most; a sold unit frees no
 * place, and a returned unit is announced again.
 */
export function takeTurn<A extends Pick<Alert, 'price'>>(
  queue: AlertQueue,
  offered: Offered,
  waiting: readonly A[],
): Turn<A> {
  if (queue.kind === 'price') {
    const isCheaper = ({ price }: A) => offered.available > 0 && offered.price < price;
    const notified = waiting.filter(isCheaper).slice(0, TURN_SIZE);
    const left = waiting[notified.length];
    const next = { ...queue, isOpen: left !== undefined, highest: left?.price ?? 0 };
    return { notified, queue: next, hasMore: left !== undefined && isCheaper(left) };
  }
  const units = Math.max(0, offered.available);
  const held = toldOf(queue, units);
  const notified = waiting.slice(0, Math.min(units - held, TURN_SIZE));
  const told = held + notified.length;
  const isOpen = waiting.length > notified.length;
  return { notified, queue: { ...queue, told, isOpen }, hasMore: isOpen && told < units };
}

/** The queue once nothing waits in it; the next alert opens it again. */
export const closeQueue = (queue: AlertQueue): AlertQueue => ({ ...queue, isOpen: false, highest: 0 });

/** The queue after a new alert joins. With no available unit, the count of notified units is zero. */
export function openQueue(
  stored: AlertQueue | undefined,
  { kind, productId, sku, price }: Pick<Alert, 'kind' | 'productId' | 'sku' | 'price'>,
  available: number,
): AlertQueue {
  const told = toldOf(stored, available);
  const highest = kind === 'price' ? Math.max(stored?.highest ?? 0, price) : 0;
  return { kind, productId, sku, isOpen: true, told, highest };
}
