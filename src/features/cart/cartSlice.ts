import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { cartKey, changeLine, removeLine, setLine, type CartItem } from '@/domain/cart';
import { signedOut } from '@/features/auth';

export interface CartState {
  items: CartItem[];
  drawerOpen: boolean;
}

const initialState: CartState = { items: [], drawerOpen: false };

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Sets the line's quantity; it does not add up. */
    itemAdded(state, { payload }: PayloadAction<CartItem>) {
      state.items = setLine(state.items, payload);
    },
    itemRemoved(state, { payload: key }: PayloadAction<string>) {
      state.items = removeLine(state.items, key);
    },
    /** A removal undone: the line comes back where it was. */
    itemRestored(state, { payload }: PayloadAction<{ item: CartItem; at: number }>) {
      if (state.items.some((other) => cartKey(other) === cartKey(payload.item))) return;
      state.items.splice(payload.at, 0, payload.item);
    },
    quantityChanged(state, { payload }: PayloadAction<{ key: string; delta: number }>) {
      state.items = changeLine(state.items, payload.key, payload.delta);
    },
    cartCleared(state) {
      state.items = [];
    },
    cartReplaced(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
    },
    /** What storage holds; unlike a change it is not saved back. */
    cartLoaded(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
    },
    drawerOpened(state) {
      state.drawerOpen = true;
    },
    drawerClosed(state) {
      state.drawerOpen = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const {
  itemAdded,
  itemRemoved,
  itemRestored,
  quantityChanged,
  cartCleared,
  cartReplaced,
  cartLoaded,
  drawerOpened,
  drawerClosed,
} = slice.actions;
export const cartReducer = slice.reducer;

/** Everything the shopper or the shop changes, as against what is loaded. */
export const isCartChange = isAnyOf(
  itemAdded,
  itemRemoved,
  itemRestored,
  quantityChanged,
  cartCleared,
  cartReplaced,
);
