import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Offer } from '@/domain/offer';
import { idle, loading, ready, type Remote } from '@/lib/remote';

export type OffersState = Remote<Offer[]>;
/** The part of the store that this feature reads. */
export interface WithOffers {
  offers: OffersState;
}

const slice = createSlice({
  name: 'offers',
  initialState: idle as OffersState,
  reducers: {
    offersRequested: (state): OffersState => (state.status === 'ready' ? state : loading),
    offersLoaded: (_state, { payload }: PayloadAction<Offer[]>): OffersState => ready(payload),
    /** Only the console hears of it; offers may be asked for again. */
    offersFailed: (state): OffersState => (state.status === 'ready' ? state : idle),
  },
});

export const offersReducer = slice.reducer;
export const { offersRequested, offersLoaded, offersFailed } = slice.actions;

const NONE: Offer[] = [];
/** Enabled offers; none while they are not there. */
export const selectOffers = (state: WithOffers): Offer[] =>
  state.offers.status === 'ready' ? state.offers.value : NONE;
export const selectOffersStatus = (state: WithOffers) => state.offers.status;
