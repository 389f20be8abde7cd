import type { Firestore } from 'firebase-admin/firestore';
import { migrateTexts as texts } from '../messages';
import type { Migration } from '../migrations/migration';
import {
  LeaseHeldError,
  readState,
  releaseLease,
  saveProgress,
  START,
  takeLease,
  type MigrationProgress,
} from './progress';

export interface MigrateDeps {
  db: Firestore;
  migrations: readonly Migration[];
  now: () => Date;
  printLine: (line: string) => void;
  /** Names this run; no two runs have the same. */
  holder: string;
  /** Checked after each page; the next run continues there. */
  shouldStop?: () => boolean;
}

/** Prints what each migration would change. Writes nothing. */
export async function planMigrations({ db, migrations, printLine }: MigrateDeps): Promise<boolean> {
  const state = await readState(db);
  let sound = true;
  for (const migration of migrations) {
    const { id, describe } = migration;
    const found = await migration.detect(db);
    printLine(texts.planned(id, describe, found.old, found.seen, state.migrations[id]?.doneAt));
    for (const path of found.examples) printLine(texts.example(path));
    for (const failure of found.failed) printLine(texts.failed(failure));
    sound &&= found.failed.length === 0;
  }
  printLine(texts.dryRun);
  return sound;
}

/** Applies the pending migrations in order. Returns whether all of them are verified. */
export async function applyMigrations(deps: MigrateDeps, again = false): Promise<boolean> {
  const { db, migrations, now, printLine, holder } = deps;
  try {
    const { migrations: progress } = await takeLease(db, holder, now());
    for (const migration of migrations) {
      const before = progress[migration.id];
      if (before?.doneAt !== undefined && !again) {
        printLine(texts.done(migration.id, before.doneAt));
        continue;
      }
      const from = before?.doneAt === undefined ? (before ?? START) : START;
      if (!(await applyOne(deps, migration, from))) return false;
    }
    return true;
  } catch (error) {
    if (!(error instanceof LeaseHeldError)) throw error;
    printLine(texts.leaseHeld(error.lease?.until ?? ''));
    return false;
  } finally {
    await releaseLease(db, holder);
  }
}

async function applyOne(deps: MigrateDeps, migration: Migration, from: MigrationProgress): Promise<boolean> {
  const { db, now, printLine, holder, shouldStop = () => false } = deps;
  const { id } = migration;
  const save = (progress: MigrationProgress) => saveProgress(db, holder, now(), { [id]: progress });
  let { after, changed } = from;
  if (after !== null) printLine(texts.resumed(id, after));
  let failures = 0;
  do {
    const page = await migration.apply(db, now(), after);
    for (const failure of page.failed) printLine(texts.failed(failure));
    failures += page.failed.length;
    changed += page.changed;
    after = page.next;
    await save({ after, changed });
    if (after !== null && shouldStop()) {
      printLine(texts.stopped(id, changed));
      return false;
    }
  } while (after !== null);
  const wrong = failures > 0 ? [] : await migration.verify(db);
  for (const sentence of wrong) printLine(texts.wrong(id, sentence));
  // Not done: the next run begins at the first document again.
  if (failures > 0 || wrong.length > 0) return false;
  await save({ after: null, changed, doneAt: now().toISOString() });
  printLine(texts.applied(id, changed));
  return true;
}
