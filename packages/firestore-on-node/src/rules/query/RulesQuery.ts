import { type ProtoValue } from '../values/RulesDoc';

export type FieldOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';

/** A query's filter; `field` is a field path already split, `['__name__']` for the document's own name. */
export type QueryFilter =
  | { kind: 'field'; field: string[]; op: FieldOperator; value: ProtoValue }
  | { kind: 'unary'; field: string[]; op: 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN' }
  | { kind: 'and' | 'or'; filters: QueryFilter[] };

/** The parts of a query that `list` rules can read. Only filters prove anything about the documents. */
export interface RulesQuery {
  filter?: QueryFilter | null;
  limit?: number | null;
  /** 0 without one. */
  offset?: number | null;
  /** As requested: rules do not see the orders that the query implies. */
  orderBy?: { field: string; direction: 'ASCENDING' | 'DESCENDING' }[];
  /** A collection group: the collection at any depth under the request's path. */
  allDescendants?: boolean;
}
