import { useEffect, useRef } from 'react';

/**
 * Sets the CSS variable `--tall` to a column's height: one that fits sticks below the header, a taller one scrolls to
 * its end first.
 */
export function useStickySide() {
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const column = side.current;
    if (!column || !('ResizeObserver' in window)) return undefined;
    const watcher = new ResizeObserver(() => column.style.setProperty('--tall', `${column.offsetHeight}px`));
    watcher.observe(column);
    return () => watcher.disconnect();
  }, []);
  return side;
}
