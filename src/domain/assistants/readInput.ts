import { messages } from './messages';

/** The unvalidated input of a tool call. */
export type ToolInput = Readonly<Record<string, unknown>>;

/** The parsed value, or a sentence that explains the problem. */
export type Read<T> = { value: T } | { problem: string };

const fieldsOf = (input: unknown): ToolInput =>
  typeof input === 'object' && input !== null ? (input as ToolInput) : {};

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** A text of at most `max` characters; '' when it is absent. */
export function readText(input: unknown, name: string, max = 80): Read<string> {
  const value = fieldsOf(input)[name];
  if (isAbsent(value)) return { value: '' };
  if (typeof value !== 'string') return { problem: messages.notText(name) };
  if (value.length > max) return { problem: messages.tooLong(name, max) };
  return { value: value.trim() };
}

/** A number from `min` to `max`; `otherwise` when it is absent. */
export function readNumber<T>(
  input: unknown,
  name: string,
  { min, max, whole = false, otherwise }: { min: number; max: number; whole?: boolean; otherwise: T },
): Read<number | T> {
  const value = fieldsOf(input)[name];
  if (isAbsent(value)) return { value: otherwise };
  const isNumber = typeof value === 'number' && Number.isFinite(value) && (!whole || Number.isInteger(value));
  if (isNumber && value >= min && value <= max) return { value };
  return { problem: messages.wrongNumber(name, whole, min, max) };
}

/** True or false; false when it is absent. */
export function readFlag(input: unknown, name: string): Read<boolean> {
  const value = fieldsOf(input)[name];
  if (isAbsent(value)) return { value: false };
  return typeof value === 'boolean' ? { value } : { problem: messages.notBoolean(name) };
}

type Values<R> = { [Name in keyof R]: R[Name] extends Read<infer T> ? T : never };

/** All values, or the sentences of all problems. */
export function readAll<R extends Record<string, Read<unknown>>>(reads: R): Read<Values<R>> {
  const entries = Object.entries(reads);
  const problems = entries.flatMap(([, read]) => ('problem' in read ? [read.problem] : []));
  if (problems.length > 0) return { problem: problems.join(' ') };
  return {
    value: Object.fromEntries(
      entries.map(([name, read]) => [name, 'value' in read ? read.value : undefined]),
    ) as Values<R>,
  };
}
