import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { AppliedPage, Detected, Failure, Migration } from './migration';

/** Documents looked at concurrently. */
const CONCURRENCY = 10;
const MAX_EXAMPLES = 3;

/** One document of a migration. */
export interface Visit {
  db: Firestore;
  doc: QueryDocumentSnapshot;
  now: Date;
  mayWrite: boolean;
}

interface PagedMigrationSpec extends Pick<Migration, 'id' | 'describe'> {
  collection: string;
  /** Documents per page. */
  page?: number;
  /** Returns whether the document needs the migration, which it does where `mayWrite`. */
  visit(visit: Visit): Promise<boolean>;
  /** The problem while documents still need it: '3 orders are not in the search index'. */
  complaint(count: number): string;
}

interface Page {
  seen: number;
  /** Paths of the documents that needed the migration. */
  old: string[];
  failed: Failure[];
  /** The last document's id; null on the last page. */
  next: string | null;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A migration that visits the documents of one collection in pages, in the order of their ids. */
export function pagedMigration(spec: PagedMigrationSpec): Migration {
  const { id, describe, collection, page: size = 200, visit, complaint } = spec;

  async function visitPage(db: Firestore, now: Date, after: string | null, mayWrite: boolean): Promise<Page> {
    const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(size);
    const { docs } = await (after === null ? all : all.startAfter(after)).get();
    const next = docs.length === size ? (docs.at(-1)?.id ?? null) : null;
    const page: Page = { seen: docs.length, old: [], failed: [], next };
    for (let start = 0; start < docs.length; start += CONCURRENCY) {
      const some = docs.slice(start, start + CONCURRENCY);
      const ended = await Promise.allSettled(some.map(async (doc) => visit({ db, doc, now, mayWrite })));
      for (const [at, one] of ended.entries()) {
        const path = some[at]?.ref.path ?? collection;
        if (one.status === 'rejected') page.failed.push({ path, reason: reasonOf(one.reason) });
        else if (one.value) page.old.push(path);
      }
    }
    return page;
  }

  async function detect(db: Firestore): Promise<Detected> {
    const found: Detected = { seen: 0, old: 0, examples: [], failed: [] };
    let after: string | null = null;
    do {
      const page: Page = await visitPage(db, new Date(), after, false);
      found.seen += page.seen;
      found.old += page.old.length;
      found.examples.push(...page.old.slice(0, MAX_EXAMPLES - found.examples.length));
      found.failed.push(...page.failed);
      after = page.next;
    } while (after !== null);
    return found;
  }

  async function apply(db: Firestore, now: Date, after: string | null): Promise<AppliedPage> {
    const { old, failed, next } = await visitPage(db, now, after, true);
    return { changed: old.length, failed, next };
  }

  async function verify(db: Firestore): Promise<string[]> {
    const { old, examples, failed } = await detect(db);
    const left = old > 0 ? [`${complaint(old)}, such as ${examples.join(', ')}.`] : [];
    return [...left, ...failed.map(({ path, reason }) => `${path} cannot be read: ${reason}`)];
  }

  return { id, describe, detect, apply, verify };
}
