import { useEffect, useMemo, useState } from 'react';
import { keyOf, type Entry } from '../browse/facets';
import type { Answer, Search } from './searchIndex';

/** What a term finds: nothing typed, the index still on its way, or an answer. */
export type Found = { status: 'all' } | { status: 'pending' } | { status: 'ready'; answer: Answer };

/** The newest index outlives the screen, so that coming back to the list shows its results at once. */
let built: { entries: readonly Entry[]; search: Search } | null = null;

/** Plain containment, should the index not arrive. */
const contains =
  (entries: readonly Entry[]): Search =>
  (term) => ({
    keys: entries
      .filter(({ item, facets }) =>
        `${item.name} ${item.subtitle} ${facets.category.join(' ')}`.toLowerCase().includes(term),
      )
      .map(keyOf),
    whole: true,
    suggestion: null,
  });

async function searchOver(entries: readonly Entry[]): Promise<Search> {
  try {
    const { createSearchInSlices } = await import(/* webpackPrefetch: true */ './searchIndex');
    const search = await createSearchInSlices(entries);
    built = { entries, search };
    return search;
  } catch (error) {
    console.error('The search index did not load', error);
    return contains(entries);
  }
}

/** Looks a term up. The index is loaded and built with the first search; an older one answers until a newer is there. */
export function useFound(entries: readonly Entry[], term: string): Found {
  const [search, setSearch] = useState<Search | null>(() => built?.search ?? null);
  const needed = term !== '' && entries.length > 0;
  useEffect(() => {
    if (!needed || built?.entries === entries) return undefined;
    let wanted = true;
    void searchOver(entries).then((newer) => wanted && setSearch(() => newer));
    return () => {
      wanted = false;
    };
  }, [needed, entries]);
  return useMemo(() => {
    if (term === '') return { status: 'all' };
    return search ? { status: 'ready', answer: search(term) } : { status: 'pending' };
  }, [search, term]);
}
