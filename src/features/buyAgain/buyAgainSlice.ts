import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BoughtItem } from '@/domain/orders/order/bought';

export interface BuyAgainState {
  /** From this browser's stored orders; current orders take precedence. */
  items: BoughtItem[];
}
export interface BuyAgainRoot {
  buyAgain: BuyAgainState;
}

const initialState: BuyAgainState = { items: [] };

const slice = createSlice({
  name: 'buyAgain',
  initialState,
  reducers: {
    boughtLoaded(state, { payload }: PayloadAction<BoughtItem[]>) {
      state.items = payload;
    },
  },
});

export const { boughtLoaded } = slice.actions;
export const buyAgainReducer = slice.reducer;
export const selectStoredBought = ({ buyAgain }: BuyAgainRoot) => buyAgain.items;
