import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { seedCloud } from '../demo/seedCloud';
import { ROOT } from '../local/stack/settings';
import { readCommand, type Command } from './arguments';
import type { Manifest } from './backup/manifest';
import { restoreBackup } from './backup/restoreBackup';
import { folderNameOf, writeBackup } from './backup/writeBackup';
import { backupTexts, seedTexts, USAGE } from './messages';
import { applyMigrations, planMigrations } from './migrate/migrate';
import { MIGRATIONS } from './migrations';
import { adminFirestore } from './shop/adminFirestore';
import { openCloudShop, openLocalShop } from './shop/openShop';

const printLine = (line: string) => void process.stdout.write(`${line}\n`);
const folder = () => path.resolve(ROOT, process.env['GLUMIST_DATA_DIR'] || '.local');

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort(new Error(backupTexts.stopped)));

async function withDatabase<T>(project: string | null, work: (db: Firestore) => Promise<T>): Promise<T> {
  const shop = project === null ? await openLocalShop(folder()) : await openCloudShop(project);
  try {
    const { db, close } = await adminFirestore(shop);
    return await work(db).finally(close);
  } finally {
    await shop.close();
  }
}

function migrate(db: Firestore, apply: boolean, again: boolean): Promise<boolean> {
  const holder = `${hostname()}:${process.pid}:${randomUUID()}`;
  const deps = {
    db,
    migrations: MIGRATIONS,
    now: () => new Date(),
    printLine,
    holder,
    shouldStop: () => stopping.signal.aborted,
  };
  return apply ? applyMigrations(deps, again) : planMigrations(deps);
}

const countsOf = ({ files }: Manifest) => ({
  documents: files['documents.jsonl'].lines,
  accounts: files['accounts.jsonl'].lines,
  pictures: files['pictures.jsonl'].lines,
});

async function backup(to: string | null): Promise<void> {
  const folderOf = (takenAt: string) =>
    to === null ? path.join(folder(), 'backups', folderNameOf(takenAt)) : path.resolve(ROOT, to);
  const shop = await openLocalShop(folder());
  try {
    const written = await writeBackup(shop, folderOf, stopping.signal);
    printLine(backupTexts.written(written.folder, written.manifest.takenAt, countsOf(written.manifest)));
  } finally {
    await shop.close();
  }
}

async function restore(from: string): Promise<void> {
  const { manifest, kept } = await restoreBackup(
    folder(),
    path.resolve(ROOT, from),
    new Date(),
    stopping.signal,
  );
  printLine(backupTexts.restored(folder(), manifest.takenAt, countsOf(manifest)));
  if (kept !== null) printLine(backupTexts.kept(kept));
}

/** Returns whether all went well. */
async function run(command: Command): Promise<boolean> {
  switch (command.name) {
    case 'migrate':
      return withDatabase(command.project, (db) => migrate(db, command.apply, command.again));
    case 'seed':
      printLine(seedTexts.done(await withDatabase(command.project, seedCloud)));
      return true;
    case 'backup':
      await backup(command.to);
      return true;
    case 'restore':
      await restore(command.from);
      return true;
  }
}

function commandOrUsage(): Command | null {
  try {
    return readCommand(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    return null;
  }
}

/** `npm run data -- COMMAND`: migrations, here or in the cloud; demo data for a project; backups of the shop of this machine. */
async function main(): Promise<void> {
  const command = commandOrUsage();
  process.exitCode = command !== null && (await run(command)) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
