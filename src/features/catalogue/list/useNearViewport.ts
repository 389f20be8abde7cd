import { type RefObject, useEffect, useEffectEvent } from 'react';

/** It may lie some way beneath the screen, or anywhere above it: one may have gone past. */
const NEAR = '100000px 0px 800px';

/**
 * Calls `act` when the first element in `within` that fits `selector` is nearly in sight or was gone past; again where it still is after `round`
 * has changed. Not at all while `active` is false.
 */
export function useNearViewport(
  within: RefObject<HTMLElement | null>,
  selector: string,
  { active, round, act }: { active: boolean; round: number; act: () => void },
): void {
  const isNear = useEffectEvent(act);
  useEffect(() => {
    const target = within.current?.querySelector(selector);
    if (!active || !target || !('IntersectionObserver' in window)) return undefined;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && isNear(), {
      rootMargin: NEAR,
    });
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [within, selector, active, round]);
}
