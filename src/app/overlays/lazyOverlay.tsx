import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { ChunkBoundary, lazyChunk, type LazyChunk, type LoadComponent, overlayFailure } from '@/loading';
import { OverlayLoader } from './OverlayLoader';

/** Shows a loader until the overlay's chunk has loaded; closing the overlay dispatches `closed`. */
export function inOverlayBoundary<P extends object>(
  Chunk: LazyChunk<P>,
  closed: () => UnknownAction,
): LazyChunk<P> {
  function Overlay(props: P) {
    const dispatch = useDispatch();
    return (
      <ChunkBoundary fallback={<OverlayLoader />} failure={overlayFailure(() => dispatch(closed()))}>
        <Chunk {...props} />
      </ChunkBoundary>
    );
  }
  return Object.assign(Overlay, { preload: Chunk.preload });
}

/** An overlay whose code is a chunk of its own. */
export const lazyOverlay = <P extends object>(
  load: LoadComponent<P>,
  closed: () => UnknownAction,
): LazyChunk<P> => inOverlayBoundary(lazyChunk(load), closed);
