const IDLE_TIMEOUT_MS = 3000;

/** Calls `work` once the page has loaded and the browser is idle. */
export function whenLoadedAndIdle(work: () => void): void {
  const soon = () => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    } else setTimeout(work, 1);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
