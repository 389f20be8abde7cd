import { inScreenBoundary, lazyChunk, type LazyChunk, type LoadComponent } from '@/loading';
import { Skeleton } from '@/ui';

const placeholder = <Skeleton style={{ height: 420 }} aria-busy="true" />;

/** A screen of the admin whose code is a chunk of its own, so that the menu and the lists do not wait for it. */
export const adminScreen = <P extends object>(load: LoadComponent<P>): LazyChunk<P> =>
  inScreenBoundary(lazyChunk(load), placeholder);
