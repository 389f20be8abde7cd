import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SeenItem } from '@/domain/catalogue/picks/seen';

export interface SeenState {
  /** What was looked at on this device, the last first. */
  items: SeenItem[];
}
export interface SeenRoot {
  /** Comes with the runtime. */
  seen?: SeenState;
}

const initialState: SeenState = { items: [] };

const slice = createSlice({
  name: 'seen',
  initialState,
  reducers: {
    seenLoaded(state, { payload }: PayloadAction<SeenItem[]>) {
      state.items = payload;
    },
  },
});

export const { seenLoaded } = slice.actions;
export const seenReducer = slice.reducer;

const NONE: SeenItem[] = [];
export const selectSeen = ({ seen }: SeenRoot) => seen?.items ?? NONE;
