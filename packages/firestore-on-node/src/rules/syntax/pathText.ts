import { RulesSyntaxError, type Position } from './RulesSyntaxError';

/** The text after a path's slash: a literal, a wildcard `{x}` / `{x=**}`, or the start of `$(…)`. */
export type PathText =
  | { kind: 'literal'; text: string; end: number; at: Position }
  | { kind: 'wildcard'; name: string; recursive: boolean; end: number; at: Position }
  | { kind: 'expression'; end: number; at: Position };

const LITERAL = /(?:\([A-Za-z0-9_-]+\)|[A-Za-z0-9_\-.~%@+]+)/y;
// Adjacent runs of blanks in the pattern would take quadratic time.
const WILDCARD = /\{\s*([A-Za-z_][A-Za-z0-9_]*)(?:\s*=\s*(\*\*?))?\s*\}/y;

/** Reads one path segment at `start`. */
export function readPathSegment(source: string, start: number, at: Position): PathText {
  if (source.startsWith('$(', start)) return { kind: 'expression', end: start + 2, at };
  WILDCARD.lastIndex = start;
  const wildcard = WILDCARD.exec(source);
  if (wildcard !== null) {
    const recursive = wildcard[2] === '**';
    return { kind: 'wildcard', name: wildcard[1] ?? '', recursive, end: WILDCARD.lastIndex, at };
  }
  LITERAL.lastIndex = start;
  const literal = LITERAL.exec(source);
  if (literal === null) {
    throw new RulesSyntaxError(
      'A path segment is missing: a name, {wildcard} or $(expression) after the slash',
      at,
    );
  }
  return { kind: 'literal', text: literal[0], end: LITERAL.lastIndex, at };
}
