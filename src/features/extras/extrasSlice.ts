import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { NO_EXTRAS, type CartExtras, type StoredExtras } from '@/domain/cart/extras';
import type { CartExtrasResponse } from '@/domain/contracts/admin/cartSettings';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** The extras that the shop offers: gift wrap and free samples. */
export type Offered = Omit<CartExtrasResponse, 'success'>;

/** `saved`: as last read from or written to the user document. */
export interface ExtrasState extends StoredExtras {
  offered: Remote<Offered>;
  /**
   * The sample removed because the cart became too small. It returns once the sum is reached; empty without
   * one.
   */
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
    /** The payload is the removed sample. */
    sampleDropped(state, { payload }: PayloadAction<string>) {
      state.heldSample = payload;
    },
    /** From this browser, another tab or the user document. */
    extrasLoaded(state, { payload }: PayloadAction<StoredExtras>) {
      Object.assign(state, payload);
      if (payload.mine.sample !== '') state.heldSample = '';
    },
    /** Keeps the shown extras until the answer arrives. */
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
