import { mkdirSync } from 'node:fs';
import { lockDirectory } from '../firestore/persistence/lockFile';

/** Takes the folder for this stack, so that no two write the same data; answers how to give it back. */
export async function lockStackFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  try {
    return await lockDirectory(folder);
  } catch (error) {
    if (!(error instanceof Error) || 'code' in error) throw error;
    throw new Error(`${error.message} Stop that stack, or run beside it with GLUMIST_DATA_DIR=….`, {
      cause: error,
    });
  }
}
