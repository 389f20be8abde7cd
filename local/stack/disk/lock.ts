import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockDirectory } from 'firestore-on-node/persistence';
import { settleData } from './dataSwap';
import { stackFileIn } from './stackFile';

/**
 * Locks the folder, so that no two stacks write the same data. Finishes or discards a restore that was killed here.
 * Returns a function that unlocks it.
 */
export async function lockStackFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lockOrExplain(folder);
  try {
    await settleData(folder);
    return unlock;
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function lockOrExplain(folder: string): Promise<() => Promise<void>> {
  try {
    return await lockDirectory(folder);
  } catch (error) {
    if (!(error instanceof Error) || 'code' in error) throw error;
    throw new Error(
      `This shop already runs${addressIn(folder)}. (${error.message}) Open it there, or stop it first with Ctrl-C. ` +
        `If nothing runs there, a killed shop has left ${path.join(folder, 'lock')}: delete that file. ` +
        'To run a second shop beside it, give it a folder of its own: GLUMIST_DATA_DIR=… npm start',
      { cause: error },
    );
  }
}

/** Words with the running stack's address; empty while it starts. */
function addressIn(folder: string): string {
  const file = stackFileIn(folder);
  if (!existsSync(file)) return '';
  try {
    const { baseUrl } = JSON.parse(readFileSync(file, 'utf8')) as { baseUrl?: unknown };
    return typeof baseUrl === 'string' ? ` at ${baseUrl}` : '';
  } catch {
    return '';
  }
}
