import { isDocumentName } from '../paths/fieldPath';
import { type Value } from '../values/types';
import { type FieldFilter, type Filter, type Query } from './types';

/** Every result has one of these values in the field (or, for `element`, in the field's array). */
export interface IndexHint {
  readonly kind: 'value' | 'element' | 'name';
  readonly field: FieldFilter['field'];
  readonly values: readonly Value[];
}

/** The filters that every result must pass and an index answers, the most selective kind first; none when only a scan works. */
export function indexHints(query: Query): IndexHint[] {
  const filters = query.where === null ? [] : requiredFilters(query.where);
  return filters.flatMap((filter) => hintOf(filter) ?? []).sort((a, b) => rank(a) - rank(b));
}

/** The filters that every result passes. */
export function requiredFilters(filter: Filter): FieldFilter[] {
  if (filter.kind === 'field') return [filter];
  return filter.kind === 'and' || filter.filters.length === 1 ? filter.filters.flatMap(requiredFilters) : [];
}

function hintOf({ op, field, value }: FieldFilter): IndexHint | null {
  const values = 'arrayValue' in value ? value.arrayValue.values : [];
  const kind = isDocumentName(field) ? 'name' : 'value';
  if (op === '==') return { kind, field, values: [value] };
  if (op === 'in') return { kind, field, values };
  if (op === 'array-contains') return { kind: 'element', field, values: [value] };
  if (op === 'array-contains-any') return { kind: 'element', field, values };
  return null;
}

function rank(hint: IndexHint): number {
  return (hint.kind === 'name' ? 0 : hint.kind === 'value' ? 100 : 200) + hint.values.length;
}
