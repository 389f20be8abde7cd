import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderView } from '@/services/browser/stored/team/orderViews';

/** Views that one browser keeps. */
export const MAX_VIEWS = 12;
export const MAX_NAME = 30;

export interface ViewsState {
  saved: readonly OrderView[];
  /** Whether the dialog for the view's name is open. */
  isNaming: boolean;
}

const initialState: ViewsState = { saved: [], isNaming: false };

const slice = createSlice({
  name: 'admin/orderViews',
  initialState,
  reducers: {
    viewsLoaded(state, { payload }: PayloadAction<OrderView[]>) {
      state.saved = payload.slice(0, MAX_VIEWS);
    },
    namingOpened(state) {
      state.isNaming = true;
    },
    namingClosed(state) {
      state.isNaming = false;
    },
    /** A view of the same address is replaced. */
    viewSaved(state, { payload }: PayloadAction<OrderView>) {
      const others = state.saved.filter(({ search }) => search !== payload.search);
      state.saved = [...others, payload].slice(0, MAX_VIEWS);
      state.isNaming = false;
    },
    viewRemoved(state, { payload: search }: PayloadAction<string>) {
      state.saved = state.saved.filter((one) => one.search !== search);
    },
  },
});

export const { viewsLoaded, namingOpened, namingClosed, viewSaved, viewRemoved } = slice.actions;
export const orderViewsReducer = slice.reducer;

export const selectViews = ({ admin }: { admin: { orderViews: ViewsState } }) => admin.orderViews;
