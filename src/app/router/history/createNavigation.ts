import type { Navigation } from '@/services';
import { isOverlayPath } from '../paths';
import type { AppHistory } from './createAppHistory';

/** Lets sagas navigate. A save or a log-out comes first, so unsaved forms do not block them. */
export const createNavigation = (history: AppHistory): Navigation => ({
  go(path, state) {
    const { pathname } = history.visit().location;
    // Back does not return to an overlay's address, or to the same page twice.
    const method = isOverlayPath(pathname) || path === pathname ? 'replace' : 'push';
    history[method](path, state, { skipsBlocker: true });
  },
});
