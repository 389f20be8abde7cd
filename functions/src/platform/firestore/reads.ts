export type Fields = Record<string, unknown>;

/** A document that was read; a missing one has no data. The SDK's snapshots have this shape. */
export interface FoundDocument {
  id: string;
  data(): Fields | undefined;
}

export type Comparison = '==' | '>=' | 'in';

/** A query; field names are plain words. */
export interface FirestoreQuery {
  /** The whole collection in the order of its ids, unless more is said. */
  collection: string;
  where?: readonly (readonly [
    field: string,
    comparison: Comparison,
    value: string | boolean | readonly string[],
  ])[];
  /** Whether all conditions must hold (the default), or any of them. */
  match?: 'all' | 'any';
  /** The fields to return; all of them when absent. */
  select?: readonly string[];
  newestBy?: string;
  limit?: number;
}

/** Reads for visitors' pages: documents as they are at that moment, outside transactions. */
export interface Reads {
  find(query: FirestoreQuery): Promise<FoundDocument[]>;
  /** Documents by their paths, in that order. */
  getAll(paths: readonly string[]): Promise<FoundDocument[]>;
}
