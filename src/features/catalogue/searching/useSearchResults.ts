import { startTransition, useEffect, useMemo, useState } from 'react';
import { onFirstInteraction } from '@/loading';
import { keyOf, type Entry } from '../browse/facets';
import type { Answer, Search } from './searchIndex';

/** The result of a search: no term, index still loading, or an answer. */
export type SearchState = { status: 'all' } | { status: 'pending' } | { status: 'ready'; answer: Answer };

/** The newest index stays in memory, so that the list has its results at once when the shopper returns. */
let cachedSearch: { entries: readonly Entry[]; search: Search } | null = null;

const NO_TERM: SearchState = { status: 'all' };
/** Nothing is on sale, so there is no index to build. */
const NO_ENTRIES: SearchState = { status: 'ready', answer: { keys: [], whole: true, suggestion: null } };

/** Plain substring search while the index cannot be loaded. */
const substringSearch =
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

/** The running build, shared by all callers. */
let pendingBuild: { entries: readonly Entry[]; search: Promise<Search> } | null = null;

async function build(entries: readonly Entry[]): Promise<Search> {
  try {
    const { createSearchInSlices } = await import('./searchIndex');
    const search = await createSearchInSlices(entries);
    cachedSearch = { entries, search };
    return search;
  } catch (error) {
    console.error('The search index did not load', error);
    return substringSearch(entries);
  } finally {
    pendingBuild = null;
  }
}

function searchOver(entries: readonly Entry[]): Promise<Search> {
  if (pendingBuild?.entries !== entries) pendingBuild = { entries, search: build(entries) };
  return pendingBuild.search;
}

/**
 * Searches for a term. The index is loaded and built after the first interaction, or at once with a term; an older
 * index answers until a newer one is built.
 */
export function useSearchResults(entries: readonly Entry[], term: string): SearchState {
  const [search, setSearch] = useState<Search | null>(() => cachedSearch?.search ?? null);
  const hasTerm = term !== '';
  useEffect(() => {
    if (entries.length === 0 || cachedSearch?.entries === entries) return undefined;
    let isMounted = true;
    // Typing has priority over the results.
    const showSearch = (newer: Search) => isMounted && startTransition(() => setSearch(() => newer));
    const prepare = () => void searchOver(entries).then(showSearch);
    const cancel = hasTerm ? prepare() : onFirstInteraction(prepare);
    return () => {
      isMounted = false;
      cancel?.();
    };
  }, [hasTerm, entries]);
  return useMemo(() => {
    if (term === '') return NO_TERM;
    if (entries.length === 0) return NO_ENTRIES;
    return search ? { status: 'ready', answer: search(term) } : { status: 'pending' };
  }, [search, entries, term]);
}
