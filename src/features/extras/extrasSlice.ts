import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { NO_EXTRAS, type CartExtras } from '@/domain/cart/extras';
import type { CartExtrasResponse } from '@/domain/contracts/admin/cartSettings';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** What the shop offers beside the goods. */
export type Offered = Omit<CartExtrasResponse, 'success'>;

export interface ExtrasState {
  mine: CartExtras;
  /** As the user document was last read or written; `mine` differs while it is not saved. */
  saved: CartExtras;
  offered: Remote<Offered>;
  /** The sample that the cart became too small for, which comes back with its sum; empty without one. */
  heldSample: string;
}
export interface WithExtras {
  extras: ExtrasState;
}

const initialState: ExtrasState = { mine: NO_EXTRAS, saved: NO_EXTRAS, offered: idle, heldSample: '' };

const slice = createSlice({
  name: 'extras',
  initialState,
  reducers: {
    extrasChanged(state, { payload }: PayloadAction<Partial<CartExtras>>) {
      Object.assign(state.mine, payload);
      if (payload.sample !== undefined) state.heldSample = '';
    },
    /** After it was taken out. */
    sampleDropped(state, { payload }: PayloadAction<string>) {
      state.heldSample = payload;
    },
    /** From this browser, another tab or the user document. */
    extrasLoaded(state, { payload }: PayloadAction<Pick<ExtrasState, 'mine' | 'saved'>>) {
      Object.assign(state, payload);
      if (payload.mine.sample !== '') state.heldSample = '';
    },
    /** What is shown stays until the answer is there. */
    offeredRequested(state) {
      if (state.offered.status !== 'ready') state.offered = loading;
    },
    offeredLoaded(state, { payload }: PayloadAction<Offered>) {
      state.offered = ready(payload);
    },
    offeredFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.offered.status !== 'ready') state.offered = failed(message);
    },
  },
});

export const extrasReducer = slice.reducer;
export const { extrasChanged, extrasLoaded, offeredRequested, offeredLoaded, offeredFailed, sampleDropped } =
  slice.actions;
export const selectExtras = ({ extras }: WithExtras): CartExtras => extras.mine;
export const selectHeldSample = ({ extras }: WithExtras): string => extras.heldSample;
export const selectOffered = ({ extras }: WithExtras): Remote<Offered> => extras.offered;
