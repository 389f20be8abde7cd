import { createSlice } from '@reduxjs/toolkit';

/** The name of the runtime's chunk (createStore's `importRuntime`). */
export const RUNTIME_CHUNK = 'runtime';

export interface RuntimeState {
  /** Whether the sagas run and every slice of the shop is in the store. */
  isRunning: boolean;
}
export interface RuntimeRoot {
  runtime: RuntimeState;
}

const slice = createSlice({
  name: 'runtime',
  initialState: { isRunning: false } as RuntimeState,
  reducers: {
    runtimeStarted(state) {
      state.isRunning = true;
    },
  },
});

export const { runtimeStarted } = slice.actions;
export const runtimeReducer = slice.reducer;
export const selectRuntimeRunning = ({ runtime }: RuntimeRoot) => runtime.isRunning;
