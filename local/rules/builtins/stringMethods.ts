import { RE2JS } from 're2js';
import { argument, type BuiltinTable, withArity } from './signature';
import { bool, bytes, EvaluationError, int, list, string } from '../values/RulesValue';

const compiled = new Map<string, RE2JS>();
const MAX_CACHED = 500;

/** The same engine the service uses, so the same syntax and linear time; a bad pattern is an error. */
function pattern(source: string): RE2JS {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  if (compiled.size >= MAX_CACHED) compiled.clear();
  try {
    const fresh = RE2JS.compile(source);
    compiled.set(source, fresh);
    return fresh;
  } catch (error) {
    throw new EvaluationError(
      `Invalid regular expression: ${error instanceof Error ? error.message : source}`,
    );
  }
}

const text = (args: Parameters<typeof argument>[0], index = 0): string =>
  argument(args, index, 'string').value;

export const stringMethods: BuiltinTable = {
  lower: withArity(1, (args) => string(text(args).toLowerCase())),
  upper: withArity(1, (args) => string(text(args).toUpperCase())),
  trim: withArity(1, (args) => string(text(args).trim())),
  size: withArity(1, (args) => int([...text(args)].length)),
  toUtf8: withArity(1, (args) => bytes(Buffer.from(text(args)))),
  // The whole string has to match.
  matches: withArity(2, (args) => bool(pattern(text(args, 1)).matches(text(args)))),
  replace: withArity(3, (args) =>
    string(pattern(text(args, 1)).matcher(text(args)).replaceAll(text(args, 2))),
  ),
  split: withArity(2, (args) => list(pattern(text(args, 1)).split(text(args)).map(string))),
};
