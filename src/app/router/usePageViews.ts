import { useEffectEvent, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { pageViewed } from '../events';

/** Dispatches a page view for each path, before the screen's own effects name the page. */
export function usePageViews(): void {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const report = useEffectEvent((path: string) => dispatch(pageViewed(path, search)));
  useLayoutEffect(() => {
    report(pathname);
  }, [pathname]);
}
