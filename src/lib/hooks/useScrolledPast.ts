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

/** Whether the page has been scrolled by `px` or more. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolledTo >= px,
    () => false,
  );
}
