import { type Json, type JsonRecord } from '../json';
import { jsonName } from './knownNames';

const LISTS: ReadonlySet<string> = new Set(['fieldPaths']);

export interface Parameters {
  /** `mask.fieldPaths=a&mask.fieldPaths=b` is `{mask: {fieldPaths: [a, b]}}`. */
  readonly values: JsonRecord;
  /** `mask.fieldPaths` in JSON's format, from any spelling in the URL. */
  readonly names: readonly string[];
}

/** URL parameters as an object, and their names. */
export function parseParameters(search: URLSearchParams): Parameters {
  const parameters: Record<string, Json> = Object.create(null) as Record<string, Json>;
  const names: string[] = [];
  for (const given of new Set(search.keys())) {
    const name = jsonName(given);
    names.push(name);
    const [outer = '', inner] = name.split('.', 2);
    const values = search.getAll(given);
    if (inner === undefined) parameters[outer] = values[0]!;
    else
      parameters[outer] = { ...(parameters[outer] as JsonRecord | undefined), [inner]: leaf(inner, values) };
  }
  return { values: parameters, names };
}

function leaf(name: string, values: string[]): Json {
  if (LISTS.has(name)) return values;
  if (name === 'exists') return values[0] === 'true';
  return values[0]!;
}
