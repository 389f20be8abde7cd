/** webpack's name for a script that could not be fetched. */
export const isChunkError = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message));

/** Whether the shop answers at all: without it, a reload would only lose the page. */
async function shopAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Loads once more what failed. A chunk that fails again may have gone with a new version of the shop, whose page names
 * another: where the shop answers, the page is loaded anew. The cart is kept in the browser.
 */
export async function loadAgain<T>(load: () => Promise<T>, failed: Error, reload: () => void): Promise<T> {
  if (isChunkError(failed) && failed.request) {
    // The answer that failed may have been cached; this one takes its place.
    await fetch(failed.request, { cache: 'reload' }).catch(() => undefined);
  }
  try {
    return await load();
  } catch (error) {
    if (!isChunkError(error) || !(await shopAnswers())) throw error;
    reload();
    return new Promise(() => undefined);
  }
}
