import { type Json, type JsonRecord } from '../json';

const LISTS: ReadonlySet<string> = new Set(['fieldPaths']);

/** URL parameters as the object they stand for: `mask.fieldPaths=a&mask.fieldPaths=b` is `{mask: {fieldPaths: [a, b]}}`. */
export function parseParameters(search: URLSearchParams): JsonRecord {
  const parameters: Record<string, Json> = Object.create(null) as Record<string, Json>;
  for (const name of new Set(search.keys())) {
    const [outer = '', inner] = name.split('.', 2);
    const values = search.getAll(name);
    if (inner === undefined) parameters[outer] = values[0]!;
    else
      parameters[outer] = { ...(parameters[outer] as JsonRecord | undefined), [inner]: leaf(inner, values) };
  }
  return parameters;
}

function leaf(name: string, values: string[]): Json {
  if (LISTS.has(name)) return values;
  if (name === 'exists') return values[0] === 'true';
  return values[0]!;
}
