import type { DocumentData, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Migration } from './migration';
import { pagedMigration, type Visit } from './pagedMigration';

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

/** A migration that rewrites the documents of one collection, each in a transaction of its own. */
export function documentMigration<Stored extends DocumentData>(
  spec: DocumentMigrationSpec<Stored>,
): Migration {
  const { isOld, rewrite, ...rest } = spec;

  function rewriteOne({ db, doc: { ref }, now }: Visit): Promise<boolean> {
    return db.runTransaction(async (transaction) => {
      const stored = (await transaction.get(ref)).data() as Stored | undefined;
      if (stored === undefined || !isOld(stored)) return false;
      await rewrite({ db, transaction, ref, stored, now });
      return true;
    });
  }

  return pagedMigration({
    ...rest,
    async visit(visited) {
      if (!isOld(visited.doc.data() as Stored)) return false;
      return visited.mayWrite ? rewriteOne(visited) : true;
    },
    complaint: (count) => `${count} documents still have the old form`,
  });
}
