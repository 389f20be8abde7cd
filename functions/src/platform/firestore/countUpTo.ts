import type { Query } from 'firebase-admin/firestore';

/** How many documents a query finds, counted up to `most`; a thousand of them cost one read. */
export const countUpTo = async (query: Query, most: number): Promise<number> =>
  (await query.limit(most).count().get()).data().count;
