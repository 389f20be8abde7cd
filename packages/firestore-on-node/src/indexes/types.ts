/** How an index holds a field: in one of the two orders, or each element of the array in it. */
export type IndexKind = 'asc' | 'desc' | 'contains';

export interface IndexField {
  /** The field path as it is written, quotes and all. */
  readonly path: string;
  readonly kind: IndexKind;
}

/** A collection's indexes serve its own queries; a group's serve those over all collections of that id. */
export type IndexScope = 'collection' | 'group';

export interface IndexDefinition {
  readonly collectionId: string;
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
}

/** An index for finding the nearest vectors among documents with certain other fields. */
export interface VectorIndex {
  readonly collectionId: string;
  readonly scope: IndexScope;
  readonly beside: readonly string[];
  readonly path: string;
  readonly dimension: number;
}

/** The indexes a database has beside the automatic ones, as `firestore.indexes.json` says. */
export interface IndexSet {
  readonly composites: readonly IndexDefinition[];
  readonly vectors: readonly VectorIndex[];
  /** The single-field indexes of fields that have others than the automatic ones, by collection id and path. */
  readonly overrides: ReadonlyMap<string, readonly IndexDefinition[]>;
}
