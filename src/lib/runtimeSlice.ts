import { createSlice } from '@reduxjs/toolkit';
import { chunkFailed, chunkRetried } from './chunksSlice';

/** The name of the runtime's chunk (createStore's `importRuntime`). */
export const RUNTIME_CHUNK = 'runtime';

export interface RuntimeState {
  /** `running`: the sagas run and every slice of the shop is in the store. */
  status: 'idle' | 'loading' | 'running' | 'failed';
}
export interface RuntimeRoot {
  runtime: RuntimeState;
}

const isRuntime = ({ payload }: { payload: { name: string } }) => payload.name === RUNTIME_CHUNK;

const slice = createSlice({
  name: 'runtime',
  initialState: { status: 'idle' } as RuntimeState,
  reducers: {
    runtimeRequested(state) {
      state.status = 'loading';
    },
    runtimeStarted(state) {
      state.status = 'running';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(chunkFailed, (state, action) => {
      if (isRuntime(action)) state.status = 'failed';
    });
    builder.addCase(chunkRetried, (state, action) => {
      if (isRuntime(action)) state.status = 'loading';
    });
  },
});

export const { runtimeRequested, runtimeStarted } = slice.actions;
export const runtimeReducer = slice.reducer;
export const selectRuntimeRunning = ({ runtime }: RuntimeRoot) => runtime.status === 'running';
