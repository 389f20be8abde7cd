import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date; false without `matchMedia` and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}

export const prefersStillness = '(prefers-reduced-motion: reduce)';
export const isDesktop = '(min-width: 1024px)';
