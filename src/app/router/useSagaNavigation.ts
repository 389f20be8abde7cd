import { useEffect } from 'react';
import type { Navigation } from '@/services';
import { isOverlayPath } from './paths';
import { useAppHistory } from './history/useAppHistory';

/** Lets sagas navigate. A save or a log-out comes first, so unsaved forms do not block them. */
export function useSagaNavigation(navigation: Navigation): void {
  const history = useAppHistory();
  useEffect(() => {
    if (!history) return;
    navigation.attach((path, state) => {
      const { pathname } = history.visit().location;
      // Back does not return to an overlay's address, or to the same page twice.
      const method = isOverlayPath(pathname) || path === pathname ? 'replace' : 'push';
      history[method](path, state, { skipsBlocker: true });
    });
  }, [navigation, history]);
}
