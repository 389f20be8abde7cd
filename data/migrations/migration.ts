import type { Firestore } from 'firebase-admin/firestore';

/** The documents that a check found. */
export interface Detected {
  seen: number;
  /** Documents that still have the old form. */
  old: number;
  /** Paths of the first of them. */
  examples: string[];
  failed: Failure[];
}

/** A document that could not be read or changed. */
export interface Failure {
  path: string;
  reason: string;
}

export interface AppliedPage {
  changed: number;
  failed: Failure[];
  /** Cursor of the next page; null after the last page. */
  next: string | null;
}

/** One change to stored documents. The running shop must read both forms until it has been applied. */
export interface Migration {
  /** Never changes: progress is stored under it. */
  readonly id: string;
  /** One sentence for the owner of the shop. */
  readonly describe: string;
  /** Counts the documents that still need it. Writes nothing. */
  detect(db: Firestore): Promise<Detected>;
  /** Changes one page of documents after the cursor. Running it twice changes nothing more. */
  apply(db: Firestore, now: Date, after: string | null): Promise<AppliedPage>;
  /** The problems after the last page, one sentence each. */
  verify(db: Firestore): Promise<string[]>;
}
