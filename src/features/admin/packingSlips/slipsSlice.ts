import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { without } from '@/domain/records/without';

/** A packing slip that is being made, or why it could not be. */
export type SlipState = { status: 'loading' } | { status: 'failed'; message: string };

/** The slips by order id; none where none was asked for, or it is saved. */
type SlipsState = Record<string, SlipState>;

const slice = createSlice({
  name: 'admin/packingSlips',
  initialState: {} as SlipsState,
  reducers: {
    slipRequested(state, { payload: orderId }: PayloadAction<string>) {
      state[orderId] = { status: 'loading' };
    },
    slipSaved: (state, { payload: orderId }: PayloadAction<string>) => without(state, orderId),
    slipFailed(state, { payload: { orderId, why } }: PayloadAction<{ orderId: string; why: string }>) {
      state[orderId] = { status: 'failed', message: why };
    },
  },
});

export const slipsReducer = slice.reducer;
export const { slipRequested, slipSaved, slipFailed } = slice.actions;

export const selectSlip =
  (orderId: string) =>
  ({ admin }: { admin: { packingSlips: SlipsState } }): SlipState | undefined =>
    admin.packingSlips[orderId];
