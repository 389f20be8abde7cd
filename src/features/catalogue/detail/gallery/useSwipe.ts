import { useCallback, useRef, useState } from 'react';

/** A snapping row of pictures, and the index of the visible one. */
export function useSwipe() {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const onScroll = useCallback(() => {
    const row = track.current;
    if (row && row.clientWidth > 0) setAt(Math.round(row.scrollLeft / row.clientWidth));
  }, []);
  return { track, at, onScroll };
}
