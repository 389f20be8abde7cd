import { createSlice } from '@reduxjs/toolkit';

export interface RuntimeState {
  /** Whether the sagas run and every slice of the shop is in the store. */
  isRunning: boolean;
  /** Whether its chunk failed to load, after one retry, and has not loaded since. */
  isMissing: boolean;
}
export interface RuntimeRoot {
  runtime: RuntimeState;
}

const slice = createSlice({
  name: 'runtime',
  initialState: { isRunning: false, isMissing: false } as RuntimeState,
  reducers: {
    runtimeStarted(state) {
      state.isRunning = true;
      state.isMissing = false;
    },
    runtimeFailed(state) {
      state.isMissing = true;
    },
  },
});

export const { runtimeStarted, runtimeFailed } = slice.actions;
export const runtimeReducer = slice.reducer;
export const selectRuntimeRunning = ({ runtime }: RuntimeRoot) => runtime.isRunning;
/** True during a retry, too, so that the failure text can stay. */
export const selectRuntimeMissing = ({ runtime }: RuntimeRoot) => runtime.isMissing;
