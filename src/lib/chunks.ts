/** webpack's name for a script that could not be fetched. */
export const isChunkError = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message));

/** Asks for it past every cache, so that an answer that failed and was kept is replaced; the status, or null without an answer. */
const askedAnew = (address: string): Promise<number | null> =>
  fetch(address, { cache: 'reload' }).then(
    ({ status }) => status,
    () => null,
  );

const isGone = (status: number | null) => status === 404 || status === 410;

/**
 * Loads once more what failed. A chunk that the shop does not have any more has gone with a new version, whose page names
 * another: the page is loaded anew, where `reload` can. The cart is kept in the browser.
 */
export async function loadAgain<T>(load: () => Promise<T>, failed: Error, reload: () => boolean): Promise<T> {
  const address = isChunkError(failed) ? failed.request : undefined;
  const status = address === undefined ? null : await askedAnew(address);
  try {
    return await load();
  } catch (error) {
    if (!isGone(status) || !reload()) throw error;
    return new Promise(() => undefined);
  }
}
