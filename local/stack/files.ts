import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Replaces a file in one step: a reader, or a machine that loses power, sees the old or the new text, never half. */
export async function writeFileAtomic(file: string, text: string, mode = 0o644): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  const handle = await open(draft, 'w', mode);
  try {
    await handle.writeFile(text);
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
