import { store } from '@/domain/store';
import type { CartItem } from '@/domain/cart';

type Gtag = (command: 'event', name: string, params: Record<string, unknown>) => void;

function gtag(): Gtag | undefined {
  const found = (window as { gtag?: unknown }).gtag;
  return typeof found === 'function' ? (found as Gtag) : undefined;
}

const itemOf = (item: CartItem) => ({
  item_id: item.id,
  item_name: item.name,
  quantity: item.quantity,
  price: item.price,
  currency: store.currency,
});

/** Rupees, without the paise that float sums invent. */
const rupees = (value: number) => Math.round(value * 100) / 100;

export type CartEvent = 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout';

/** Sends events to the analytics function where the page has one, and nowhere otherwise. */
export interface Analytics {
  pageView(path: string): void;
  /** value = Σ price × quantity, in rupees. */
  cart(name: CartEvent, items: readonly CartItem[]): void;
  purchase(orderId: string, value: number, items: readonly CartItem[]): void;
}

export const analytics: Analytics = {
  pageView: (path) => gtag()?.('event', 'page_view', { page_path: path }),
  cart: (name, items) =>
    gtag()?.('event', name, {
      currency: store.currency,
      value: rupees(items.reduce((total, item) => total + item.price * item.quantity, 0)),
      items: items.map(itemOf),
    }),
  purchase: (orderId, value, items) =>
    gtag()?.('event', 'purchase', {
      transaction_id: orderId,
      currency: store.currency,
      value: rupees(value),
      items: items.map(itemOf),
    }),
};
