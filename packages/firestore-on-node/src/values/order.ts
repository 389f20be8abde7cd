import { compareNumbers, isNumber } from './numbers';
import { comparePaths, compareStrings } from './strings';
import { compareTimestamps } from './timestamp';
import { type Fields, type Value } from './types';

/** The order of types: null, boolean, number, timestamp, string, bytes, reference, geo point, array, vector, map. */
export function typeOrder(value: Value): number {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return 1;
  if ('integerValue' in value || 'doubleValue' in value) return 2;
  if ('timestampValue' in value) return 3;
  if ('stringValue' in value) return 4;
  if ('bytesValue' in value) return 5;
  if ('referenceValue' in value) return 6;
  if ('geoPointValue' in value) return 7;
  if ('arrayValue' in value) return 8;
  return vectorOf(value.mapValue.fields) === null ? 10 : 9;
}

/** The elements of a vector (a map marked `__type__: '__vector__'`), or null for any other map. */
export function vectorOf(fields: Fields): readonly Value[] | null {
  const mark = Object.hasOwn(fields, '__type__') ? fields.__type__ : undefined;
  if (mark === undefined || !('stringValue' in mark) || mark.stringValue !== '__vector__') return null;
  const value = Object.hasOwn(fields, 'value') ? fields.value : undefined;
  return value !== undefined && 'arrayValue' in value ? value.arrayValue.values : null;
}

/** Orders any two values as Firestore's indexes do. */
export function compareValues(a: Value, b: Value): number {
  const byType = typeOrder(a) - typeOrder(b);
  if (byType !== 0) return byType;
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if ('stringValue' in a && 'stringValue' in b) return compareStrings(a.stringValue, b.stringValue);
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b)
    return compareTimestamps(a.timestampValue, b.timestampValue);
  if ('bytesValue' in a && 'bytesValue' in b) return compareBytes(a.bytesValue, b.bytesValue);
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const byLatitude = a.geoPointValue.latitude - b.geoPointValue.latitude;
    return byLatitude === 0 ? a.geoPointValue.longitude - b.geoPointValue.longitude : byLatitude;
  }
  if ('arrayValue' in a && 'arrayValue' in b) return compareArrays(a.arrayValue.values, b.arrayValue.values);
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a.mapValue.fields, b.mapValue.fields);
  return 0;
}

/** Orders resource names segment by segment; numeric ids (`__id7__`) come first, by number. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  // Without numeric ids the order of the whole names is the same, and much quicker found.
  if (!a.includes('/__id') && !b.includes('/__id')) return comparePaths(a, b);
  const left = a.split('/');
  const right = b.split('/');
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i += 1) {
    const order = compareSegments(left[i]!, right[i]!);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Whether two values are the same for filters and array transforms: 1 equals 1.0, NaN equals NaN. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

function compareSegments(a: string, b: string): number {
  const left = numericId(a);
  const right = numericId(b);
  if (left !== null && right !== null) return left === right ? 0 : left < right ? -1 : 1;
  if (left !== null || right !== null) return left === null ? 1 : -1;
  return compareStrings(a, b);
}

function numericId(segment: string): bigint | null {
  const match = /^__id(-?\d+)__$/.exec(segment);
  return match === null ? null : BigInt(match[1]!);
}

function compareBytes(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a, 'base64'), Buffer.from(b, 'base64'));
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const order = compareValues(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const leftVector = vectorOf(a);
  const rightVector = vectorOf(b);
  if (leftVector !== null && rightVector !== null) {
    return leftVector.length - rightVector.length || compareArrays(leftVector, rightVector);
  }
  const leftKeys = Object.keys(a).sort(compareStrings);
  const rightKeys = Object.keys(b).sort(compareStrings);
  const length = Math.min(leftKeys.length, rightKeys.length);
  for (let i = 0; i < length; i += 1) {
    const leftKey = leftKeys[i]!;
    const rightKey = rightKeys[i]!;
    const order = compareStrings(leftKey, rightKey) || compareValues(a[leftKey]!, b[rightKey]!);
    if (order !== 0) return order;
  }
  return leftKeys.length - rightKeys.length;
}
