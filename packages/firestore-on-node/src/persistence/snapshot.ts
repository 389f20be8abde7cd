import { open, readFile, rename, rm } from 'node:fs/promises';
import { type StoredDocument } from '../values/types';
import { snapshotPath, syncDirectory } from './files';
import { decodeRecords, encodeRecord, type LogRecord, type SnapshotHead } from './record';

const BATCH = 200;

/** Writes all documents to a new snapshot, which gets its name only once it is complete and on the disk. */
export async function writeSnapshot(
  directory: string,
  generation: number,
  documents: readonly StoredDocument[],
  time: string,
): Promise<number> {
  const path = snapshotPath(directory, generation);
  try {
    const size = await writeDocuments(`${path}.part`, documents, time);
    await rename(`${path}.part`, path);
    await syncDirectory(directory);
    return size;
  } catch (error) {
    // On a full disk an unfinished snapshot would take the room that the log needs.
    await rm(`${path}.part`, { force: true });
    throw error;
  }
}

async function writeDocuments(
  path: string,
  documents: readonly StoredDocument[],
  time: string,
): Promise<number> {
  const file = await open(path, 'w');
  const head = encodeRecord({ kind: 'snapshot', time, documents: documents.length });
  let size = head.length;
  try {
    await file.appendFile(head);
    for (let i = 0; i < documents.length; i += BATCH) {
      const changes = documents.slice(i, i + BATCH).map((document) => ({ put: document }));
      const bytes = encodeRecord({ kind: 'commit', time, changes });
      await file.appendFile(bytes);
      size += bytes.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return size;
}

/**
 * Reads a snapshot through `apply` and returns its length in bytes. Throws when it is damaged or has another number of
 * documents than its first line says, which is the only sign of a file that was cut after a whole record.
 */
export async function readSnapshot(path: string, apply: (record: LogRecord) => void): Promise<number> {
  const bytes = await readFile(path);
  const { records, validBytes } = decodeRecords<SnapshotHead | LogRecord>(bytes);
  const [head, ...rest] = records;
  if (validBytes < bytes.length || head?.kind !== 'snapshot')
    throw new Error(`${path} is damaged at byte ${head?.kind === 'snapshot' ? validBytes : 0}.`);
  const changes = rest.filter((record) => record.kind === 'commit');
  const held = changes.reduce((sum, record) => sum + record.changes.length, 0);
  if (held !== head.documents)
    throw new Error(`${path} holds ${held} documents, and was written with ${head.documents}.`);
  changes.forEach(apply);
  return validBytes;
}
