export type Fields = Record<string, unknown>;

/** A document that was asked for; without data there is none. The SDK's snapshots are of this shape. */
export interface Found {
  id: string;
  data(): Fields | undefined;
}

export type Comparison = '==' | '>=' | 'in';

/** A query; names of fields are plain words. */
export interface Asked {
  /** All of it, in the order of its ids, unless something more is said. */
  collection: string;
  where?: readonly (readonly [
    field: string,
    comparison: Comparison,
    value: string | boolean | readonly string[],
  ])[];
  /** Whether all conditions must hold, as without it, or any of them. */
  match?: 'all' | 'any';
  /** The fields to answer; every one where none is named. */
  select?: readonly string[];
  newestBy?: string;
  limit?: number;
}

/** What shows the shop to visitors takes of Firestore: documents as they are at that moment, and no transaction. */
export interface Reads {
  find(asked: Asked): Promise<Found[]>;
  /** Documents by their paths, in that order. */
  getAll(paths: readonly string[]): Promise<Found[]>;
}
