import { invalid } from '../errors';
import { isRecord, type Json, type JsonRecord } from '../json';
import { type FieldPath, isDocumentName, parseFieldPath } from '../paths/fieldPath';
import { parseOperands, parseValue } from '../values/parse';
import { NULL, type Value } from '../values/types';
import { readCompositeOperator, readFieldOperator, readUnaryOperator } from './enums';
import { type FieldFilter, type FieldOperator, type Filter } from './types';

const MAX_DISJUNCTION = 30;
const MAX_NOT_IN = 10;
// Only protects the stack; no real client nests this deep.
const MAX_DEPTH = 100;
const NAN: Value = { doubleValue: 'NaN' };
const LISTS: ReadonlySet<FieldOperator> = new Set<FieldOperator>(['in', 'not-in', 'array-contains-any']);

/** Reads `{fieldPath}`. Throws INVALID_ARGUMENT. */
export function parseFieldReference(json: Json | undefined): FieldPath {
  if (!isRecord(json) || typeof json.fieldPath !== 'string')
    throw invalid('A field reference needs a fieldPath.');
  return parseFieldPath(json.fieldPath);
}

/** Reads a filter tree. Throws INVALID_ARGUMENT. */
export function parseFilter(json: Json, depth = 0): Filter {
  if (!isRecord(json)) throw invalid('A filter must be an object.');
  if (depth > MAX_DEPTH) throw invalid('The filter is nested too deeply.');
  if (isRecord(json.compositeFilter)) return parseComposite(json.compositeFilter, depth);
  if (isRecord(json.fieldFilter)) return parseField(json.fieldFilter);
  if (isRecord(json.unaryFilter)) return parseUnary(json.unaryFilter);
  throw invalid('A filter must be a compositeFilter, a fieldFilter or a unaryFilter.');
}

function parseComposite(json: JsonRecord, depth: number): Filter {
  const kind = readCompositeOperator(json.op);
  const filters = json.filters ?? [];
  if (!Array.isArray(filters) || filters.length === 0)
    throw invalid('Composite filter must have at least one sub-filter.');
  return { kind, filters: filters.map((filter: Json) => parseFilter(filter, depth + 1)) };
}

function parseField(json: JsonRecord): FieldFilter {
  const field = parseFieldReference(json.field);
  const op = readFieldOperator(json.op);
  const value = op === 'in' || op === 'not-in' ? parseOperands(json.value) : parseValue(json.value);
  if (LISTS.has(op)) checkList(op, value);
  if (isDocumentName(field)) checkNames(op, value);
  return { kind: 'field', field, op, value };
}

function checkList(op: FieldOperator, value: Value): void {
  const name = op.toUpperCase().replaceAll('-', '_');
  if (!('arrayValue' in value)) throw invalid(`'${name}' requires an ArrayValue.`);
  const { length } = value.arrayValue.values;
  if (length === 0) throw invalid(`'${name}' requires an non-empty ArrayValue.`);
  const max = op === 'not-in' ? MAX_NOT_IN : MAX_DISJUNCTION;
  if (length > max) throw invalid(`'${name}' supports up to ${max} comparison values.`);
}

function checkNames(op: FieldOperator, value: Value): void {
  if (op.startsWith('array-')) throw invalid('the name __key__ is reserved');
  const names = 'arrayValue' in value ? value.arrayValue.values : [value];
  if (!names.every((name) => 'referenceValue' in name)) throw invalid('__key__ filter value must be a Key');
}

function parseUnary(json: JsonRecord): FieldFilter {
  const field = parseFieldReference(json.field);
  if (isDocumentName(field)) throw invalid('__key__ filter value must be a Key');
  switch (readUnaryOperator(json.op)) {
    case 'is-nan':
      return { kind: 'field', field, op: '==', value: NAN };
    case 'is-null':
      return { kind: 'field', field, op: '==', value: NULL };
    case 'is-not-nan':
      return { kind: 'field', field, op: '!=', value: NAN };
    case 'is-not-null':
      return { kind: 'field', field, op: '!=', value: NULL };
  }
}
