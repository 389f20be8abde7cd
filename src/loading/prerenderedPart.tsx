import { memo } from 'react';
import { ChunkBoundary, type ChunkBoundaryProps } from './ChunkBoundary';
import { prerenderedChunk } from './lazyChunk';
import type { LoadComponent } from './loadChunk';

/**
 * A part of a prerendered screen, with its own chunk. It re-renders only for other props, which `isSame` compares:
 * React drops prerendered HTML whose boundary re-renders before its code has loaded.
 */
export function prerenderedPart<P extends object>(
  load: LoadComponent<P>,
  boundary: Omit<ChunkBoundaryProps, 'children'>,
  isSame?: (before: P, after: P) => boolean,
) {
  const Chunk = prerenderedChunk(load);
  return memo(function PrerenderedPart(props: P) {
    return (
      <ChunkBoundary {...boundary}>
        <Chunk {...props} />
      </ChunkBoundary>
    );
  }, isSame);
}
