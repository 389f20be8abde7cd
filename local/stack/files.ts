import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** What a draft's name ends with; one that a kill left behind was never taken for the file. */
export const DRAFT = '.tmp';

/** Replaces a file in one step: a reader, or a machine that loses power, sees the old or the new content, never half. */
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
  await syncFolder(folder);
}

/** The rename itself is durable only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
