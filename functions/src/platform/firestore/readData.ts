import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** A Firestore, or a transaction. */
interface Source {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** The data of documents, without those that are missing. */
export async function readData<T>(from: Source, ...refs: DocumentReference<T>[]): Promise<T[]> {
  // Firestore refuses a call without a document.
  const found = refs.length > 0 ? await from.getAll(...(refs as DocumentReference[])) : [];
  return found.flatMap((one) => (one.data() as T | undefined) ?? []);
}

/** Reads documents by their paths, in that order. */
export const pathReader = (db: Firestore, from: Source) => (paths: string[]) =>
  from.getAll(...paths.map((path) => db.doc(path)));
