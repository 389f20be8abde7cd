/**
 * A value in the naive models: a bigint is an integer, a number a double, and each other type has its own
 * key.
 */
export type Plain =
  | null
  | boolean
  | bigint
  | number
  | string
  | { readonly micros: number }
  | { readonly bytes: readonly number[] }
  | { readonly path: readonly string[] }
  | { readonly geo: readonly [latitude: number, longitude: number] }
  | readonly Plain[]
  | { readonly vector: readonly number[] }
  | { readonly map: PlainMap };
export type PlainMap = Readonly<Record<string, Plain>>;

/** The root of documents for references; `path` is below it. */
const ROOT = 'projects/demo-test/databases/(default)/documents';

export const isArray = (value: Plain): value is readonly Plain[] => Array.isArray(value);
export const isNumber = (value: Plain | undefined): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

/** The value in the format of requests and responses. */
export function toProto(value: Plain): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'number') {
    const isPlain = Number.isFinite(value) && !Object.is(value, -0);
    return { doubleValue: isPlain ? value : Object.is(value, -0) ? '-0' : String(value) };
  }
  if (typeof value === 'string') return { stringValue: value };
  if (isArray(value)) return { arrayValue: { values: value.map(toProto) } };
  if ('micros' in value) return { timestampValue: instant(value.micros) };
  if ('bytes' in value) return { bytesValue: Buffer.from(value.bytes).toString('base64') };
  if ('path' in value) return { referenceValue: [ROOT, ...value.path].join('/') };
  // JSON.stringify writes −0 as 0.
  if ('geo' in value) return { geoPointValue: { latitude: value.geo[0] + 0, longitude: value.geo[1] + 0 } };
  if ('map' in value) return { mapValue: { fields: toProtoFields(value.map) } };
  const values = value.vector.map(toProto);
  return {
    mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } },
  };
}

export function toProtoFields(map: PlainMap): Record<string, object> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, toProto(value)]));
}

// With 0, 3 or 6 fraction digits, as few as possible.
function instant(micros: number): string {
  const whole = new Date(Math.floor(micros / 1_000)).toISOString().slice(0, 23);
  const rest = String(micros - Math.floor(micros / 1_000) * 1_000).padStart(3, '0');
  return `${`${whole}${rest}`.replace(/000$/, '').replace(/\.000$/, '')}Z`;
}

/** The rank of the value's type: https://firebase.google.com/docs/firestore/manage-data/data-types */
export function kindOf(value: Plain): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (isNumber(value)) return 2;
  if (typeof value === 'string') return 4;
  if (isArray(value)) return 8;
  if ('micros' in value) return 3;
  if ('bytes' in value) return 5;
  if ('path' in value) return 6;
  if ('geo' in value) return 7;
  return 'vector' in value ? 9 : 10;
}

/** "Value type ordering" of the same page. */
export function comparePlain(a: Plain, b: Plain): number {
  const kinds = kindOf(a) - kindOf(b);
  return kinds === 0 ? compareLists(partsOf(a), partsOf(b)) : kinds;
}

type Part = boolean | bigint | number | Buffer | Plain;

/** The parts by which two values of one type are compared, in order. */
function partsOf(value: Plain): readonly Part[] {
  if (value === null) return [];
  if (typeof value === 'boolean' || isNumber(value)) return [value];
  if (typeof value === 'string') return [Buffer.from(value)];
  if (isArray(value)) return value;
  if ('micros' in value) return [value.micros];
  if ('bytes' in value) return [Buffer.from(value.bytes)];
  if ('path' in value) return value.path.map((segment) => Buffer.from(segment));
  if ('geo' in value) return value.geo;
  // The shorter vector comes first, regardless of its elements.
  if ('vector' in value) return [value.vector.length, ...value.vector];
  const names = Object.keys(value.map).sort((x, y) => Buffer.compare(Buffer.from(x), Buffer.from(y)));
  return names.flatMap((name): Part[] => [Buffer.from(name), value.map[name]!]);
}

function compareLists(a: readonly Part[], b: readonly Part[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const order = compareParts(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareParts(a: Part, b: Part): number {
  if (Buffer.isBuffer(a) && Buffer.isBuffer(b)) return Buffer.compare(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (isNumber(a as Plain) && isNumber(b as Plain)) return compareNumbers(a as number, b as number);
  return comparePlain(a as Plain, b as Plain);
}

// JavaScript compares bigints with numbers exactly. NaN comes first and equals itself; all zeros are equal.
function compareNumbers(a: bigint | number, b: bigint | number): number {
  const isNaN = (n: bigint | number) => typeof n === 'number' && Number.isNaN(n);
  if (isNaN(a) || isNaN(b)) return Number(isNaN(b)) - Number(isNaN(a));
  return a < b ? -1 : a > b ? 1 : 0;
}
