import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { swapOnPhone, shownOnPhone, toggleCompared } from '@/domain/compare/comparedIds';

/** Why a product of the address is not compared: no longer sold, never known, or its lookup failed. */
export type Missing = 'withdrawn' | 'unknown' | 'unavailable';

export interface CompareState {
  /** The picked products, or those of the last comparison. */
  ids: string[];
  /** The two that a phone shows; empty means the first two. */
  onPhone: string[];
  isOnlyDifferent: boolean;
  isPickerOpen: boolean;
  /** By product id. */
  missing: Record<string, Missing>;
}
export interface CompareRoot {
  /** Absent until the runtime loads. */
  compare?: CompareState;
}

const initialState: CompareState = {
  ids: [],
  onPhone: [],
  isOnlyDifferent: false,
  isPickerOpen: false,
  missing: {},
};

const slice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    /** The page shows these products. */
    comparisonShown(state, { payload: ids }: PayloadAction<string[]>) {
      state.ids = ids;
    },
    pickToggled(state, { payload: id }: PayloadAction<string>) {
      state.ids = toggleCompared(state.ids, id);
    },
    picksCleared(state) {
      state.ids = [];
    },
    chipPressed(state, { payload: id }: PayloadAction<string>) {
      state.onPhone = swapOnPhone(state.ids, shownOnPhone(state.ids, state.onPhone), id);
    },
    differencesChosen(state, { payload }: PayloadAction<boolean>) {
      state.isOnlyDifferent = payload;
    },
    pickerOpened(state) {
      state.isPickerOpen = true;
    },
    pickerClosed(state) {
      state.isPickerOpen = false;
    },
    /** Products of the address that the catalogue does not list. */
    missingRequested: (_state, _action: PayloadAction<string[]>) => undefined,
    missingLoaded(state, { payload }: PayloadAction<Record<string, Missing>>) {
      state.missing = payload;
    },
  },
});

export const {
  chipPressed,
  comparisonShown,
  differencesChosen,
  missingLoaded,
  missingRequested,
  pickerClosed,
  pickerOpened,
  picksCleared,
  pickToggled,
} = slice.actions;
export const compareReducer = slice.reducer;

export const selectCompare = ({ compare }: CompareRoot): CompareState => compare ?? initialState;
