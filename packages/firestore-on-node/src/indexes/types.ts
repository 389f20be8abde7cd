/** How an index stores a field: ascending, descending, or each element of its array. */
export type IndexKind = 'asc' | 'desc' | 'contains';

export interface IndexField {
  /** The field path as written, with its quotes. */
  readonly path: string;
  readonly kind: IndexKind;
}

/** Whether an index serves queries of one collection or of all collections with its id. */
export type IndexScope = 'collection' | 'group';

export interface IndexDefinition {
  readonly collectionId: string;
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
}

/** An index for nearest vectors, among documents filtered by `otherFields`. */
export interface VectorIndex {
  readonly collectionId: string;
  readonly scope: IndexScope;
  readonly otherFields: readonly string[];
  readonly path: string;
  readonly dimension: number;
}

/** The indexes of a database beside the automatic ones, from `firestore.indexes.json`. */
export interface IndexSet {
  readonly composites: readonly IndexDefinition[];
  readonly vectors: readonly VectorIndex[];
  /** Single-field indexes that replace the automatic ones, by `overrideKey`. */
  readonly overrides: ReadonlyMap<string, readonly IndexDefinition[]>;
}
