import { useEffect, type RefObject } from 'react';

/** Sets the CSS variable `--tall` of a sticky column to its height. */
export function useTall(ref: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const column = ref.current;
    if (!column || !('ResizeObserver' in window)) return undefined;
    const watcher = new ResizeObserver(() => column.style.setProperty('--tall', `${column.offsetHeight}px`));
    watcher.observe(column);
    return () => watcher.disconnect();
  }, [ref]);
}
