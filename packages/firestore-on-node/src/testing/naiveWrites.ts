import { comparePlain, isArray, isNumber, type Plain, type PlainMap } from './plainValue';

export type Path = readonly string[];
export type NaiveTransform =
  | { readonly kind: 'time'; readonly path: Path }
  | {
      readonly kind: 'increment' | 'maximum' | 'minimum';
      readonly path: Path;
      readonly operand: bigint | number;
    }
  | { readonly kind: 'append' | 'remove'; readonly path: Path; readonly values: readonly Plain[] };

export interface NaiveUpdate {
  readonly fields: PlainMap;
  /** Null replaces all fields. */
  readonly mask: readonly Path[] | null;
  readonly transforms: readonly NaiveTransform[];
}

/** The document's fields after the update of a commit at `now`, and the result of each transform. */
export function applyUpdate(
  before: PlainMap | undefined,
  { fields, mask, transforms }: NaiveUpdate,
  now: Plain,
): { fields: PlainMap; results: Plain[] } {
  let after: PlainMap = mask === null ? fields : (before ?? {});
  for (const path of mask ?? []) after = put(after, path, at(fields, path));
  const results: Plain[] = [];
  for (const transform of transforms) {
    const value = transformed(at(after, transform.path), transform, now);
    after = put(after, transform.path, value);
    results.push(isArray(value) ? null : value);
  }
  return { fields: after, results };
}

function mapIn(value: Plain | undefined): PlainMap | null {
  const isMap = typeof value === 'object' && value !== null && !isArray(value) && 'map' in value;
  return isMap ? value.map : null;
}

function at(fields: PlainMap, [name, ...rest]: Path): Plain | undefined {
  const value = fields[name!];
  return rest.length === 0 ? value : at(mapIn(value) ?? {}, rest);
}

function put(fields: PlainMap, [name, ...rest]: Path, value: Plain | undefined): PlainMap {
  const own = name!;
  const { [own]: old, ...others } = fields;
  if (rest.length === 0) return value === undefined ? others : { ...others, [own]: value };
  const inner = mapIn(old);
  // A path below a missing map is already absent.
  if (inner === null && value === undefined) return fields;
  return { ...others, [own]: { map: put(inner ?? {}, rest, value) } };
}

// The comments of FieldTransform: https://cloud.google.com/firestore/docs/reference/rest/v1/Write
function transformed(before: Plain | undefined, transform: NaiveTransform, now: Plain): Plain {
  const held = before !== undefined && isArray(before) ? before : [];
  switch (transform.kind) {
    case 'time':
      return now;
    case 'append':
      return transform.values.reduce<readonly Plain[]>(
        (all, value) => (has(all, value) ? all : [...all, value]),
        held,
      );
    case 'remove':
      return held.filter((value) => !has(transform.values, value));
    case 'increment':
      return isNumber(before) ? sum(before, transform.operand) : transform.operand;
    default: {
      const { operand } = transform;
      if (!isNumber(before)) return operand;
      if (Number.isNaN(before) || Number.isNaN(operand)) return NaN;
      const order = comparePlain(operand, before);
      return (transform.kind === 'maximum' ? order > 0 : order < 0) ? operand : before;
    }
  }
}

function has(values: readonly Plain[], target: Plain): boolean {
  return values.some((value) => comparePlain(value, target) === 0);
}

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

function sum(a: bigint | number, b: bigint | number): bigint | number {
  if (typeof a !== 'bigint' || typeof b !== 'bigint') return Number(a) + Number(b);
  const exact = a + b;
  return exact < MIN_INT64 ? MIN_INT64 : exact > MAX_INT64 ? MAX_INT64 : exact;
}
