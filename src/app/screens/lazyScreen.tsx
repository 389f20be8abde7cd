import type { ComponentType } from 'react';
import { inScreenBoundary, lazyChunk, type LazyChunk, prerenderedChunk } from '@/loading';
import { Loader } from '@/ui';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const loader = <Loader />;

/** A public screen: the server prerenders it. */
export const publicScreen = <P extends object>(load: Load<P>): LazyChunk<P> =>
  inScreenBoundary(
    prerenderedChunk<P>(() => load().then((module) => module.default)),
    loader,
  );

/** A screen for signed-in people; only the browser renders it. */
export const privateScreen = <P extends object>(load: Load<P>): LazyChunk<P> =>
  inScreenBoundary(
    lazyChunk<P>(() => load().then((module) => module.default)),
    loader,
  );
