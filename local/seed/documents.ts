import { PROJECT_ID } from '../stack/settings';
import { toRestFields } from './values';

/** A document to create: its path below the root, such as `products/rose-mist`, and its plain fields. */
export interface SeedDocument {
  path: string;
  data: object;
}

const DATABASE = `projects/${PROJECT_ID}/databases/(default)`;
const BATCH = 100;
const OK = 0;
const ALREADY_EXISTS = 6;

interface BatchWriteAnswer {
  status?: { code?: number; message?: string }[];
}

/** Creates the missing documents and leaves existing ones unchanged; throws on any other error. */
export async function createMissing(firestoreUrl: string, documents: SeedDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    await createBatch(firestoreUrl, documents.slice(start, start + BATCH));
  }
}

async function createBatch(firestoreUrl: string, documents: SeedDocument[]): Promise<void> {
  const writes = documents.map(({ path, data }) => ({
    update: { name: `${DATABASE}/documents/${path}`, fields: toRestFields(data) },
    currentDocument: { exists: false },
  }));
  const response = await fetch(`${firestoreUrl}/v1/${DATABASE}/documents:batchWrite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(`Firestore refused the demo data: ${await response.text()}`);
  const answer = (await response.json()) as BatchWriteAnswer;
  answer.status?.forEach(({ code = OK, message = '' }, index) => {
    if (code === OK || code === ALREADY_EXISTS) return;
    throw new Error(`Firestore refused ${documents[index]?.path ?? 'a document'}: ${message}`);
  });
}
