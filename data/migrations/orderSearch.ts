import { FieldPath, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import {
  isSameEntry,
  searchEntryId,
  searchEntryOf,
  type SearchEntry,
} from '@/domain/admin/search/searchEntry';
import type { Order } from '@/domain/orders/order/order';
import type { AppliedPage, Detected, Failure, Migration } from './migration';

const PAGE = 200;
const CONCURRENCY = 10;
const MAX_EXAMPLES = 3;

const entryRef = (db: Firestore, order: Order): DocumentReference =>
  db.doc(`orderSearch/${searchEntryId(order)}`);

/** Whether an order's entry is missing or from an earlier form of the index. */
export const isUnindexed = (order: Order, entry: SearchEntry | undefined): boolean =>
  !entry || !isSameEntry(entry, searchEntryOf(order));

interface Page {
  seen: number;
  unindexed: DocumentReference[];
  failed: Failure[];
  /** The last order's id; null on the last page. */
  next: string | null;
}

async function pageAfter(db: Firestore, after: string | null): Promise<Page> {
  const all = db.collection('orders').orderBy(FieldPath.documentId()).limit(PAGE);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  const page: Page = { seen: docs.length, unindexed: [], failed: [], next: null };
  if (docs.length === PAGE) page.next = docs.at(-1)?.id ?? null;
  const readable = docs.flatMap((doc) => {
    try {
      return [{ ref: doc.ref, order: doc.data() as Order, entry: entryRef(db, doc.data() as Order) }];
    } catch (error) {
      page.failed.push({ path: doc.ref.path, reason: String(error) });
      return [];
    }
  });
  if (readable.length === 0) return page;
  const entries = await db.getAll(...readable.map(({ entry }) => entry));
  for (const [at, { ref, order }] of readable.entries()) {
    try {
      if (isUnindexed(order, entries[at]?.data() as SearchEntry | undefined)) page.unindexed.push(ref);
    } catch (error) {
      page.failed.push({ path: ref.path, reason: String(error) });
    }
  }
  return page;
}

/** Reads the order again, because the shop may be changing it. A later change of the order writes the entry too. */
const indexOne = (db: Firestore, ref: DocumentReference): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const order = (await transaction.get(ref)).data() as Order | undefined;
    if (order) transaction.set(entryRef(db, order), searchEntryOf(order));
  });

async function detect(db: Firestore): Promise<Detected> {
  const found: Detected = { seen: 0, old: 0, examples: [], failed: [] };
  let after: string | null = null;
  do {
    const page: Page = await pageAfter(db, after);
    found.seen += page.seen;
    found.old += page.unindexed.length;
    const examples = page.unindexed.map(({ path }) => path);
    found.examples.push(...examples.slice(0, MAX_EXAMPLES - found.examples.length));
    found.failed.push(...page.failed);
    after = page.next;
  } while (after !== null);
  return found;
}

async function apply(db: Firestore, _now: Date, after: string | null): Promise<AppliedPage> {
  const { unindexed, failed, next } = await pageAfter(db, after);
  let changed = 0;
  for (let start = 0; start < unindexed.length; start += CONCURRENCY) {
    const some = unindexed.slice(start, start + CONCURRENCY);
    const ended = await Promise.allSettled(some.map((ref) => indexOne(db, ref)));
    for (const [at, one] of ended.entries()) {
      if (one.status === 'fulfilled') changed += 1;
      else failed.push({ path: some[at]?.path ?? 'orders', reason: String(one.reason) });
    }
  }
  return { changed, failed, next };
}

async function verify(db: Firestore): Promise<string[]> {
  const { old, examples, failed } = await detect(db);
  const left = old > 0 ? [`${old} orders are not in the search index, such as ${examples.join(', ')}.`] : [];
  return [...left, ...failed.map(({ path, reason }) => `${path} cannot be read: ${reason}`)];
}

/** The admin's search finds an order by its entry in `orderSearch`, which orders from before it lack. */
export const orderSearch: Migration = {
  id: '2026-11-25-order-search',
  describe: 'Adds older orders to the index that the search in the admin reads.',
  detect,
  apply,
  verify,
};
