import type { Firestore, Query } from 'firebase-admin/firestore';
import type { FirestoreQuery, FoundDocument, Reads } from '../../../platform/firestore/reads';

async function query(
  db: Firestore,
  { collection, where = [], match = 'all', select, newestBy, limit }: FirestoreQuery,
): Promise<Query> {
  const { Filter } = await import('firebase-admin/firestore');
  let query: Query = db.collection(collection);
  const filters = where.map(([field, comparison, value]) => Filter.where(field, comparison, value));
  if (filters.length > 0)
    query = query.where(match === 'any' ? Filter.or(...filters) : Filter.and(...filters));
  if (select) query = query.select(...select);
  if (newestBy) query = query.orderBy(newestBy, 'desc');
  return limit === undefined ? query : query.limit(limit);
}

/** Reads with Google's SDK: slow to load, but it retries and finds its credentials by itself. */
export function sdkReads(db: () => Promise<Firestore>): Reads {
  return {
    find: async (request): Promise<FoundDocument[]> => (await (await query(await db(), request)).get()).docs,
    async getAll(paths): Promise<FoundDocument[]> {
      if (paths.length === 0) return [];
      const store = await db();
      return store.getAll(...paths.map((path) => store.doc(path)));
    },
  };
}
