import type { ItemKind } from '../../catalogue/catalogue';
import type { OrderStatus } from './order';

/** A product or combo in a shopper's orders. */
export interface BoughtItem {
  kind: ItemKind;
  id: string;
}

export const MAX_BOUGHT = 8;

interface BoughtOrder {
  status: OrderStatus;
  lines: readonly BoughtItem[];
}

/** The items of delivered orders, newest first, each once. `orders` must be newest first. */
export function boughtItems(orders: readonly BoughtOrder[]): BoughtItem[] {
  const items = new Map<string, BoughtItem>();
  for (const { status, lines } of orders) {
    if (status !== 'delivered') continue;
    for (const { kind, id } of lines) items.set(`${kind}/${id}`, items.get(`${kind}/${id}`) ?? { kind, id });
  }
  return [...items.values()].slice(0, MAX_BOUGHT);
}
