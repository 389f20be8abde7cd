import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory } from 'firestore-on-node/persistence';
import { writeFileAtomic } from '../../local/stack/disk/files';
import { backupTexts } from '../messages';
import type { LocalShop } from '../shop/openShop';
import { readAccounts } from './accounts';
import { collectionOf, readDocuments, readTimeOf, type DocumentLine } from './documents';
import { writeLines } from './jsonLines';
import { FORMAT, MANIFEST, type Manifest } from './manifest';
import { readPictures } from './pictures';

export interface WrittenBackup {
  folder: string;
  manifest: Manifest;
}

/** A name of a folder that sorts by time: `2026-11-25T18-09-09.123Z`. */
export const folderNameOf = (time: string) => time.replaceAll(':', '-');

/**
 * Writes a backup while the shop may be selling: its documents as of one time, then its accounts and pictures. The
 * folder gets its final name when it is complete, and never replaces another. `folderOf` makes the name from the
 * backup's time.
 */
export async function writeBackup(
  shop: LocalShop,
  folderOf: (takenAt: string) => string,
  signal?: AbortSignal,
): Promise<WrittenBackup> {
  const takenAt = await readTimeOf(shop);
  const folder = folderOf(takenAt);
  if (existsSync(folder)) throw new Error(backupTexts.exists(folder));
  const draft = `${folder}.partial`;
  if (existsSync(draft)) throw new Error(backupTexts.draftExists(draft));
  await mkdir(path.dirname(folder), { recursive: true });
  // It holds personal data, so only its owner may read it.
  await mkdir(draft, { mode: 0o700 });
  try {
    const manifest = await fill(shop, draft, takenAt, signal);
    await rename(draft, folder);
    await syncDirectory(path.dirname(folder));
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  shop: LocalShop,
  draft: string,
  takenAt: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  const documents: Record<string, number> = {};
  const count = ({ path: at }: DocumentLine) => {
    const collection = collectionOf(at);
    documents[collection] = (documents[collection] ?? 0) + 1;
  };
  const write = <T>(file: string, values: AsyncIterable<T>, seen?: (value: T) => void) =>
    writeLines(path.join(draft, file), untilAborted(values, signal, seen));
  const files = {
    'documents.jsonl': await write('documents.jsonl', readDocuments(shop, takenAt), count),
    // After the documents, so that each order has its account and each product its pictures.
    'accounts.jsonl': await write('accounts.jsonl', readAccounts(shop)),
    'pictures.jsonl': await write('pictures.jsonl', readPictures(shop)),
  };
  const manifest: Manifest = { format: FORMAT, project: shop.projectId, takenAt, documents, files };
  // Last: a backup without it is incomplete.
  await writeFileAtomic(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, 0o600);
  return manifest;
}

/** Passes each value to `seen`; throws once the signal is aborted. */
export async function* untilAborted<T>(
  values: AsyncIterable<T>,
  signal?: AbortSignal,
  seen?: (value: T) => void,
): AsyncGenerator<T> {
  for await (const value of values) {
    signal?.throwIfAborted();
    seen?.(value);
    yield value;
  }
}
