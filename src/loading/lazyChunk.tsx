import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react';
import { loadChunk, type LoadComponent } from './loadChunk';

/** A component whose code is a chunk of its own. Render it inside a ChunkBoundary. */
export type LazyChunk<P> = ComponentType<P> & {
  /** Prefetches the code; from then on the component renders without suspending. Throws when the fetch fails. */
  preload: () => Promise<void>;
};

/** All chunks, and those of the prerendered HTML. */
const chunks: LazyChunk<never>[] = [];
const prerendered: LazyChunk<never>[] = [];

/** React.lazy reads this in the same tick, so that a preloaded chunk never shows its fallback. */
const resolved = <T,>(value: T) =>
  ({ then: (onResolve: (value: T) => void) => onResolve(value) }) as unknown as Promise<T>;

/** React.lazy over `loadChunk`, with a preload and a way to try again after a failure. */
export function lazyChunk<P extends object>(load: LoadComponent<P>): LazyChunk<P> {
  let loaded: { default: ComponentType<P> } | null = null;
  /** A rejected React.lazy stays rejected, so each retry needs a new one. */
  function createLazy(): LazyExoticComponent<ComponentType<P>> {
    const own: LazyExoticComponent<ComponentType<P>> = lazy(() => {
      const replace = () => {
        if (current === own) current = createLazy();
      };
      return loaded ? resolved(loaded) : loadChunk(async () => (loaded = await load()), replace);
    });
    return own;
  }
  let current = createLazy();
  const Chunk = (props: P) => createElement(current as ComponentType<P>, props);
  const chunk: LazyChunk<P> = Object.assign(Chunk, {
    async preload() {
      loaded ??= await load();
    },
  });
  chunks.push(chunk as unknown as LazyChunk<never>);
  return chunk;
}

/** A chunk that is part of the prerendered HTML; React hydrates it once its code has loaded. */
export function prerenderedChunk<P extends object>(load: LoadComponent<P>): LazyChunk<P> {
  const chunk = lazyChunk(load);
  prerendered.push(chunk as unknown as LazyChunk<never>);
  return chunk;
}

/** Loading a chunk may register further ones, which the loop then reaches. */
async function preloadEach(all: readonly LazyChunk<never>[]): Promise<void> {
  for (let next = 0; next < all.length; next += 1) await all[next]?.preload();
}

/** Loads every chunk of the prerendered HTML, since React's synchronous server renderer waits for none. */
export const preloadPrerendered = (): Promise<void> => preloadEach(prerendered);

/** Loads every chunk that is known so far, so that a test can render without waiting. */
export const preloadChunks = (): Promise<void> => preloadEach(chunks);
