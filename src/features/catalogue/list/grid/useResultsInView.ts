import { useEffect, useRef } from 'react';

/** Scrolls to the start of the results when the criteria change further down the page. */
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
