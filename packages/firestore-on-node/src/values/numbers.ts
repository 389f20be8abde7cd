import { type Value } from './types';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>;

/** Whether the value is an integer or a double. */
export function isNumber(value: Value | undefined): value is NumberValue {
  return value !== undefined && ('integerValue' in value || 'doubleValue' in value);
}

/** The value as a JavaScript number; integers beyond 2^53 lose digits. */
export function toNumber(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue);
}

/** A double in canonical form. */
export function double(value: number): NumberValue {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' };
  if (value === Infinity) return { doubleValue: 'Infinity' };
  if (value === -Infinity) return { doubleValue: '-Infinity' };
  return { doubleValue: Object.is(value, -0) ? '-0' : value };
}

/** An int64 in canonical form, held at the ends of its range. */
export function integer(value: bigint): NumberValue {
  const held = value < MIN_INT64 ? MIN_INT64 : value > MAX_INT64 ? MAX_INT64 : value;
  return { integerValue: held.toString() };
}

/** Whether the integer fits 64 bits. */
export function isInt64(value: bigint): boolean {
  return value >= MIN_INT64 && value <= MAX_INT64;
}

/** Adds: integers stay integers and are held at the ends of int64; anything else is a double. */
export function add(a: NumberValue, b: NumberValue): NumberValue {
  if ('integerValue' in a && 'integerValue' in b)
    return integer(BigInt(a.integerValue) + BigInt(b.integerValue));
  return double(toNumber(a) + toNumber(b));
}

/** Orders numbers exactly, integers and doubles mixed; NaN comes first, all zeros are equal. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  const left = toNumber(a);
  const right = toNumber(b);
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
  if (left !== right) return left < right ? -1 : 1;
  if (Number.isSafeInteger(left) || !Number.isFinite(left)) return 0;
  return compareExactly(a, b);
}

/** A text that two numbers share exactly when they compare as equal. */
export function numberKey(value: NumberValue): string {
  if ('integerValue' in value) return value.integerValue;
  const number = toNumber(value);
  return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}

function compareExactly(a: NumberValue, b: NumberValue): number {
  const left = exact(a);
  const right = exact(b);
  return left === right ? 0 : left < right ? -1 : 1;
}

function exact(value: NumberValue): bigint | number {
  if ('integerValue' in value) return BigInt(value.integerValue);
  const number = toNumber(value);
  return Number.isInteger(number) ? BigInt(number) : number;
}
