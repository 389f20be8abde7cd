/** A value of the rules language. Times are whole nanoseconds, since the epoch for timestamps. */
export type RulesValue =
  | { type: 'null' }
  | { type: 'bool'; value: boolean }
  | { type: 'int'; value: bigint }
  | { type: 'float'; value: number }
  | { type: 'string'; value: string }
  | { type: 'bytes'; value: Uint8Array }
  | { type: 'timestamp'; nanos: bigint }
  | { type: 'duration'; nanos: bigint }
  | { type: 'latlng'; latitude: number; longitude: number }
  | PathValue
  | ListValue
  | MapValue
  | SetValue
  | MapDiffValue
  | UnknownValue;

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
}

/**
 * What a query's documents hold there cannot be said: the query does not pin it down. `field` is set when it is
 * a field of `resource.data` itself and not something made of one (`hidden`), so that the query's filters can still
 * prove something about it.
 */
export interface UnknownValue {
  type: 'unknown';
  about: string;
  field?: string[];
}

/** What is made of something unknown: unknown as well, and none of the fields that the filters speak of. */
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

/** An int; throws EvaluationError when it leaves 64 bits. */
export function int(value: bigint | number): RulesValue {
  const whole = BigInt(value);
  if (whole < INT_MIN || whole > INT_MAX) throw new EvaluationError('Integer overflow.');
  return { type: 'int', value: whole };
}

/** An expression failed: the language's own error value, which only `||` and `&&` can absorb. */
export class EvaluationError extends Error {}
