import { useEffect, useRef } from 'react';

/**
 * Tells the stylesheet how tall a column is (`--tall`): one that fits stays under the header, a taller one scrolls until
 * its foot is reached.
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
