import type { ComponentType } from 'react';

/** Imports a chunk whose default export is a component, as React.lazy does. */
export type LoadComponent<P> = () => Promise<{ default: ComponentType<P> }>;

/** A chunk that did not load, after one retry. Its message is the text that shoppers read. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /**
   * @param chunk the chunk's name, or its number where it has none
   * @param isReplaced whether the server says that the chunk no longer exists: a newer release has replaced it
   * @param retry lets the next render load the chunk again
   */
  constructor(
    readonly chunk: string,
    readonly isReplaced: boolean,
    readonly retry: () => void,
    cause: unknown,
  ) {
    super('Loading chunk failed', { cause });
  }
}

/** webpack's error for a script that could not be fetched; `request` is the script's address. */
const isWebpackChunkError = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** '/assets/list.1a2b3c4d.js' is the chunk 'list'. */
const chunkOf = (request = ''): string => /([^/.]+)\.[^/]*$/.exec(request)?.[1] ?? 'unknown';

/** Asks past every cache, which replaces a cached failure. Returns the HTTP status, or null without an answer. */
const refetch = (address: string): Promise<number | null> =>
  fetch(address, { cache: 'reload' }).then(
    ({ status }) => status,
    () => null,
  );

/**
 * Loads a chunk, with one retry that bypasses the caches. `retry` is what `ChunkLoadError.retry` does.
 * Throws a ChunkLoadError when both attempts fail, and any other error of the chunk's own code as it is.
 */
export async function loadChunk<T>(load: () => Promise<T>, retry: () => void = () => undefined): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isWebpackChunkError(error)) throw error;
    const status = error.request === undefined ? null : await refetch(error.request);
    try {
      return await load();
    } catch (again) {
      throw new ChunkLoadError(chunkOf(error.request), status === 404 || status === 410, retry, again);
    }
  }
}
