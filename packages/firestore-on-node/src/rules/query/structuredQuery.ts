import { type FieldOperator, type QueryFilter, type RulesQuery } from './RulesQuery';
import { type ProtoValue } from '../values/RulesDoc';

/** The parts of REST v1's StructuredQuery that rules can read; enums by name. */
export interface StructuredQuery {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: StructuredFilter;
  orderBy?: { field?: { fieldPath?: string }; direction?: string }[];
  limit?: number | { value?: number };
  offset?: number;
}

export interface StructuredFilter {
  compositeFilter?: { op?: string; filters?: StructuredFilter[] };
  fieldFilter?: { field?: { fieldPath?: string }; op?: string; value?: ProtoValue };
  unaryFilter?: { field?: { fieldPath?: string }; op?: string };
}

const OPERATORS: Record<string, FieldOperator> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
};

const UNARY = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] as const;

/** A StructuredQuery as the rules take it. Parts it cannot read are left out, so they prove nothing. */
export function rulesQuery(query: StructuredQuery): RulesQuery {
  const limit = typeof query.limit === 'object' ? query.limit.value : query.limit;
  return {
    filter: query.where === undefined ? null : filterOf(query.where),
    limit: limit ?? null,
    offset: query.offset ?? null,
    orderBy: (query.orderBy ?? []).map((order) => ({
      field: order.field?.fieldPath ?? '',
      direction: order.direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
    allDescendants: query.from?.[0]?.allDescendants ?? false,
  };
}

const NO_FILTER: QueryFilter = { kind: 'and', filters: [] };

function filterOf(filter: StructuredFilter): QueryFilter {
  if (filter.compositeFilter !== undefined) {
    const filters = (filter.compositeFilter.filters ?? []).map(filterOf);
    return { kind: filter.compositeFilter.op === 'OR' ? 'or' : 'and', filters };
  }
  if (filter.fieldFilter !== undefined) {
    const { field, op = '', value } = filter.fieldFilter;
    const known = Object.hasOwn(OPERATORS, op) ? OPERATORS[op] : undefined;
    if (known === undefined || value === undefined) return NO_FILTER;
    return { kind: 'field', field: splitFieldPath(field?.fieldPath ?? ''), op: known, value };
  }
  const unary = UNARY.find((op) => op === filter.unaryFilter?.op);
  if (unary === undefined) return NO_FILTER;
  return { kind: 'unary', field: splitFieldPath(filter.unaryFilter?.field?.fieldPath ?? ''), op: unary };
}

/** A field path to its names: dots divide, backticks quote. */
export function splitFieldPath(text: string): string[] {
  const names: string[] = [];
  const segment = /`((?:[^`\\]|\\.)*)`|([^.`]+)/g;
  for (const found of text.matchAll(segment)) {
    names.push(found[1] === undefined ? (found[2] ?? '') : found[1].replace(/\\(.)/g, '$1'));
  }
  return names;
}
