import { useSyncExternalStore } from 'react';

/** Set by the latest scroll event, because reading it from the window during a render would force a layout. */
let scrolledTo = 0;

function subscribe(changed: () => void): () => void {
  const note = () => {
    scrolledTo = window.scrollY;
    changed();
  };
  note();
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

/** Whether the page's scroll position in px, which may be fractional, is past a point; `isPast` decides. */
export function useScrolledPast(isPast: (y: number) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPast(scrolledTo),
    () => false,
  );
}
