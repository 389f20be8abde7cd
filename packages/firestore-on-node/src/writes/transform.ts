import { getField, withField } from '../paths/fieldPath';
import { add, compareNumbers, isNumber, toNumber } from '../values/numbers';
import { valueKey } from '../values/key';
import { toMilliseconds } from '../values/timestamp';
import { type Fields, NULL, type Value } from '../values/types';
import { type Transform } from './types';

export interface Transformed {
  readonly fields: Fields;
  /** One per transform: the new value, or null for the array transforms. */
  readonly results: readonly Value[];
}

/** Applies the transforms in order. `time` is the commit's. */
export function applyTransforms(fields: Fields, transforms: readonly Transform[], time: string): Transformed {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    const value = transformed(getField(current, transform.field), transform, time);
    current = withField(current, transform.field, value);
    results.push('arrayValue' in value ? NULL : value);
  }
  return { fields: current, results };
}

function transformed(before: Value | undefined, transform: Transform, time: string): Value {
  switch (transform.kind) {
    case 'request-time':
      return { timestampValue: toMilliseconds(time) };
    case 'append':
      return { arrayValue: { values: appended(elements(before), transform.values) } };
    case 'remove':
      return { arrayValue: { values: without(elements(before), transform.values) } };
    default:
      return calculated(before, transform.operand, transform.kind);
  }
}

function calculated(
  before: Value | undefined,
  operand: Value,
  kind: 'increment' | 'maximum' | 'minimum',
): Value {
  if (!isNumber(before) || !isNumber(operand)) return operand;
  if (kind === 'increment') return add(before, operand);
  // NaN wins both ways; equal numbers of two types leave the field unchanged.
  if (Number.isNaN(toNumber(before)) || Number.isNaN(toNumber(operand))) return { doubleValue: 'NaN' };
  const order = compareNumbers(operand, before);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : before;
}

function appended(before: readonly Value[], extra: readonly Value[]): Value[] {
  const present = new Set(before.map(valueKey));
  const values = [...before];
  for (const value of extra) {
    const key = valueKey(value);
    if (present.has(key)) continue;
    present.add(key);
    values.push(value);
  }
  return values;
}

function without(before: readonly Value[], removed: readonly Value[]): Value[] {
  const keys = new Set(removed.map(valueKey));
  return before.filter((value) => !keys.has(valueKey(value)));
}

function elements(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'arrayValue' in value ? value.arrayValue.values : [];
}
