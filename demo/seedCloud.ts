import type { Firestore } from 'firebase-admin/firestore';
import { demoDocuments, type DemoDocument } from '.';

/** Firestore takes at most 500 writes in a batch. */
const BATCH = 400;

/** Writes the demo catalogue into a project. Documents that are there stay as they are, so it can be run again. */
export async function seedCloud(db: Firestore): Promise<{ written: number; kept: number }> {
  const documents = demoDocuments(new Date());
  const found = await db.getAll(...documents.map(({ path }) => db.doc(path)));
  const missing = documents.filter((_document, index) => !found[index]?.exists);
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = db.batch();
    const part: DemoDocument[] = missing.slice(start, start + BATCH);
    for (const { path, data } of part) batch.set(db.doc(path), data);
    await batch.commit();
  }
  return { written: missing.length, kept: documents.length - missing.length };
}
