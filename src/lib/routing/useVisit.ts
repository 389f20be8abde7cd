import { useSyncExternalStore } from 'react';
import type { Visit } from './types';
import { useRouting } from './useRouting';

/** A part of where one is; draws anew with that alone. `read` gives the same for the same visit. */
export function useVisit<T>(read: (visit: Visit) => T): T {
  const { navigator, first } = useRouting();
  return useSyncExternalStore(
    navigator.subscribe,
    () => read(navigator.visit()),
    () => read(first),
  );
}
