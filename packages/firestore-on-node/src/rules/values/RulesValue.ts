/** A value of the rules language. Times are whole nanoseconds, since the epoch for timestamps. */
export type RulesValue =
  | { type: 'null' }
  | { type: 'bool'; value: boolean }
  | { type: 'int'; value: bigint }
  | { type: 'float'; value: number }
  | { type: 'string'; value: string }
  | { type: 'bytes'; value: Uint8Array }
  | TimestampValue
  | DurationValue
  | { type: 'latlng'; latitude: number; longitude: number }
  | PathValue
  | ListValue
  | MapValue
  | SetValue
  | MapDiffValue
  | UnknownValue;

export interface TimestampValue {
  type: 'timestamp';
  nanos: bigint;
}

export interface DurationValue {
  type: 'duration';
  nanos: bigint;
}

export interface ListValue {
  type: 'list';
  items: RulesValue[];
}

export interface SetValue {
  type: 'set';
  items: RulesValue[];
}

export interface MapValue {
  type: 'map';
  entries: ReadonlyMap<string, RulesValue>;
}

export interface MapDiffValue {
  type: 'map_diff';
  after: MapValue;
  before: MapValue;
}

export interface PathValue {
  type: 'path';
  segments: string[];
  /** Names of the placeholders still to bind, by the indexes of their segments. */
  open?: ReadonlyMap<number, string>;
  /** Bound values, by name. */
  bound?: ReadonlyMap<string, string>;
}

/**
 * A value that the query does not determine. `field` is set only for a field of `resource.data` itself, not
 * for a derived value (`hidden`), so that the query's filters can still prove something about it.
 */
export interface UnknownValue {
  type: 'unknown';
  about: string;
  field?: string[];
}

/** A value derived from an unknown one; no filter proves anything about it. */
export const hidden = (about: string): UnknownValue => ({ type: 'unknown', about });

export type RulesType = RulesValue['type'];

export const NULL: RulesValue = { type: 'null' };
export const TRUE: RulesValue = { type: 'bool', value: true };
export const FALSE: RulesValue = { type: 'bool', value: false };

export const bool = (value: boolean): RulesValue => (value ? TRUE : FALSE);
export const float = (value: number): RulesValue => ({ type: 'float', value });
export const string = (value: string): RulesValue => ({ type: 'string', value });
export const bytes = (value: Uint8Array): RulesValue => ({ type: 'bytes', value });
export const list = (items: RulesValue[]): ListValue => ({ type: 'list', items });
export const path = (segments: string[]): PathValue => ({ type: 'path', segments });
export const map = (entries: Iterable<[string, RulesValue]>): MapValue => ({
  type: 'map',
  entries: new Map(entries),
});

const INT_MIN = -(2n ** 63n);
const INT_MAX = 2n ** 63n - 1n;

const NANOS = 1_000_000_000n;
/** The range in nanoseconds: years 1 to 9999 for timestamps, 10,000 years either way for durations. */
const TIME_RANGE = {
  timestamp: [-62_135_596_800n * NANOS, 253_402_300_800n * NANOS - 1n],
  duration: [-315_576_000_001n * NANOS + 1n, 315_576_000_001n * NANOS - 1n],
} as const;

/** A timestamp or duration; throws EvaluationError outside the range of Google's types of these names. */
export function time(type: 'timestamp' | 'duration', nanos: bigint): RulesValue {
  const [first, last] = TIME_RANGE[type];
  if (nanos < first || nanos > last) throw new EvaluationError(`A ${type} is out of range.`);
  return { type, nanos };
}

/** A string as one path segment; throws EvaluationError if it is not a valid segment. */
export function pathSegment(value: RulesValue): string {
  if (value.type === 'string' && value.value !== '' && !value.value.includes('/')) return value.value;
  throw new EvaluationError('A segment of a path is a string that is not empty and holds no slash.');
}

/** An int; throws EvaluationError when it leaves 64 bits. */
export function int(value: bigint | number): RulesValue {
  const whole = BigInt(value);
  if (whole < INT_MIN || whole > INT_MAX) throw new EvaluationError('Integer overflow.');
  return { type: 'int', value: whole };
}

/** An expression failed: the language's own error value, which only `||` and `&&` can absorb. */
export class EvaluationError extends Error {}
