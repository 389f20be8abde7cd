import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { demoDocuments, type DemoDocument } from '.';

/** Firestore takes at most 500 writes in a batch. */
const BATCH = 400;

/**
 * Writes the demo catalogue into a real project, with the rights of GOOGLE_APPLICATION_CREDENTIALS. Documents that are
 * already there stay as they are, so it can be run again.
 */
export async function seedCloud(projectId: string): Promise<{ written: number; kept: number }> {
  const app = initializeApp({ projectId, credential: applicationDefault() });
  const db = initializeFirestore(app, { preferRest: true });
  const documents = demoDocuments(new Date());
  const found = await db.getAll(...documents.map(({ path }) => db.doc(path)));
  const fresh = documents.filter((_document, index) => !found[index]?.exists);
  for (let start = 0; start < fresh.length; start += BATCH) {
    const batch = db.batch();
    const part: DemoDocument[] = fresh.slice(start, start + BATCH);
    for (const { path, data } of part) batch.set(db.doc(path), data);
    await batch.commit();
  }
  return { written: fresh.length, kept: documents.length - fresh.length };
}
