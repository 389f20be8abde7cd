import { useSelector } from 'react-redux';
import type { CartItem } from '@/domain/cart/cart';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { ChunkBoundary, lazyChunk } from '@/loading';

const Heart = lazyChunk(async () => ({
  default: (await import(/* webpackChunkName: "runtime" */ '@/features/wishlist')).Heart,
}));

/** The heart of a product or combo. It needs the runtime: an earlier press would be lost. */
export function HeartSlot({ line, onPicture }: { line: CartItem; onPicture?: boolean }) {
  if (!useSelector(selectRuntimeRunning)) return null;
  return (
    <ChunkBoundary>
      <Heart {...line} onPicture={onPicture} />
    </ChunkBoundary>
  );
}
