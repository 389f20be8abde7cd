import { type PatternSegment } from '../syntax/ast';
import { hidden, path, type RulesValue, string } from '../values/RulesValue';

/**
 * A segment of the requested path; for a list the document's id is unknown, for a collection group even the
 * depth.
 */
export type PathPart = { kind: 'text'; text: string } | { kind: 'any-id' } | { kind: 'any-depth' };

export interface PatternMatch {
  bindings: [string, RulesValue][];
  /** Index of the first part that is left over. */
  next: number;
}

/** Every way `pattern` can match from part `from`; a recursive wildcard may end at several places. */
export function matchPattern(
  pattern: PatternSegment[],
  parts: PathPart[],
  from: number,
  version: 1 | 2,
): PatternMatch[] {
  const [segment, ...rest] = pattern;
  if (segment === undefined) return [{ bindings: [], next: from }];
  if (segment.kind !== 'recursive') {
    const part = parts[from];
    const bindings = part === undefined ? null : matchOne(segment, part);
    if (bindings === null) return [];
    return withBindings(bindings, matchPattern(rest, parts, from + 1, version));
  }
  const matches: PatternMatch[] = [];
  for (let to = from + (version === 1 ? 1 : 0); to <= parts.length; to += 1) {
    const taken = parts.slice(from, to);
    const texts = taken.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
    const value = texts.length === taken.length ? path(texts) : hidden(segment.name);
    matches.push(...withBindings([[segment.name, value]], matchPattern(rest, parts, to, version)));
  }
  return matches;
}

function matchOne(segment: PatternSegment, part: PathPart): [string, RulesValue][] | null {
  if (part.kind === 'any-depth') return null;
  if (segment.kind === 'literal') return part.kind === 'text' && part.text === segment.text ? [] : null;
  return [[segment.name, part.kind === 'text' ? string(part.text) : hidden(segment.name)]];
}

function withBindings(bindings: [string, RulesValue][], matches: PatternMatch[]): PatternMatch[] {
  return matches.map((match) => ({ ...match, bindings: [...bindings, ...match.bindings] }));
}
