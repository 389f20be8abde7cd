import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** false while the page is drawn beforehand and until the browser has taken it over. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
