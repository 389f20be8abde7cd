const KEY = 'glumist.reloaded';
/** Milliseconds. A CDN may serve the old page for a while, and reloading it repeatedly would not help. */
const AT_MOST_EVERY_MS = 60_000;

/** Reloads the page because its chunks no longer exist, unless it did so recently; returns whether it reloads. */
export function reloadPage(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (now - last < AT_MOST_EVERY_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without storage a second reload could not be prevented.
    return false;
  }
  window.location.reload();
  return true;
}
