/** The delay in milliseconds for browsers without requestIdleCallback. */
const MOMENT_MS = 200;

/**
 * Calls `act` when the browser is idle, after `timeoutMs` milliseconds at most; the returned function cancels it.
 */
export function whenIdle(act: () => void, timeoutMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, MOMENT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
