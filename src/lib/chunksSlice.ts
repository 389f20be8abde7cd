import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `failed`: the chunk did not load after one retry. */
type ChunkStatus = 'failed' | 'retrying' | 'loaded';
/** By webpack's chunk name; a chunk that never failed is absent. */
export type ChunksState = Readonly<Record<string, ChunkStatus>>;
export interface ChunksRoot {
  chunks: ChunksState;
}
type Named = PayloadAction<{ name: string }>;

const slice = createSlice({
  name: 'chunks',
  initialState: {} as Record<string, ChunkStatus>,
  reducers: {
    chunkFailed(state, { payload: { name } }: Named) {
      state[name] = 'failed';
    },
    chunkRetried(state, { payload: { name } }: Named) {
      state[name] = 'retrying';
    },
    chunkLoaded(state, { payload: { name } }: Named) {
      state[name] = 'loaded';
    },
  },
});

export const { chunkFailed, chunkRetried, chunkLoaded } = slice.actions;
export const chunksReducer = slice.reducer;

/** Whether the chunk failed and has not loaded since; the failure text can stay during a retry. */
export const selectChunkMissing = ({ chunks }: ChunksRoot, name: string): boolean =>
  chunks[name] === 'failed' || chunks[name] === 'retrying';
