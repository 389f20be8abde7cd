import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SeenItem } from '@/domain/catalogue/picks/seen';

export interface SeenState {
  /** Items viewed on this device, newest first. */
  items: SeenItem[];
}
export interface SeenRoot {
  /** Absent until the runtime loads. */
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
