import { type Query } from '../query/types';
import { type StoredDocument } from '../values/types';
import { LockOwner } from './waiting';

/** A query as a transaction saw it: at commit it must still give the same. */
export interface SeenQuery {
  readonly parent: string;
  readonly query: Query;
  readonly documents: readonly StoredDocument[];
}

export type TransactionMode =
  | { readonly kind: 'read-write' }
  /** Sees the database as it was at `readTime`; takes no locks. */
  | { readonly kind: 'read-only'; readonly readTime: string };

/** A transaction begun and not yet committed or rolled back. Times are milliseconds since 1970. */
export class Transaction {
  readonly owner = new LockOwner();
  readonly seen: SeenQuery[] = [];
  lastUsed: number;

  constructor(
    readonly id: string,
    readonly mode: TransactionMode,
    readonly begun: number,
  ) {
    this.lastUsed = begun;
  }
}
