import type { CartState } from './cartSlice';

/** What the page around the screens knows of the cart, also before its slice is there. */
export interface CartBadgeRoot {
  cart?: Pick<CartState, 'items' | 'drawerOpen'>;
}

/** Units, over all lines. */
export const selectCartCount = ({ cart }: CartBadgeRoot) =>
  cart?.items.reduce((units, { quantity }) => units + quantity, 0) ?? 0;
export const selectDrawerOpen = ({ cart }: CartBadgeRoot) => cart?.drawerOpen ?? false;
