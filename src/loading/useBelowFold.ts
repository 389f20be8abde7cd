import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useHydrated } from '@/lib/hooks/useHydrated';
import { onFirstInteraction } from './firstInteraction';

/** Distance to the viewport at which an element renders. */
const MARGIN = '10% 0px';

/**
 * Whether the content below the first screen is rendered. A prerendered page omits it until `place` comes
 * near the viewport, or the browser is idle after the first interaction; a page rendered by the browser has
 * it at once. `isPlaced`: whether `place` is in the document yet.
 */
export function useBelowFold(place: RefObject<Element | null>, isPlaced = true): boolean {
  const isHydrated = useHydrated();
  const [isDue, setDue] = useState(isHydrated);
  useEffect(() => {
    if (isDue || !isPlaced || !place.current) return undefined;
    const render = () => startTransition(() => setDue(true));
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && render(), {
      rootMargin: MARGIN,
    });
    observer.observe(place.current);
    const cancel = onFirstInteraction(render);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [isDue, isPlaced, place]);
  return isDue;
}
