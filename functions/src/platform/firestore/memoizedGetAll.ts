import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';

/** `getAll` of a Firestore or of a transaction. */
export type GetAll = (refs: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/** Reads each document once; repeated reads come from memory. */
export function memoizedGetAll(getAll: GetAll): GetAll {
  const seen = new Map<string, DocumentSnapshot>();
  return async (refs) => {
    const missing = new Map(refs.filter((ref) => !seen.has(ref.path)).map((ref) => [ref.path, ref]));
    const snapshots = missing.size > 0 ? await getAll([...missing.values()]) : [];
    for (const snapshot of snapshots) seen.set(snapshot.ref.path, snapshot);
    return refs.flatMap((ref) => seen.get(ref.path) ?? []);
  };
}
