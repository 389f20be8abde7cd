import type { ComponentType } from 'react';
import { ChunkBoundary, lazyChunk, type LazyChunk, prerenderedChunk, screenFailure } from '@/loading';
import { Loader } from '@/ui';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const loader = <Loader />;

/** Shows the loader until the screen's chunk has loaded, and 'Loading chunk failed' when it does not load. */
function inBoundary<P extends object>(Chunk: LazyChunk<P>): LazyChunk<P> {
  const Screen = (props: P) => (
    <ChunkBoundary fallback={loader} failure={screenFailure}>
      <Chunk {...props} />
    </ChunkBoundary>
  );
  return Object.assign(Screen, { preload: Chunk.preload });
}

/** A public screen: the server prerenders it. */
export const publicScreen = <P extends object>(load: Load<P>): LazyChunk<P> =>
  inBoundary(prerenderedChunk<P>(() => load().then((module) => module.default)));

/** A screen for signed-in people; only the browser renders it. */
export const privateScreen = <P extends object>(load: Load<P>): LazyChunk<P> =>
  inBoundary(lazyChunk<P>(() => load().then((module) => module.default)));
