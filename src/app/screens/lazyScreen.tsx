import type { ComponentType } from 'react';
import { ChunkBoundary, lazyChunk, type LazyChunk, prerenderedChunk, screenFailure } from '@/loading';
import { Loader } from '@/ui';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const loader = <Loader />;

/** A screen shows the loader until its chunk is there, and 'Loading chunk failed' when that does not come. */
function inBoundary<P extends object>(Chunk: LazyChunk<P>): LazyChunk<P> {
  const Screen = (props: P) => (
    <ChunkBoundary fallback={loader} failure={screenFailure}>
      <Chunk {...props} />
    </ChunkBoundary>
  );
  return Object.assign(Screen, { preload: Chunk.preload });
}

/** A screen that everybody may see: the server prerenders it. */
export const publicScreen = <P extends object>(load: Load<P>): LazyChunk<P> =>
  inBoundary(prerenderedChunk<P>(() => load().then((module) => module.default)));

/** A screen for signed-in people, which only the browser renders. */
export const privateScreen = <P extends object>(load: Load<P>): LazyChunk<P> =>
  inBoundary(lazyChunk<P>(() => load().then((module) => module.default)));
