import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The packing slips that are being made, and why they could not be. */
export type SlipsState =
  | { status: 'idle' }
  | { status: 'loading'; ids: string[] }
  | { status: 'failed'; ids: string[]; message: string };

const slice = createSlice({
  name: 'admin/packingSlips',
  initialState: { status: 'idle' } as SlipsState,
  reducers: {
    slipsRequested: (_state, { payload: ids }: PayloadAction<readonly string[]>): SlipsState => ({
      status: 'loading',
      ids: [...ids],
    }),
    slipsSaved: (): SlipsState => ({ status: 'idle' }),
    slipsFailed: (state, { payload: message }: PayloadAction<string>): SlipsState =>
      state.status === 'loading' ? { status: 'failed', ids: state.ids, message } : state,
  },
});

export const slipsReducer = slice.reducer;
export const { slipsRequested, slipsSaved, slipsFailed } = slice.actions;

export const selectSlips = ({ admin }: { admin: { packingSlips: SlipsState } }) => admin.packingSlips;
