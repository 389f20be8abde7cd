import { type MapValue, type RulesValue } from './RulesValue';

/**
 * `==` between known values: never an error, false between types; an int equals the float of its size, unless
 * `isTyped`.
 */
export function equal(a: RulesValue, b: RulesValue, isTyped = false): boolean {
  if (a.type === 'int' && b.type === 'float')
    return !isTyped && Number.isInteger(b.value) && BigInt(b.value) === a.value;
  if (a.type === 'float' && b.type === 'int') return equal(b, a, isTyped);
  switch (a.type) {
    case 'null':
      return b.type === 'null';
    case 'bool':
    case 'int':
    case 'float':
    case 'string':
      return b.type === a.type && b.value === a.value;
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'timestamp':
    case 'duration':
      return b.type === a.type && b.nanos === a.nanos;
    case 'latlng':
      return b.type === 'latlng' && b.latitude === a.latitude && b.longitude === a.longitude;
    case 'path':
      return b.type === 'path' && b.segments.join('/') === a.segments.join('/');
    case 'list':
      return b.type === 'list' && sameItems(a.items, b.items, isTyped);
    case 'set':
      return (
        b.type === 'set' &&
        a.items.length === b.items.length &&
        a.items.every((item) => includes(b.items, item, isTyped))
      );
    case 'map':
      return b.type === 'map' && sameEntries(a, b, isTyped);
    case 'map_diff':
      return (
        b.type === 'map_diff' &&
        sameEntries(a.after, b.after, isTyped) &&
        sameEntries(a.before, b.before, isTyped)
      );
    case 'unknown':
      return false;
  }
}

function sameItems(a: RulesValue[], b: RulesValue[], isTyped: boolean): boolean {
  return a.length === b.length && a.every((item, index) => equal(item, b[index]!, isTyped));
}

function sameEntries(a: MapValue, b: MapValue, isTyped: boolean): boolean {
  if (a.entries.size !== b.entries.size) return false;
  return [...a.entries].every(([key, value]) => {
    const other = b.entries.get(key);
    return other !== undefined && equal(value, other, isTyped);
  });
}

/** Whether an equal value is among `items`; with `isTyped` 5 is not 5.0. */
export function includes(items: RulesValue[], value: RulesValue, isTyped = false): boolean {
  return items.some((item) => equal(item, value, isTyped));
}

/** `items` without repetitions, first occurrences kept. */
export function distinct(items: RulesValue[]): RulesValue[] {
  const scalars = new Set<string>();
  const distinct: RulesValue[] = [];
  for (const item of items) {
    const key = item.type === 'string' ? item.value : null;
    if (key === null ? includes(distinct, item) : scalars.has(key)) continue;
    if (key !== null) scalars.add(key);
    distinct.push(item);
  }
  return distinct;
}
