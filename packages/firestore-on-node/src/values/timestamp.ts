import { invalid } from '../errors';

const RFC3339 = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/**
 * Parses an RFC 3339 time and returns it in UTC, truncated (not rounded) to microseconds as the service
 * does, with 0, 3 or 6 fraction digits. Sort such strings with `compareTimestamps`.
 */
export function canonicalTimestamp(text: string): string {
  const match = RFC3339.exec(text);
  if (match === null) throw invalid(`Invalid timestamp: "${text}".`);
  const [, date = '', time = '', fraction = '', zone = ''] = match;
  const seconds = Date.parse(`${date}T${time}${zone}`);
  if (Number.isNaN(seconds)) throw invalid(`Invalid timestamp: "${text}".`);
  const whole = new Date(seconds).toISOString();
  if (whole.length !== 24 || whole < '0001') throw invalid(`Timestamp out of range: "${text}".`);
  return whole.slice(0, 19) + fractionDigits(fraction.padEnd(6, '0').slice(0, 6));
}

/**
 * The same for the time of a version, which must be a whole number of microseconds. `what` names it in the
 * error.
 */
export function alignedTimestamp(text: string, what: string): string {
  if (/\.\d{6}\d*[1-9]/.test(text)) throw invalid(`${what} must be microsecond aligned.`);
  return canonicalTimestamp(text);
}

/** Microseconds since 1970 as a canonical timestamp. */
export function timestampFromMicros(micros: number): string {
  const rest = ((micros % 1_000_000) + 1_000_000) % 1_000_000;
  const whole = new Date((micros - rest) / 1000).toISOString().slice(0, 19);
  return whole + fractionDigits(String(rest).padStart(6, '0'));
}

/** A canonical timestamp as microseconds since 1970. */
export function microsFromTimestamp(timestamp: string): number {
  const fraction = timestamp.slice(19, -1).replace('.', '').padEnd(6, '0');
  return Date.parse(`${timestamp.slice(0, 19)}Z`) * 1000 + Number(fraction);
}

/** Orders two canonical timestamps. */
export function compareTimestamps(a: string, b: string): number {
  const left = a.slice(0, -1);
  const right = b.slice(0, -1);
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Truncates a canonical timestamp to milliseconds, as `REQUEST_TIME` does. */
export function toMilliseconds(timestamp: string): string {
  const fraction = timestamp.slice(20, -1).padEnd(6, '0').slice(0, 3);
  return timestamp.slice(0, 19) + fractionDigits(`${fraction}000`);
}

function fractionDigits(sixDigits: string): string {
  if (sixDigits === '000000') return 'Z';
  return sixDigits.endsWith('000') ? `.${sixDigits.slice(0, 3)}Z` : `.${sixDigits}Z`;
}
