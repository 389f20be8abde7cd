import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { cartKey, changeLine, removeLine, setLine, takeAway, type CartItem } from '@/domain/cart/cart';
import { signedIn } from '@/features/auth';
import type { StoredCart } from '@/services';

export interface CartState {
  items: CartItem[];
  /** The cart in the user document as last read or written; items that differ are unsaved. */
  saved: CartItem[];
  /** Whether the cart drawer is open. */
  drawerOpen: boolean;
  /** Whether the signed-in person's saved cart is in `items` yet. */
  savedCart: 'awaited' | 'here';
}

export interface CartRoot {
  cart: CartState;
}

const initialState: CartState = { items: [], saved: [], drawerOpen: false, savedCart: 'awaited' };

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    drawerOpened(state) {
      state.drawerOpen = true;
    },
    drawerClosed(state) {
      state.drawerOpen = false;
    },
    /** Sets the line's quantity; does not add to it. */
    itemAdded(state, { payload }: PayloadAction<CartItem>) {
      state.items = setLine(state.items, payload);
    },
    itemRemoved(state, { payload: key }: PayloadAction<string>) {
      state.items = removeLine(state.items, key);
    },
    /** Undoes a removal: the line returns to its position. */
    itemRestored(state, { payload }: PayloadAction<{ item: CartItem; at: number }>) {
      if (state.items.some((other) => cartKey(other) === cartKey(payload.item))) return;
      state.items.splice(payload.at, 0, payload.item);
    },
    quantityChanged(state, { payload }: PayloadAction<{ key: string; delta: number }>) {
      state.items = changeLine(state.items, payload.key, payload.delta);
    },
    cartReplaced(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = payload;
    },
    /** The shopper accepts a price that changed since the line was added. */
    priceAccepted(state, { payload }: PayloadAction<{ key: string; price: number }>) {
      const line = state.items.find((item) => cartKey(item) === payload.key);
      if (line) line.price = payload.price;
    },
    /** Loads the cart from this browser, another tab or the user document. */
    cartLoaded(state, { payload: { items, saved } }: PayloadAction<StoredCart>) {
      state.items = items;
      state.saved = saved;
    },
    cartSaved(state, { payload: saved }: PayloadAction<CartItem[]>) {
      state.saved = saved;
    },
    savedCartArrived(state) {
      state.savedCart = 'here';
    },
    /** Removes an order's lines from the cart; lines added since then stay. */
    linesBought(state, { payload }: PayloadAction<CartItem[]>) {
      state.items = takeAway(state.items, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state) => {
      state.savedCart = 'awaited';
    });
  },
});

export const {
  drawerClosed,
  drawerOpened,
  itemAdded,
  itemRemoved,
  itemRestored,
  quantityChanged,
  priceAccepted,
  cartReplaced,
  cartLoaded,
  cartSaved,
  savedCartArrived,
  linesBought,
} = slice.actions;
export const cartReducer = slice.reducer;

/** Changes made by the shopper or the shop in this tab, as opposed to loaded carts. */
export const isCartChange = isAnyOf(
  itemAdded,
  itemRemoved,
  itemRestored,
  quantityChanged,
  priceAccepted,
  cartReplaced,
  linesBought,
);

/** The units in the cart. */
export const selectCartCount = ({ cart }: CartRoot) =>
  cart.items.reduce((units, { quantity }) => units + quantity, 0);
export const selectDrawerOpen = ({ cart }: CartRoot) => cart.drawerOpen;
