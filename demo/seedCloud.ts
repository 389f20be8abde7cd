import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { demoDocuments, type DemoDocument } from '.';

/** Firestore takes at most 500 writes in a batch. */
const BATCH = 400;

/**
 * `npm run seed:cloud -- --project <id>`: writes the demo catalogue into a real project, as whoever
 * GOOGLE_APPLICATION_CREDENTIALS names. Documents that are already there stay as they are, so it can be run again.
 */
async function seedCloud(projectId: string): Promise<{ written: number; kept: number }> {
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

const at = process.argv.indexOf('--project');
const project = at < 0 ? undefined : process.argv[at + 1];
if (!project) {
  console.error('Usage: npm run seed:cloud -- --project <project id>');
  process.exitCode = 1;
} else {
  seedCloud(project).then(
    ({ written, kept }) => console.log(`${written} documents written, ${kept} were already there.`),
    (error: unknown) => {
      console.error(`Could not seed ${project}:`, error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
