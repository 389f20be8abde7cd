import {
  FieldPath,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { AppliedPage, Detected, Failure, Migration } from './migration';

/** Documents read at a time, and how many of them are changed at once. */
const PAGE = 200;
const CONCURRENCY = 10;
const MAX_EXAMPLES = 3;

export interface Rewriting<Stored> {
  db: Firestore;
  transaction: Transaction;
  ref: DocumentReference;
  stored: Stored;
  now: Date;
}

interface DocumentMigrationSpec<Stored> extends Pick<Migration, 'id' | 'describe'> {
  collection: string;
  /** Pure. */
  isOld(stored: Stored): boolean;
  /** Reads what else it needs, then writes the new form, all in the transaction that has read `stored`. */
  rewrite(rewriting: Rewriting<Stored>): Promise<void>;
  page?: number;
}

async function pageAfter(db: Firestore, collection: string, after: string | null, size: number) {
  const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(size);
  return (await (after === null ? all : all.startAfter(after)).get()).docs;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A migration that rewrites the documents of one collection, each in a transaction of its own. */
export function documentMigration<Stored extends DocumentData>(
  spec: DocumentMigrationSpec<Stored>,
): Migration {
  const { id, describe, collection, isOld, rewrite, page: size = PAGE } = spec;

  function rewriteOne(db: Firestore, now: Date, ref: DocumentReference): Promise<boolean> {
    return db.runTransaction(async (transaction) => {
      const stored = (await transaction.get(ref)).data() as Stored | undefined;
      if (stored === undefined || !isOld(stored)) return false;
      await rewrite({ db, transaction, ref, stored, now });
      return true;
    });
  }

  async function detect(db: Firestore): Promise<Detected> {
    const found: Detected = { seen: 0, old: 0, examples: [], failed: [] };
    let after: string | null = null;
    do {
      const docs: QueryDocumentSnapshot[] = await pageAfter(db, collection, after, size);
      const { old, failed } = partition(docs, isOld);
      found.seen += docs.length;
      found.old += old.length;
      found.examples.push(...old.map(({ path }) => path).slice(0, MAX_EXAMPLES - found.examples.length));
      found.failed.push(...failed);
      after = docs.length === size ? (docs.at(-1)?.id ?? null) : null;
    } while (after !== null);
    return found;
  }

  async function apply(db: Firestore, now: Date, after: string | null): Promise<AppliedPage> {
    const docs = await pageAfter(db, collection, after, size);
    const { old, failed } = partition(docs, isOld);
    let changed = 0;
    for (let start = 0; start < old.length; start += CONCURRENCY) {
      const some = old.slice(start, start + CONCURRENCY);
      const ended = await Promise.allSettled(some.map((ref) => rewriteOne(db, now, ref)));
      for (const [n, one] of ended.entries()) {
        if (one.status === 'fulfilled') changed += one.value ? 1 : 0;
        else failed.push({ path: some[n]?.path ?? collection, reason: reasonOf(one.reason) });
      }
    }
    return { changed, failed, next: docs.length === size ? (docs.at(-1)?.id ?? null) : null };
  }

  async function verify(db: Firestore): Promise<string[]> {
    const { old, examples, failed } = await detect(db);
    const left = old > 0 ? [`${old} documents still have the old form, such as ${examples.join(', ')}.`] : [];
    return [...left, ...failed.map(({ path, reason }) => `${path} cannot be read: ${reason}`)];
  }

  return { id, describe, detect, apply, verify };
}

function partition<Stored>(docs: readonly QueryDocumentSnapshot[], isOld: (stored: Stored) => boolean) {
  const old: DocumentReference[] = [];
  const failed: Failure[] = [];
  for (const doc of docs) {
    try {
      if (isOld(doc.data() as Stored)) old.push(doc.ref);
    } catch (error) {
      failed.push({ path: doc.ref.path, reason: reasonOf(error) });
    }
  }
  return { old, failed };
}
