import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useRouting } from '@/lib/routing';
import type { Navigation } from '@/services';
import { focusContent, leaveContent } from '@/lib/focusContent';
import { withoutAsking } from '@/lib/unsaved';
import { prefersStillness } from '@/lib/useMediaQuery';
import { useTell } from '@/lib/useTell';
import { pageViewed } from './events';
import { floats } from './floats';
import { restorePlace, scrollPlaces } from './scrollPlaces';

function toTop(): void {
  const still = window.matchMedia?.(prefersStillness).matches ?? false;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** Hands the new page to who cannot see it, but never takes the caret from somebody who types. */
function handOver(): void {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement || document.querySelector('[aria-modal="true"]')) return;
  focusContent();
}

/** What every navigation does: scroll, focus, page view; and lets sagas navigate. */
export function useNavigationEffects(navigation: Navigation): void {
  const tell = useTell();
  const navigate = useNavigate();
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef<string | null>(null);
  const { navigator } = useRouting();

  // Before anything of the new page is drawn.
  useEffect(
    () =>
      navigator.subscribe(() => {
        const { action, location } = navigator.visit();
        const from = lastPath.current ?? location.pathname;
        if (action === 'PUSH' && location.pathname !== from && !floats(location.pathname) && !floats(from))
          leaveContent();
      }),
    [navigator],
  );

  useEffect(() => {
    // An address that floats, or that one is at already, is no page to come back to.
    const replace = (path: string) => floats(pathname) || path === pathname;
    // A saga goes where something leads that was decided by then.
    navigation.attach((path, state) =>
      withoutAsking(() => navigate(path, { state, replace: replace(path) })),
    );
  }, [navigation, navigate, pathname]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', scrollPlaces.keep);
    return () => window.removeEventListener('pagehide', scrollPlaces.keep);
  }, []);

  // Before the new page is painted: a shorter page scrolls the window, and that is not the old one's place.
  useLayoutEffect(() => {
    const note = () => scrollPlaces.note(key, window.scrollY);
    // An address rewritten in place, by a filter or more cards, is a new entry at the same place.
    if (type === 'REPLACE' && lastPath.current === pathname) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, pathname, type]);

  useEffect(() => {
    const first = lastPath.current === null;
    const samePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (hash && samePage) return undefined;
    // Newly opened, it may have been scrolled already, by its reader or by what follows the # in its address.
    const place = first ? scrollPlaces.before(key) : scrollPlaces.of(key);
    if (first && place === undefined) return undefined;
    if (type === 'POP') return restorePlace(place ?? 0);
    // The list's filters only rewrite its address.
    if (type === 'REPLACE' && samePage) return undefined;
    toTop();
    if (!first) handOver();
    return undefined;
  }, [pathname, hash, key, type]);

  // Before the screen says what is on it.
  useLayoutEffect(() => {
    tell(pageViewed(pathname));
  }, [tell, pathname]);
}
