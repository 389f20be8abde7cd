import { createSelector } from '@reduxjs/toolkit';
import { sum, times, toPaise, type Paise } from '@/domain/money/money';
import type { StoredCart } from '@/services';
import type { CartRoot } from './cartSlice';

export const selectCartItems = (state: CartRoot) => state.cart.items;
/** The cart as the browser stores it. */
export const selectStoredCart = createSelector(
  selectCartItems,
  (state: CartRoot) => state.cart.saved,
  (items, saved): StoredCart => ({ items, saved }),
);
/** Whether the signed-in person's saved cart has been merged with the local one. */
export const selectSavedCartHere = (state: CartRoot) => state.cart.savedCart === 'here';
export const selectCartSubTotal: (state: CartRoot) => Paise = createSelector(selectCartItems, (items) =>
  sum(items.map((item) => times(toPaise(item.price), item.quantity))),
);
