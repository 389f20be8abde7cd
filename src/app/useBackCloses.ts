import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { closeTopLayer } from '@/ui';

/** The router numbers its entries of the browser's history. */
function entryOf(state: unknown): number | null {
  const idx = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
}

/**
 * Back, while something floats over the page, closes that and stays: the way back is gone forward again, unseen.
 * To be mounted together with the router.
 */
export function useBackCloses(): void {
  const { key } = useLocation();
  const at = useRef<number | null>(null);

  useEffect(() => {
    at.current = entryOf(window.history.state);
  }, [key]);

  // A layout effect of the router's child runs before the router's own: this listener is asked first.
  useLayoutEffect(() => {
    let returning = false;
    const onPop = (event: PopStateEvent) => {
      const to = entryOf(event.state);
      if (returning) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (at.current === null || to === null || to === at.current || !closeTopLayer()) return;
      event.stopImmediatePropagation();
      returning = true;
      window.history.go(at.current - to);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}
