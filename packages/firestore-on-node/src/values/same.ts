import { type Fields, type Value } from './types';

/** Whether two field maps hold exactly the same values, types included (1 differs from 1.0). */
export function sameFields(a: Fields, b: Fields): boolean {
  if (a === b) return true;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key]!, b[key]!));
}

/** Whether two canonical values are exactly the same, types included. */
export function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  if ('mapValue' in a) return 'mapValue' in b && sameFields(a.mapValue.fields, b.mapValue.fields);
  if ('arrayValue' in a) {
    if (!('arrayValue' in b)) return false;
    const other = b.arrayValue.values;
    const own = a.arrayValue.values;
    return own.length === other.length && own.every((value, i) => sameValue(value, other[i]!));
  }
  return JSON.stringify(a) === JSON.stringify(b);
}
