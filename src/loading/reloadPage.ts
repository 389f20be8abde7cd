const KEY = 'glumist.reloaded';
/** Milliseconds. A page that names what is gone may be a CDN's for a while: loading it over and over would not help. */
const AT_MOST_EVERY = 60_000;

/** Loads the page anew for parts that are gone, unless that was just done; whether it does. */
export function reloadPage(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (now - last < AT_MOST_EVERY) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Nobody could tell whether it was done before.
    return false;
  }
  window.location.reload();
  return true;
}
