import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PublicOffer } from '@/domain/contracts/shoppers/catalogue';
import { selectHasCatalogue, selectPublicOffers, type WithCatalogue } from '@/features/catalogue';
import { idle, loading, ready, type Remote } from '@/lib/remote';

/** The offers read from Firestore, with scheduled ones: for the checkout, until a newer catalogue arrives. */
export type OffersState = Remote<PublicOffer[]>;
export interface WithOffers extends WithCatalogue {
  offers: OffersState;
}

const slice = createSlice({
  name: 'offers',
  initialState: idle as OffersState,
  reducers: {
    offersRequested: (state): OffersState => (state.status === 'ready' ? state : loading),
    offersLoaded: (_state, { payload }: PayloadAction<PublicOffer[]>): OffersState => ready(payload),
    /** Only logged; the offers can be requested again. */
    offersFailed: (state): OffersState => (state.status === 'ready' ? state : idle),
    /** A newer catalogue has arrived. */
    offersSuperseded: (): OffersState => idle,
  },
});

export const offersReducer = slice.reducer;
export const { offersRequested, offersLoaded, offersFailed, offersSuperseded } = slice.actions;

/** Enabled offers: those read for the checkout, otherwise the catalogue's; empty until it is loaded. */
export const selectOffers = (state: WithOffers): PublicOffer[] =>
  state.offers.status === 'ready' ? state.offers.value : selectPublicOffers(state);

/**
 * The offers for lists. A used-up one is not listed but stays known, because the shopper's unpaid order may hold its
 * last use.
 */
export const selectShownOffers = createSelector([selectOffers], (offers) =>
  offers.filter(({ isUsedUp }) => !isUsedUp),
);

/** Whether the offers are known, so that an empty list means that there are none. */
export const selectOffersKnown = (state: WithOffers) =>
  state.offers.status === 'ready' || selectHasCatalogue(state);

/** Whether the offers come from Firestore, newer than the catalogue's. */
export const selectOffersRead = (state: WithOffers) => state.offers.status === 'ready';
