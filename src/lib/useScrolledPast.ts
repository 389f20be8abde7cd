import { useSyncExternalStore } from 'react';

/** As the latest scroll left it: to ask the window in the middle of a drawing would have the page laid out for the answer. */
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

/** Whether the page has been scrolled by px or more. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolledTo >= px,
    () => false,
  );
}
