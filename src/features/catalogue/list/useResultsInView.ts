import { useEffect, useRef } from 'react';

/** Brings the beginning of the results back into view when what is asked for changes further down the page. */
export function useResultsInView(asked: string) {
  const results = useRef<HTMLDivElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [asked]);
  return results;
}
