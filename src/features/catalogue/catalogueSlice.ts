import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName } from '@/domain/analytics/analytics';
import type { CartItem } from '@/domain/cart/cart';
import type { ItemKind } from '@/domain/catalogue/catalogue';
import type { DetailAddress } from '@/domain/catalogue/pages/detailAddress';
import { signedOut } from '@/features/auth';
import { failed, idle, loading, ready } from '@/lib/remote';
import type { Catalogue, CatalogueState, DeliveryFacts, Detail, ListItem } from './types';

export const initialState: CatalogueState = {
  all: idle,
  preview: null,
  prerenderedAt: '',
  details: {},
  delivery: { pincode: '', answer: idle },
};

/** The answer's items, but those of the page that are newer: an answer may come from a cache. */
const newest = <Item extends { id: string; updatedAt: string }>(
  answered: readonly Item[],
  shown: readonly Item[] = [],
): Item[] =>
  answered.map(
    (item) => shown.find(({ id, updatedAt }) => id === item.id && updatedAt > item.updatedAt) ?? item,
  );

export const detailKey = ({ kind, id }: DetailAddress) => `${kind}/${id}`;

const slice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    catalogueRequested(state) {
      if (state.all.status !== 'ready') state.all = loading;
    },
    catalogueLoaded(state, { payload }: PayloadAction<Catalogue>) {
      // The same version again: keeping the objects avoids recomputing everything derived from them.
      if (state.all.status === 'ready' && state.all.value.version === payload.version) return;
      // A cached answer of an older release may lack new fields.
      const { offers = [], story = null } = payload;
      const products = newest(payload.products, state.preview?.products);
      const combos = newest(payload.combos, state.preview?.combos);
      state.all = ready({ ...payload, products, combos, offers, story });
      state.preview = null;
    },
    catalogueFailed(state, { payload }: PayloadAction<string>) {
      if (state.all.status !== 'ready') state.all = failed(payload);
    },
    /** Loaded details stay on the screen while they are requested again. */
    detailRequested(state, { payload }: PayloadAction<DetailAddress>) {
      const key = detailKey(payload);
      const status = state.details[key]?.status;
      if (status !== 'ready' && status !== 'missing') state.details[key] = loading;
    },
    detailLoaded(state, { payload }: PayloadAction<{ key: string; detail: Detail }>) {
      state.details[payload.key] = ready(payload.detail);
    },
    detailNotFound(state, { payload }: PayloadAction<{ key: string; alternatives: ListItem[] }>) {
      state.details[payload.key] = { status: 'missing', alternatives: payload.alternatives };
    },
    detailFailed(state, { payload }: PayloadAction<{ key: string; message: string }>) {
      if (state.details[payload.key]?.status !== 'ready')
        state.details[payload.key] = failed(payload.message);
    },
    pincodeEntered(state, { payload: pincode }: PayloadAction<string>) {
      state.delivery = { pincode, answer: loading };
    },
    /** The PIN code that this browser keeps from an earlier check. */
    pincodeRecalled(state, { payload: pincode }: PayloadAction<string>) {
      state.delivery = { pincode, answer: loading };
    },
    deliveryChecked(state, { payload }: PayloadAction<DeliveryFacts>) {
      state.delivery.answer = ready(payload);
    },
    deliveryCheckFailed(state, { payload }: PayloadAction<string>) {
      state.delivery.answer = failed(payload);
    },
    /** A list of products and combos is on the screen, as keys `product/{id}` and `combo/{id}`. */
    listShown: (_state, _action: PayloadAction<{ list: ListName; keys: string[] }>) => undefined,
    /** The shopper looks at a product or combo. */
    itemViewed: (_state, _action: PayloadAction<{ kind: ItemKind; id: string }>) => undefined,
    /** The shopper shares the page with this name. */
    pageShared: (_state, _action: PayloadAction<string>) => undefined,
    /** The shopper adds an item. The app forwards it to the cart, which this feature does not import. */
    itemChosen: (_state, _action: PayloadAction<CartItem>) => undefined,
  },
  extraReducers: (builder) => {
    // The PIN code of a saved address, or a typed one.
    builder.addCase(signedOut, (state) => {
      state.delivery = initialState.delivery;
    });
  },
});

export const catalogueReducer = slice.reducer;
export const {
  catalogueRequested,
  catalogueLoaded,
  catalogueFailed,
  detailRequested,
  detailLoaded,
  detailNotFound,
  detailFailed,
  pincodeEntered,
  pincodeRecalled,
  deliveryChecked,
  deliveryCheckFailed,
  pageShared,
  itemChosen,
  itemViewed,
  listShown,
} = slice.actions;
