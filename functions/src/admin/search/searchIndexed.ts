import type { Firestore } from 'firebase-admin/firestore';
import { byScore } from '@/domain/admin/search/rank';
import type { IndexQuery, SearchPlan, Term } from '@/domain/admin/search/searchPlan';
import { readEntries, type Index } from './readIndex';

/** Entries read by the exact query, and by each of the at most four fuzzy ones. */
const EXACT = 40;
const EACH_FUZZY = 20;
/** Documents read by each of the two. */
const MAX_DOCUMENTS = 40;

/** The most documents that one search of one index reads, however many it has. */
export const MAX_SEARCH_READS = EXACT + MAX_DOCUMENTS + 4 * EACH_FUZZY + MAX_DOCUMENTS;

/** Documents that an index finds, and how they are compared with what was typed. */
export interface Indexed<T> {
  index: Index;
  read: (db: Firestore, ids: readonly string[]) => Promise<T[]>;
  score: (one: T, terms: readonly Term[], isFuzzy: boolean) => number | null;
  /** ISO; of equally good ones the newest comes first. */
  at: (one: T) => string;
}

async function readScored<T>(
  db: Firestore,
  { index, read, score, at }: Indexed<T>,
  queries: readonly IndexQuery[],
  { terms, isFuzzy }: { terms: readonly Term[]; isFuzzy: boolean },
): Promise<T[]> {
  const count = isFuzzy ? EACH_FUZZY : EXACT;
  const pages = await Promise.all(queries.map((query) => readEntries(db, index, query, { count })));
  const entries = pages.flatMap((page) => [...page]).sort(([a], [b]) => (a < b ? -1 : 1));
  const ids = [...new Set(entries.map(([, id]) => id))].slice(0, MAX_DOCUMENTS);
  const found = await read(db, ids);
  return found
    .flatMap((one) => {
      const points = score(one, terms, isFuzzy);
      return points === null ? [] : [{ one, score: points, at: at(one) }];
    })
    .sort(byScore)
    .map(({ one }) => one);
}

/** Matches with one typing mistake or the same sound; best first. */
export const searchFuzzy = <T>(
  db: Firestore,
  indexed: Indexed<T>,
  { terms, fuzzy }: SearchPlan,
): Promise<T[]> => readScored(db, indexed, fuzzy, { terms, isFuzzy: true });

/**
 * Returns the matches of the typed words, best first; without one, the fuzzy matches. The newest of many are ranked. Each
 * is compared with the document itself, which may have changed since the index was read.
 */
export async function searchIndexed<T>(
  db: Firestore,
  indexed: Indexed<T>,
  plan: SearchPlan,
): Promise<{ found: T[]; isFuzzy: boolean }> {
  const { terms, exact } = plan;
  const found = exact ? await readScored(db, indexed, [exact], { terms, isFuzzy: false }) : [];
  if (found.length > 0) return { found, isFuzzy: false };
  const fuzzy = await searchFuzzy(db, indexed, plan);
  return { found: fuzzy, isFuzzy: fuzzy.length > 0 };
}
