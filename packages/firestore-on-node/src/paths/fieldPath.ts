import { invalid } from '../errors';
import { vectorOf } from '../values/order';
import { type Fields, type Value } from '../values/types';

/** The segments of a field path, unquoted. `['__name__']` is the document's own name. */
export type FieldPath = readonly string[];

const SEGMENT = /(?:([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/gsy;
const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

/** Parses `a.b` or `` a.`b.c` ``; a segment that is no identifier needs backticks. */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  let ended = false;
  while (!ended) {
    const match = SEGMENT.exec(text);
    if (match === null) throw invalid(`Invalid property path "${text}".`);
    segments.push(match[1] ?? match[2]!.replace(/\\(.)/gs, '$1'));
    ended = match[3] === '';
  }
  return segments;
}

/** Writes a field path so that `parseFieldPath` reads it back. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** Whether the path names the document itself. */
export function isDocumentName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** The value at the path, or undefined. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields = fields;
  for (let i = 0; i < path.length; i += 1) {
    const segment = path[i]!;
    if (!Object.hasOwn(current, segment)) return undefined;
    const value = current[segment]!;
    if (i === path.length - 1) return value;
    const inner = mapIn(value);
    if (inner === null) return undefined;
    current = inner;
  }
  return undefined;
}

/** A copy with the value at the path; missing parent maps are created. Undefined removes the field. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [head, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) return value === undefined ? withoutKey(fields, head) : { ...fields, [head]: value };
  const child = Object.hasOwn(fields, head) ? fields[head] : undefined;
  const below = child === undefined ? null : mapIn(child);
  if (below === null && value === undefined) return fields;
  const inner = withField(below ?? {}, rest, value);
  return { ...fields, [head]: { mapValue: { fields: inner } } };
}

// A vector is stored as a map but is one value, so a write below it replaces it.
function mapIn(value: Value): Fields | null {
  return 'mapValue' in value && vectorOf(value.mapValue.fields) === null ? value.mapValue.fields : null;
}

function withoutKey(fields: Fields, key: string): Fields {
  if (!Object.hasOwn(fields, key)) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}
