import { RE2JS } from 're2js';
import { argument, type BuiltinTable, withArity } from './signature';
import { bool, bytes, EvaluationError, int, list, string } from '../values/RulesValue';

interface Pattern {
  readonly engine: RE2JS;
  /** Cached answers, because the same texts recur with every save and long repetitions are slow. */
  readonly answers: Map<string, boolean>;
}

const compiled = new Map<string, Pattern>();
const MAX_CACHED = 500;
const MAX_CACHED_LENGTH = 20_000;

/** The same engine the service uses, so the same syntax and linear time; a bad pattern is an error. */
function pattern(source: string): Pattern {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  if (compiled.size >= MAX_CACHED) compiled.clear();
  try {
    const entry = { engine: RE2JS.compile(source), answers: new Map<string, boolean>() };
    compiled.set(source, entry);
    return entry;
  } catch (error) {
    throw new EvaluationError(
      `Invalid regular expression: ${error instanceof Error ? error.message : source}`,
    );
  }
}

function matches(source: string, value: string): boolean {
  const { engine, answers } = pattern(source);
  const known = answers.get(value);
  if (known !== undefined) return known;
  const answer = engine.matches(value);
  if (answers.size >= MAX_CACHED) answers.clear();
  if (value.length <= MAX_CACHED_LENGTH) answers.set(value, answer);
  return answer;
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
  matches: withArity(2, (args) => bool(matches(text(args, 1), text(args)))),
  replace: withArity(3, (args) =>
    string(pattern(text(args, 1)).engine.matcher(text(args)).replaceAll(text(args, 2))),
  ),
  split: withArity(2, (args) => list(pattern(text(args, 1)).engine.split(text(args)).map(string))),
};
