import { EvaluationError } from './RulesValue';

export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_MILLI = 1_000_000n;
export const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** RFC 3339 text to nanoseconds since the epoch. */
export function parseTimestamp(text: string): bigint {
  const found = TIMESTAMP.exec(text);
  const seconds = found === null ? NaN : Date.parse(`${found[1]}${found[3]}`);
  if (found === null || Number.isNaN(seconds)) throw new EvaluationError(`'${text}' is no timestamp.`);
  return BigInt(seconds) * NANOS_PER_MILLI + BigInt((found[2] ?? '').padEnd(9, '0'));
}

/** Nanoseconds of a Date. */
export function nanosOf(date: Date): bigint {
  return BigInt(date.getTime()) * NANOS_PER_MILLI;
}

/** Division that rounds towards minus infinity, so that times before 1970 fall on the right day. */
export function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

/** RFC 3339 text of nanoseconds since the epoch, with as many digits as it takes. */
export function formatTimestamp(nanos: bigint): string {
  const seconds = floorDivide(nanos, NANOS_PER_SECOND);
  const whole = new Date(Number(seconds) * 1000).toISOString().slice(0, -5);
  return `${whole}${fractionOf(nanos - seconds * NANOS_PER_SECOND)}Z`;
}

/** Seconds as the JSON of Google's Duration: `-1.5s`. */
export function formatDuration(nanos: bigint): string {
  const size = nanos < 0n ? -nanos : nanos;
  return `${nanos < 0n ? '-' : ''}${size / NANOS_PER_SECOND}${fractionOf(size % NANOS_PER_SECOND)}s`;
}

function fractionOf(nanos: bigint): string {
  return nanos === 0n ? '' : `.${String(nanos).padStart(9, '0').replace(/0+$/, '')}`;
}
