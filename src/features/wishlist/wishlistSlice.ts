import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { SharedWishlistResponse } from '@/domain/contracts/shoppers/wishlist';
import type { LinkContent, LinkFailure } from '@/features/mailLink';
import { addWish, removeWish, wishKey, type Wish } from '@/domain/wishlist/wishlist';
import { idle, loading, ready } from '@/lib/remote';
import type { Owned } from '@/services';

/** A heart's product or combo. */
export interface HeartFacts extends Pick<Wish, 'kind' | 'id' | 'sku' | 'price'> {
  name: string;
}

export interface WishlistState {
  /** Newest first. */
  items: Wish[];
  /** The list that the backend has confirmed; empty for a guest. */
  saved: Wish[];
  /** The random part of the list's link; null while it is not shared. */
  token: string | null;
  /** Whether the link is being created or revoked. */
  isSharing: boolean;
  /** The opened shared list. */
  shared: LinkContent<SharedWishlistResponse['items']>;
}
export interface WishlistRoot {
  wishlist: WishlistState;
}

const initialState: WishlistState = {
  items: [],
  saved: [],
  token: null,
  isSharing: false,
  shared: idle,
};

const slice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    /** The saga adds the time, or reports that the list is full. */
    heartPressed: (_state, _action: PayloadAction<HeartFacts>) => undefined,
    wishAdded(state, { payload }: PayloadAction<Wish>) {
      state.items = addWish(state.items, payload);
    },
    wishRemoved(state, { payload: key }: PayloadAction<string>) {
      state.items = removeWish(state.items, key);
    },
    /** Undoes a removal: the wish returns to its position, with its older price. */
    wishRestored(state, { payload: { wish, at } }: PayloadAction<{ wish: Wish; at: number }>) {
      if (!state.items.some((other) => wishKey(other) === wishKey(wish))) state.items.splice(at, 0, wish);
    },
    /** Loads the list from this browser, another tab or the backend. */
    wishlistLoaded(state, { payload: { items, saved } }: PayloadAction<Owned<Wish>>) {
      state.items = items;
      state.saved = saved;
    },
    /** Opens the page from a toast. */
    wishlistOpened: () => undefined,
    sharingRequested(state, _action: PayloadAction<boolean>) {
      state.isSharing = true;
    },
    linkLoaded(state, { payload: token }: PayloadAction<string | null>) {
      state.token = token;
      state.isSharing = false;
    },
    sharingFailed(state) {
      state.isSharing = false;
    },
    sharedListRequested(state, _action: PayloadAction<string>) {
      state.shared = loading;
    },
    sharedListLoaded(state, { payload }: PayloadAction<SharedWishlistResponse['items']>) {
      state.shared = ready(payload);
    },
    sharedListFailed(state, { payload }: PayloadAction<LinkFailure>) {
      state.shared = payload;
    },
  },
});

export const {
  heartPressed,
  linkLoaded,
  sharedListFailed,
  sharedListLoaded,
  sharedListRequested,
  sharingFailed,
  sharingRequested,
  wishAdded,
  wishlistLoaded,
  wishlistOpened,
  wishRemoved,
  wishRestored,
} = slice.actions;
export const wishlistReducer = slice.reducer;

/** Changes made in this tab, as opposed to loaded lists. */
export const isWishlistChange = isAnyOf(wishAdded, wishRemoved, wishRestored);

export const selectWishes = ({ wishlist }: WishlistRoot) => wishlist.items;
export const selectSavedWishes = ({ wishlist }: WishlistRoot) => wishlist.saved;
export const selectWishlistLink = ({ wishlist }: WishlistRoot) => wishlist.token;
export const selectIsSharing = ({ wishlist }: WishlistRoot) => wishlist.isSharing;
export const selectSharedList = ({ wishlist }: WishlistRoot) => wishlist.shared;
export const selectIsWished = (key: string) => (state: WishlistRoot) =>
  state.wishlist.items.some((wish) => wishKey(wish) === key);
