import { inScreenBoundary, lazyChunk, type LazyChunk, type LoadComponent, prerenderedChunk } from '@/loading';
import { Loader } from '@/ui';

const loader = <Loader />;

/** A public screen: the server prerenders it. */
export const publicScreen = <P extends object>(load: LoadComponent<P>): LazyChunk<P> =>
  inScreenBoundary(prerenderedChunk(load), loader);

/** A screen for signed-in people; only the browser renders it. */
export const privateScreen = <P extends object>(load: LoadComponent<P>): LazyChunk<P> =>
  inScreenBoundary(lazyChunk(load), loader);
