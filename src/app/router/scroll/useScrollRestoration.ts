import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { prefersStillness } from '@/lib/hooks/useMediaQuery';
import { restoreScroll, scrollPositions } from './scrollPositions';

function scrollToTop(): void {
  const isStill = window.matchMedia?.(prefersStillness).matches ?? false;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/** Scrolls a new page to its top, and restores the position after Back, Forward and a reload. */
export function useScrollRestoration(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', scrollPositions.store);
    return () => window.removeEventListener('pagehide', scrollPositions.store);
  }, []);

  // Before the paint: a shorter page clamps the scroll position, which would overwrite the old page's.
  useLayoutEffect(() => {
    const note = () => scrollPositions.note(key, window.scrollY);
    // A filter or more cards replace the address in place: a new key at the same position.
    if (type === NavigationType.Replace && lastPath.current === pathname) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, pathname, type]);

  useEffect(() => {
    const isFirst = lastPath.current === null;
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (hash && isSamePage) return undefined;
    // The user, or the address's fragment, may have scrolled a new document before its scripts ran.
    const position = isFirst ? scrollPositions.beforeLoad(key) : scrollPositions.of(key);
    if (isFirst && position === undefined) return undefined;
    if (type === NavigationType.Pop) return restoreScroll(position ?? 0);
    if (type === NavigationType.Replace && isSamePage) return undefined;
    scrollToTop();
    return undefined;
  }, [pathname, hash, key, type]);
}
