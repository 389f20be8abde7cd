import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusContent, leaveContent } from '@/lib/focusContent';
import { isOverlayPath } from './paths';
import { useAppHistory } from './history/useAppHistory';

/** Moves the focus to the page's content for screen readers, unless the user is typing or a modal is open. */
function focusPage(): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  if (document.querySelector('[aria-modal="true"]')) return;
  focusContent();
}

/** Moves the focus with each navigation to another page. */
export function useRouteFocus(): void {
  const history = useAppHistory();
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef<string | null>(null);

  // Before React renders the new page: removing a focused element costs the browser one more layout.
  useEffect(() => {
    let from = history?.visit().location.pathname ?? '';
    return history?.subscribe(() => {
      const { action, location } = history.visit();
      const isOtherPage = location.pathname !== from;
      // A closing overlay returns the focus to its opener.
      const isOverlay = isOverlayPath(location.pathname) || isOverlayPath(from);
      from = location.pathname;
      if (action === NavigationType.Push && isOtherPage && !isOverlay) leaveContent();
    });
  }, [history]);

  useEffect(() => {
    const isFirst = lastPath.current === null;
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (isFirst || type === NavigationType.Pop) return;
    if (isSamePage && (hash || type === NavigationType.Replace)) return;
    focusPage();
  }, [pathname, hash, key, type]);
}
