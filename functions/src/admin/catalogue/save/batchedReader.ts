import type {
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore';

/** Reads the documents that a decision needs. */
export interface Reader {
  get(ref: DocumentReference): Promise<DocumentSnapshot>;
  getAll(refs: readonly DocumentReference[]): Promise<DocumentSnapshot[]>;
  /** Runs a query once for each name. */
  query(name: string, query: () => Query): Promise<QuerySnapshot>;
}

interface Waiting {
  ref: DocumentReference;
  found: (snapshot: DocumentSnapshot) => void;
  failed: (error: unknown) => void;
}

/** Firestore reads at most this many documents in one call. */
const MAX_DOCUMENTS = 300;

/**
 * Batches the reads of a transaction: reads requested in the same tick go in one call, and no document is read twice.
 * So the facts of forty products cost as many calls as those of one.
 */
export function batchedReader(transaction: Pick<Transaction, 'get' | 'getAll'>): Reader {
  const pending = new Map<string, Promise<DocumentSnapshot>>();
  const queries = new Map<string, Promise<QuerySnapshot>>();
  let waiting: Waiting[] = [];

  async function read(some: readonly Waiting[]): Promise<void> {
    try {
      const found = await transaction.getAll(...some.map(({ ref }) => ref));
      for (const [at, { found: resolve, failed, ref }] of some.entries()) {
        const snapshot = found[at];
        if (snapshot) resolve(snapshot);
        else failed(new Error(`${ref.path} was not answered`));
      }
    } catch (error) {
      for (const { failed } of some) failed(error);
    }
  }
  function readWaiting(): void {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += MAX_DOCUMENTS)
      void read(all.slice(start, start + MAX_DOCUMENTS));
  }
  function get(ref: DocumentReference): Promise<DocumentSnapshot> {
    const known = pending.get(ref.path);
    if (known) return known;
    const one = new Promise<DocumentSnapshot>((found, failed) => {
      if (waiting.length === 0) setImmediate(readWaiting);
      waiting.push({ ref, found, failed });
    });
    pending.set(ref.path, one);
    return one;
  }
  return {
    get,
    getAll: (refs) => Promise.all(refs.map(get)),
    query(name, query) {
      const known = queries.get(name) ?? transaction.get(query());
      queries.set(name, known);
      return known;
    },
  };
}
