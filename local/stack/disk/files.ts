import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from 'firestore-on-node/persistence';

/** The suffix of temporary files; one that a kill left behind is ignored. */
export const DRAFT = '.tmp';

/** Replaces a file atomically: readers see the old or the new content, also after a power cut. */
export async function writeFileAtomic(file: string, content: string | Buffer, mode = 0o644): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}${DRAFT}`;
  const handle = await open(draft, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await syncDirectory(folder);
}
