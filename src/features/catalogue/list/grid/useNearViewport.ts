import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The margin: some way below the viewport, and any distance above it, because the user may have scrolled past. */
const MARGIN = '100000px 0px 800px';

/**
 * Calls `act` when the first element in `within` that matches `selector` is near the viewport or above it, and again
 * if that still holds when `round` changes. Does nothing while `active` is false.
 */
export function useNearViewport(
  within: RefObject<HTMLElement | null>,
  selector: string,
  { active, round, act }: { active: boolean; round: number; act: () => void },
): void {
  const onNear = useEffectEvent(act);
  useEffect(() => {
    const target = within.current?.querySelector(selector);
    if (!active || !target || !('IntersectionObserver' in window)) return undefined;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && onNear(), {
      rootMargin: MARGIN,
    });
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [within, selector, active, round]);
}
