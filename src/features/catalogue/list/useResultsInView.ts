import { useEffect, useRef } from 'react';

/** Brings the beginning of the results back into view when what is asked for changes further down the page. */
export function useResultsInView(criteriaKey: string) {
  const results = useRef<HTMLDivElement>(null);
  const before = useRef(criteriaKey);
  useEffect(() => {
    if (before.current === criteriaKey) return;
    before.current = criteriaKey;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [criteriaKey]);
  return results;
}
