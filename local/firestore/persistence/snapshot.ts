import { open, rename } from 'node:fs/promises';
import { type StoredDocument } from '../values/types';
import { snapshotPath, syncDirectory } from './files';
import { encodeRecord } from './record';

const BATCH = 200;

/** Writes all documents to a new snapshot, which appears under its name only once it is whole and on the disk. */
export async function writeSnapshot(
  directory: string,
  generation: number,
  documents: readonly StoredDocument[],
  time: string,
): Promise<number> {
  const path = snapshotPath(directory, generation);
  const file = await open(`${path}.part`, 'w');
  let size = 0;
  try {
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
  await rename(`${path}.part`, path);
  await syncDirectory(directory);
  return size;
}
