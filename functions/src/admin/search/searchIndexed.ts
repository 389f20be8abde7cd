import type { Firestore } from 'firebase-admin/firestore';
import { byScore } from '@/domain/admin/search/rank';
import type { IndexQuery, SearchPlan, Term } from '@/domain/admin/search/searchPlan';
import { readEntries, type Index } from './readIndex';

/** Entries read by the exact query, and by each of the at most four near ones. */
const EXACT = 40;
const EACH_NEAR = 20;
/** Documents read by each of the two. */
const MAX_DOCUMENTS = 40;

/** The most documents that one search of one index reads, however many it has. */
export const MAX_SEARCH_READS = EXACT + MAX_DOCUMENTS + 4 * EACH_NEAR + MAX_DOCUMENTS;

/** Documents that an index finds, and how they are compared with what was typed. */
export interface Indexed<T> {
  index: Index;
  read: (db: Firestore, ids: readonly string[]) => Promise<T[]>;
  score: (one: T, terms: readonly Term[], isNear: boolean) => number | null;
  /** ISO; of equally good ones the newest comes first. */
  at: (one: T) => string;
}

async function readScored<T>(
  db: Firestore,
  { index, read, score, at }: Indexed<T>,
  queries: readonly IndexQuery[],
  { terms, isNear }: { terms: readonly Term[]; isNear: boolean },
): Promise<T[]> {
  const count = isNear ? EACH_NEAR : EXACT;
  const pages = await Promise.all(queries.map((query) => readEntries(db, index, query, { count })));
  const entries = pages.flatMap((page) => [...page]).sort(([a], [b]) => (a < b ? -1 : 1));
  const ids = [...new Set(entries.map(([, id]) => id))].slice(0, MAX_DOCUMENTS);
  const found = await read(db, ids);
  return found
    .flatMap((one) => {
      const points = score(one, terms, isNear);
      return points === null ? [] : [{ one, score: points, at: at(one) }];
    })
    .sort(byScore)
    .map(({ one }) => one);
}

/** Matches with one typing mistake or the same sound; best first. */
export const searchFuzzy = <T>(
  db: Firestore,
  indexed: Indexed<T>,
  { terms, near }: SearchPlan,
): Promise<T[]> => readScored(db, indexed, near, { terms, isNear: true });

/**
 * Returns the matches of the typed words, best first; without one, the near matches. The newest of many are ranked. Each
 * is compared with the document itself, which may have changed since the index was read.
 */
export async function searchIndexed<T>(
  db: Firestore,
  indexed: Indexed<T>,
  plan: SearchPlan,
): Promise<{ found: T[]; isNear: boolean }> {
  const { terms, exact } = plan;
  const found = exact ? await readScored(db, indexed, [exact], { terms, isNear: false }) : [];
  if (found.length > 0) return { found, isNear: false };
  const near = await searchFuzzy(db, indexed, plan);
  return { found: near, isNear: near.length > 0 };
}
