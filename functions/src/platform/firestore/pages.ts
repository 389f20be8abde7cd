import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 100;
/** Documents a page where a query selects a field or two of each. */
export const THIN_PAGE = 1000;

/** The call ran out of time between two pages. What was done stays done. */
export class OutOfTimeError extends Error {
  override name = 'OutOfTimeError';
}

interface Paging {
  page?: number;
  /** Asked before each page but the first, so that each call gets something done. */
  hasTime?: () => boolean;
}

/**
 * Pages of a query's results, in the order of their ids. Changing documents on the way does not disturb it. Throws an
 * OutOfTimeError when there is no time for the next page.
 */
export async function* pagesOf<T>(
  query: Query<T>,
  { page = PAGE, hasTime = () => true }: Paging = {},
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  let last: QueryDocumentSnapshot<T> | undefined;
  do {
    if (last && !hasTime()) throw new OutOfTimeError('No time for another page');
    const { docs } = await (last ? query.startAfter(last) : query).limit(page).get();
    if (docs.length > 0) yield docs;
    last = docs.length === page ? docs.at(-1) : undefined;
  } while (last);
}

/** All results at once, as plain data with their ids. */
export async function readAllPages<T>(
  query: Query<T>,
  hasTime: () => boolean,
): Promise<(T & { id: string })[]> {
  const all: (T & { id: string })[] = [];
  for await (const docs of pagesOf(query, { hasTime })) {
    all.push(...docs.map((doc) => ({ ...doc.data(), id: doc.id })));
  }
  return all;
}

/** Deletes all results, a page at a time. */
export async function deleteFound<T>(query: Query<T>, paging?: Paging): Promise<void> {
  for await (const docs of pagesOf(query.select(), paging)) {
    const batch = query.firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
