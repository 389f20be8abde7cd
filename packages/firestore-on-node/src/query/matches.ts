import { getField, isDocumentName } from '../paths/fieldPath';
import { compareValues, equalValues, typeOrder } from '../values/order';
import { type StoredDocument, type Value } from '../values/types';
import { type FieldFilter, type Filter } from './types';

/** The document's value for a filter or order: a field, or its own name as a reference. */
export function valueOf(document: StoredDocument, field: FieldFilter['field']): Value | undefined {
  return isDocumentName(field) ? { referenceValue: document.name } : getField(document.fields, field);
}

/** Whether the document passes the filter. */
export function matches(document: StoredDocument, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((inner) => matches(document, inner));
    case 'or':
      return filter.filters.some((inner) => matches(document, inner));
    case 'field': {
      const value = valueOf(document, filter.field);
      return value !== undefined && matchesField(value, filter);
    }
  }
}

function matchesField(value: Value, { op, value: operand }: FieldFilter): boolean {
  switch (op) {
    case '==':
      return equalValues(value, operand);
    case '!=':
      return !isNull(value) && !equalValues(value, operand);
    case '<':
      return comparable(value, operand) && compareValues(value, operand) < 0;
    case '<=':
      return comparable(value, operand) && compareValues(value, operand) <= 0;
    case '>':
      return comparable(value, operand) && compareValues(value, operand) > 0;
    case '>=':
      return comparable(value, operand) && compareValues(value, operand) >= 0;
    case 'in':
      return isMember(elements(operand), value);
    case 'not-in':
      return !isNull(value) && !elements(operand).some(isNull) && !includes(elements(operand), value);
    case 'array-contains':
      return isMember(elements(value), operand);
    case 'array-contains-any':
      return elements(operand).some((item) => isMember(elements(value), item));
  }
}

// A range only matches values of its bound's type, and never NaN, although orders sort it before all
// numbers.
function comparable(a: Value, b: Value): boolean {
  return typeOrder(a) === typeOrder(b) && !isNaNValue(a) && !isNaNValue(b);
}

function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}

function isNull(value: Value): boolean {
  return 'nullValue' in value;
}

function elements(value: Value): readonly Value[] {
  return 'arrayValue' in value ? value.arrayValue.values : [];
}

function includes(values: readonly Value[], target: Value): boolean {
  return values.some((value) => equalValues(value, target));
}

// The service finds null and NaN by their own filters alone.
function isMember(values: readonly Value[], target: Value): boolean {
  return !isNull(target) && !isNaNValue(target) && includes(values, target);
}
