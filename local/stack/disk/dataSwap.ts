import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from 'firestore-on-node/persistence';

/** The folder of a stack's data. */
const dataOf = (folder: string) => path.join(folder, 'data');
/** The folder that a restore fills before the swap. */
export const incomingOf = (folder: string) => path.join(folder, 'data.incoming');
/** Written last: without it the data are incomplete. */
export const SEEDED = 'seeded.json';

const isWhole = (data: string) => existsSync(path.join(data, SEEDED));

/** Whether a folder has a shop, or had one when a restore was killed. */
export const hasData = (folder: string): boolean =>
  existsSync(path.join(dataOf(folder), 'firestore')) || isWhole(incomingOf(folder));

/**
 * Replaces the data by the incoming data; the old data are kept as `data.{keepAs}`. Returns their folder, or null
 * without any. If the process is killed between the two renames, `settleData` finishes the swap.
 */
export async function swapData(folder: string, keepAs: string): Promise<string | null> {
  const data = dataOf(folder);
  const keptPath = `${data}.${keepAs}`;
  const isFirst = !existsSync(data);
  if (!isFirst) await rename(data, keptPath);
  try {
    await rename(incomingOf(folder), data);
  } catch (error) {
    if (!isFirst) await rename(keptPath, data);
    throw error;
  }
  await syncDirectory(folder);
  return isFirst ? null : keptPath;
}

/** Finishes a restore that was killed: the old data stay unless they had already been moved away. */
export async function settleData(folder: string): Promise<void> {
  const incoming = incomingOf(folder);
  if (!existsSync(incoming)) return;
  if (existsSync(dataOf(folder)) || !isWhole(incoming)) return rm(incoming, { recursive: true });
  await rename(incoming, dataOf(folder));
  await syncDirectory(folder);
}
