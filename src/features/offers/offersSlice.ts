import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PublicOffer } from '@/domain/contracts/catalogue';
import { selectHasCatalogue, selectPublicOffers, type WithCatalogue } from '@/features/catalogue';
import { idle, loading, ready, type Remote } from '@/lib/remote';

/** The offers as Firestore has them, with the scheduled ones: read for the checkout, and forgotten when the catalogue is newer. */
export type OffersState = Remote<PublicOffer[]>;
/** The parts of the store that this feature reads. */
export interface WithOffers extends WithCatalogue {
  offers: OffersState;
}

const slice = createSlice({
  name: 'offers',
  initialState: idle as OffersState,
  reducers: {
    offersRequested: (state): OffersState => (state.status === 'ready' ? state : loading),
    offersLoaded: (_state, { payload }: PayloadAction<PublicOffer[]>): OffersState => ready(payload),
    /** Only the console hears of it; offers may be asked for again. */
    offersFailed: (state): OffersState => (state.status === 'ready' ? state : idle),
    /** The catalogue knows better by now. */
    offersSuperseded: (): OffersState => idle,
  },
});

export const offersReducer = slice.reducer;
export const { offersRequested, offersLoaded, offersFailed, offersSuperseded } = slice.actions;

/** Enabled offers: as they were read for the checkout, otherwise as the catalogue has them; none while it is not there. */
export const selectOffers = (state: WithOffers): PublicOffer[] =>
  state.offers.status === 'ready' ? state.offers.value : selectPublicOffers(state);

/** The offers that a list shows. A used-up one stays known, since the shopper may hold its last use in an unpaid order. */
export const selectShownOffers = createSelector([selectOffers], (offers) =>
  offers.filter(({ isUsedUp }) => !isUsedUp),
);

/** Whether the offers are known, so that none means that there are none. */
export const selectOffersKnown = (state: WithOffers) =>
  state.offers.status === 'ready' || selectHasCatalogue(state);

/** Whether they are as Firestore has them: then a code that is not among them is none. */
export const selectOffersRead = (state: WithOffers) => state.offers.status === 'ready';
