import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useHydrated } from '@/lib/hooks/useHydrated';
import { onFirstInteraction } from './firstInteraction';

/** How near the viewport an element has to come before it renders. */
const MARGIN = '10% 0px';

/**
 * Whether what stands below the first screen is rendered. A page that the server has rendered leaves it out until `place` comes near
 * the viewport or the browser is idle after the first interaction; on a page that the browser renders itself it follows at once.
 * `isPlaced`: whether `place` is in the document yet.
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
