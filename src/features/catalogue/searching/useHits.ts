import { useEffect, useMemo, useState } from 'react';
import type { Hits } from '../browse/browse';
import type { Entry } from '../browse/facets';
import type { createSearch } from './searchIndex';

/** Plain containment: what there is until the index has loaded, and all there is should it not load. */
function contains(entries: readonly Entry[], term: string): string[] {
  return entries
    .filter(({ item, facets }) =>
      `${item.name} ${item.subtitle} ${facets.category.join(' ')}`.toLowerCase().includes(term),
    )
    .map(({ item }) => item.id);
}

/** Ids that the term finds, the best first; null without a term. The index is loaded with the first search. */
export function useHits(entries: readonly Entry[], term: string): Hits {
  const [create, setCreate] = useState<typeof createSearch | null>(null);
  const needed = term !== '';
  useEffect(() => {
    if (!needed) return;
    import('./searchIndex').then(
      (module) => setCreate(() => module.createSearch),
      (error: unknown) => console.error('The search index did not load', error),
    );
  }, [needed]);
  const search = useMemo(() => create?.(entries), [create, entries]);
  return useMemo(() => {
    if (!needed) return null;
    return search ? search(term) : contains(entries, term);
  }, [needed, search, term, entries]);
}
