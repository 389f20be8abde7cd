import type { ReactNode } from 'react';
import { ChunkBoundary } from './ChunkBoundary';
import type { LazyChunk } from './lazyChunk';
import { screenFailure } from './Trouble';

/** A screen that shows `fallback` until its chunk has loaded, and 'Loading chunk failed' when it does not load. */
export function inScreenBoundary<P extends object>(Chunk: LazyChunk<P>, fallback: ReactNode): LazyChunk<P> {
  const Screen = (props: P) => (
    <ChunkBoundary fallback={fallback} failure={screenFailure}>
      <Chunk {...props} />
    </ChunkBoundary>
  );
  return Object.assign(Screen, { preload: Chunk.preload });
}
