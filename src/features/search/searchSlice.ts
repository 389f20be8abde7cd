import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@/domain/catalogue/catalogue';
import { MAX_TERM_LENGTH } from '@/domain/catalogue/pages/listCriteria';
import { recommendedOf } from '@/domain/catalogue/picks/recommended';
import { selectCatalogue } from '@/features/catalogue';
import { idle, loading, ready, type Remote } from '@/lib/remote';

/** The fields of a product that the strip shows. */
export type Recommendation = Pick<Product, 'id' | 'name' | 'price' | 'mainImage' | 'rating'>;

export interface SearchState {
  term: string;
  recommended: Remote<Recommendation[]>;
}
export interface WithSearch {
  search: SearchState;
}

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
    /** Only logged; the strip can be requested again. */
    recommendedFailed(state) {
      state.recommended = idle;
    },
  },
});

export const searchReducer = slice.reducer;
export const { searchTermChanged, recommendedRequested, recommendedLoaded, recommendedFailed } =
  slice.actions;

export const selectTerm = (state: WithSearch) => state.search.term;
/** From the catalogue, if loaded. */
export const selectRecommended = createSelector(
  [selectCatalogue, (state: WithSearch) => state.search.recommended],
  (catalogue, read): Remote<Recommendation[]> =>
    catalogue.status === 'ready' ? ready(recommendedOf(catalogue.value.products)) : read,
);
