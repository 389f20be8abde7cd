import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@/domain/catalogue/catalogue';
import { recommendedOf } from '@/domain/catalogue/recommended';
import { selectCatalogue } from '@/features/catalogue';
import { idle, loading, ready, type Remote } from '@/lib/remote';

/** As much of a product as the strip shows. */
export type Recommendation = Pick<Product, 'id' | 'name' | 'price' | 'mainImage' | 'rating'>;

export interface SearchState {
  term: string;
  recommended: Remote<Recommendation[]>;
}
/** The part of the store that this feature reads. */
export interface WithSearch {
  search: SearchState;
}

/** Nobody types more than that to find a cream; what is pasted may be a page. */
export const MAX_TERM_LENGTH = 80;
export const asTerm = (text: string) => text.toLowerCase().slice(0, MAX_TERM_LENGTH);

const initialState: SearchState = { term: '', recommended: idle };

const slice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchTermChanged(state, { payload }: PayloadAction<string>) {
      state.term = asTerm(payload);
    },
    recommendedRequested(state) {
      if (state.recommended.status !== 'ready') state.recommended = loading;
    },
    recommendedLoaded(state, { payload }: PayloadAction<Recommendation[]>) {
      state.recommended = ready(payload);
    },
    /** Only the console hears of it; the strip may be asked for again. */
    recommendedFailed(state) {
      state.recommended = idle;
    },
  },
});

export const searchReducer = slice.reducer;
export const { searchTermChanged, recommendedRequested, recommendedLoaded, recommendedFailed } =
  slice.actions;

export const selectTerm = (state: WithSearch) => state.search.term;
/** Out of the catalogue, where it is there. */
export const selectRecommended = createSelector(
  [selectCatalogue, (state: WithSearch) => state.search.recommended],
  (catalogue, read): Remote<Recommendation[]> =>
    catalogue.status === 'ready' ? ready(recommendedOf(catalogue.value.products)) : read,
);
