import { useSyncExternalStore } from 'react';

/** Listens for the page being hidden or shown. */
export function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the page is hidden, as in a background tab or on a sleeping phone. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}
