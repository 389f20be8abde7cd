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
  say: (line: string) => void;
  /** Names this run; no two runs have the same. */
  holder: string;
  /** Asked after each page; the next run goes on from there. */
  shouldStop?: () => boolean;
}

/** Says what each migration would change. Writes nothing. */
export async function planMigrations({ db, migrations, say }: MigrateDeps): Promise<boolean> {
  const state = await readState(db);
  let sound = true;
  for (const migration of migrations) {
    const { id, describe } = migration;
    const found = await migration.detect(db);
    say(texts.planned(id, describe, found.old, found.seen, state.migrations[id]?.doneAt));
    for (const path of found.examples) say(texts.example(path));
    for (const failure of found.failed) say(texts.failed(failure));
    sound &&= found.failed.length === 0;
  }
  say(texts.dryRun);
  return sound;
}

/** Applies what is not applied yet, one migration after the other. Returns whether all of them are verified. */
export async function applyMigrations(deps: MigrateDeps, again = false): Promise<boolean> {
  const { db, migrations, now, say, holder } = deps;
  try {
    const { migrations: progress } = await takeLease(db, holder, now());
    for (const migration of migrations) {
      const before = progress[migration.id];
      if (before?.doneAt !== undefined && !again) {
        say(texts.done(migration.id, before.doneAt));
        continue;
      }
      const from = before?.doneAt === undefined ? (before ?? START) : START;
      if (!(await applyOne(deps, migration, from))) return false;
    }
    return true;
  } catch (error) {
    if (!(error instanceof LeaseHeldError)) throw error;
    say(texts.leaseHeld(error.lease?.until ?? ''));
    return false;
  } finally {
    await releaseLease(db, holder);
  }
}

async function applyOne(deps: MigrateDeps, migration: Migration, from: MigrationProgress): Promise<boolean> {
  const { db, now, say, holder, shouldStop = () => false } = deps;
  const { id } = migration;
  const save = (progress: MigrationProgress) => saveProgress(db, holder, now(), { [id]: progress });
  let { after, changed } = from;
  if (after !== null) say(texts.resumed(id, after));
  let failures = 0;
  do {
    const page = await migration.apply(db, now(), after);
    for (const failure of page.failed) say(texts.failed(failure));
    failures += page.failed.length;
    changed += page.changed;
    after = page.next;
    await save({ after, changed });
    if (after !== null && shouldStop()) {
      say(texts.stopped(id, changed));
      return false;
    }
  } while (after !== null);
  const wrong = failures > 0 ? [] : await migration.verify(db);
  for (const sentence of wrong) say(texts.wrong(id, sentence));
  // Not done: the next run begins at the first document again.
  if (failures > 0 || wrong.length > 0) return false;
  await save({ after: null, changed, doneAt: now().toISOString() });
  say(texts.applied(id, changed));
  return true;
}
