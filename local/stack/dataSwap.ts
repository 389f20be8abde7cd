import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from './files';

/** Where a stack keeps its data. */
const dataOf = (folder: string) => path.join(folder, 'data');
/** Where the data of a restore is before it takes that place. */
export const incomingOf = (folder: string) => path.join(folder, 'data.incoming');
/** Written into data last: before it they are not whole. */
export const SEEDED = 'seeded.json';

const isWhole = (data: string) => existsSync(path.join(data, SEEDED));

/** Whether a folder has a shop, or had one when a restore was killed. */
export const hasData = (folder: string): boolean =>
  existsSync(path.join(dataOf(folder), 'firestore')) || isWhole(incomingOf(folder));

/**
 * Puts the incoming data in the place of the data, which are kept as `data.{keepAs}`. Returns where they are; null where
 * there were none. Killed between its two renames, it is finished by `settleData`.
 */
export async function swapData(folder: string, keepAs: string): Promise<string | null> {
  const data = dataOf(folder);
  const kept = `${data}.${keepAs}`;
  const isFirst = !existsSync(data);
  if (!isFirst) await rename(data, kept);
  try {
    await rename(incomingOf(folder), data);
  } catch (error) {
    if (!isFirst) await rename(kept, data);
    throw error;
  }
  await syncFolder(folder);
  return isFirst ? null : kept;
}

/** After a restore that was killed: the old data stay unless they had already made room for the new. */
export async function settleData(folder: string): Promise<void> {
  const incoming = incomingOf(folder);
  if (!existsSync(incoming)) return;
  if (existsSync(dataOf(folder)) || !isWhole(incoming)) return rm(incoming, { recursive: true });
  await rename(incoming, dataOf(folder));
  await syncFolder(folder);
}
