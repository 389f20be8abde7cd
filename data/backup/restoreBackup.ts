import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { incomingOf, SEEDED, swapData } from '../../local/stack/disk/dataSwap';
import { writeFileAtomic } from '../../local/stack/disk/files';
import { lockStackFolder } from '../../local/stack/disk/lock';
import { backupTexts } from '../messages';
import { startBackends } from '../shop/openShop';
import { readAccounts, writeAccounts, type AccountLine } from './accounts';
import { checkBackup } from './checkBackup';
import { readDocuments, readTimeOf, writeDocuments, type DocumentLine } from './documents';
import { factsOf, readLines } from './jsonLines';
import type { BackupFile, Manifest } from './manifest';
import { readPictures, writePictures, type PictureLine } from './pictures';
import { folderNameOf, untilAborted } from './writeBackup';

export interface Restored {
  manifest: Manifest;
  /** The folder of the shop's previous data; null when it had none. */
  kept: string | null;
}

/** The replaced parts. The sandboxes' data stay, because they are the books of other companies. */
const REPLACED = ['firestore', 'google-firestore', 'storage', SEEDED];
const isReplaced = (name: string) => REPLACED.includes(name) || name.startsWith('auth.json');

/**
 * Replaces the data of the stopped shop in `dir` by a backup; the old data are kept. The backup is checked before, and
 * the restored data after. Until the swap, and if it is interrupted, the shop has its old data.
 */
export async function restoreBackup(
  dir: string,
  backup: string,
  now: Date,
  signal?: AbortSignal,
): Promise<Restored> {
  const manifest = await checkBackup(backup);
  const unlock = await lockStackFolder(dir);
  const incoming = incomingOf(dir);
  try {
    await mkdir(incoming, { mode: 0o700 });
    await fill(incoming, backup, manifest, signal);
    await copySandboxes(path.join(dir, 'data'), incoming);
    signal?.throwIfAborted();
    const seeded = { seededAt: now.toISOString(), restoredFrom: manifest.takenAt };
    await writeFileAtomic(path.join(incoming, SEEDED), JSON.stringify(seeded));
    return { manifest, kept: await swapData(dir, `before-${folderNameOf(now.toISOString())}`) };
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw error;
  } finally {
    await unlock();
  }
}

async function fill(
  incoming: string,
  backup: string,
  manifest: Manifest,
  signal?: AbortSignal,
): Promise<void> {
  const read = <T>(file: BackupFile) => untilAborted(readLines<T>(path.join(backup, file)), signal);
  const shop = await startBackends(incoming);
  try {
    await writeDocuments(shop, read<DocumentLine>('documents.jsonl'));
    await writeAccounts(shop, read<AccountLine>('accounts.jsonl'));
    await writePictures(shop, read<PictureLine>('pictures.jsonl'));
    const found = {
      documents: await factsOf(readDocuments(shop, await readTimeOf(shop))),
      accounts: await factsOf(readAccounts(shop)),
      pictures: await factsOf(readPictures(shop)),
    };
    const { files } = manifest;
    const isSame =
      found.documents.sha256 === files['documents.jsonl'].sha256 &&
      found.pictures.sha256 === files['pictures.jsonl'].sha256 &&
      // Auth stores new times from which passwords and sessions count, so the accounts' bytes differ.
      found.accounts.lines === files['accounts.jsonl'].lines;
    if (!isSame) throw new Error(backupTexts.notTheSame);
  } finally {
    await shop.close();
  }
}

async function copySandboxes(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const name of (await readdir(from)).filter((one) => !isReplaced(one)))
    await cp(path.join(from, name), path.join(to, name), { recursive: true });
}
