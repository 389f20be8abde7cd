import { useCallback, useRef, useState } from 'react';

/** A row of pictures that snaps; which one is seen, and a way to go to another. */
export function useSwipe() {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const onScroll = useCallback(() => {
    const row = track.current;
    if (row && row.clientWidth > 0) setAt(Math.round(row.scrollLeft / row.clientWidth));
  }, []);
  const goTo = useCallback((index: number) => {
    setAt(index);
    const row = track.current;
    row?.scrollTo({ left: index * row.clientWidth });
  }, []);
  return { track, at, onScroll, goTo };
}
