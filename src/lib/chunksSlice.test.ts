import { chunkFailed, chunkLoaded, chunkRetried, chunksReducer, selectChunkMissing } from './chunksSlice';

const after = (...actions: Parameters<typeof chunksReducer>[1][]) => ({
  chunks: actions.reduce(chunksReducer, chunksReducer(undefined, { type: 'init' })),
});
const list = { name: 'list' };

test.each([
  ['nothing', after(), false, false],
  ['a failure', after(chunkFailed(list)), true, true],
  ['a retry', after(chunkFailed(list), chunkRetried(list)), false, true],
  ['a failed retry', after(chunkFailed(list), chunkRetried(list), chunkFailed(list)), true, true],
  ['a successful retry', after(chunkFailed(list), chunkRetried(list), chunkLoaded(list)), false, false],
  ['the failure of another chunk', after(chunkFailed({ name: 'detail' })), false, false],
])('the state of a chunk after %s', (_, state, failed, missing) => {
  expect(state.chunks.list === 'failed').toBe(failed);
  expect(selectChunkMissing(state, 'list')).toBe(missing);
});
