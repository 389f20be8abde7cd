import type { ComponentType } from 'react';
import { ChunkBoundary, lazyChunk, screenFailure } from '@/loading';
import { Skeleton } from '@/ui';

const placeholder = <Skeleton style={{ height: 420 }} aria-busy="true" />;

/** A screen of the admin whose code is a chunk of its own, so that the menu and the lists do not wait for it. */
export function adminScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Chunk = lazyChunk(load);
  return function AdminScreen(props: P) {
    return (
      <ChunkBoundary fallback={placeholder} failure={screenFailure}>
        <Chunk {...props} />
      </ChunkBoundary>
    );
  };
}
