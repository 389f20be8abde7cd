/** Milliseconds: what a browser that cannot tell is given. */
const MOMENT = 200;

/** Runs once the browser has nothing better to do, after `latest` milliseconds in any case; the returned function calls it off. */
export function whenIdle(act: () => void, latest: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, MOMENT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: latest });
  return () => cancelIdleCallback(handle);
}
