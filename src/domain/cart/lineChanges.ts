import type { CartItem } from './cart';
import { messages } from './messages/cart';

/** A difference between a cart line in the browser and the shop's present data. Prices are rupees. */
export type LineChange =
  | { kind: 'price'; id: string; sku: string; name: string; was: number; now: number }
  | { kind: 'stock'; id: string; sku: string; name: string; wanted: number; available: number }
  | { kind: 'gone'; id: string; sku: string; name: string };

/** The change as a sentence for the shopper. */
export function changeMessage(change: LineChange, money: (rupees: number) => string): string {
  switch (change.kind) {
    case 'price':
      return messages.otherPrice(change.name, money(change.now), money(change.was));
    case 'stock':
      return change.available > 0
        ? messages.fewerLeft(change.name, change.available)
        : messages.soldOut(change.name);
    case 'gone':
      return messages.gone(change.name);
  }
}

/** Applies the server's changes to a cart: new prices, fewer units, removed lines. */
export function applyChanges(cart: readonly CartItem[], changes: readonly LineChange[]): CartItem[] {
  return cart.flatMap((item) => {
    const mine = changes.filter((change) => change.id === item.id && change.sku === item.sku);
    let next = item;
    for (const change of mine) {
      if (change.kind === 'gone') return [];
      if (change.kind === 'price') next = { ...next, price: change.now };
      if (change.kind === 'stock') next = { ...next, quantity: Math.min(next.quantity, change.available) };
    }
    return next.quantity > 0 ? [next] : [];
  });
}
