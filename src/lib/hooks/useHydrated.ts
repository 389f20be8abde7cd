import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the browser renders the page; false on the server and while the server's HTML is being hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
