import type { DocumentReference, Query } from 'firebase-admin/firestore';

/** Firestore's name for a document's id, written out because the SDK is loaded only with the first call. */
export const DOCUMENT_ID = '__name__';

interface Page<T> {
  found: T[];
  /** The id of the last document; null on the last page. */
  next: string | null;
}

/** The `size` documents of a query after one; null where `after` is no document. */
export async function readPage<T>(
  query: Query<T>,
  size: number,
  after: DocumentReference<T> | null,
): Promise<Page<T> | null> {
  const last = after && (await after.get());
  if (last && !last.exists) return null;
  const { docs } = await (last ? query.startAfter(last) : query).limit(size).get();
  const next = docs.length === size ? (docs.at(-1)?.id ?? null) : null;
  return { found: docs.map((doc) => doc.data()), next };
}
