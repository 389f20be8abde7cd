import type { ApiDocument } from '../../api/document';
import type { JsonSchema } from '../../api/jsonSchema';

type Components = ApiDocument['components']['schemas'];

const EMPTY: Record<string, unknown> = { string: '', number: 0, integer: 0, boolean: false, null: null };

/** Follows a reference. */
export function resolve(schema: JsonSchema, components: Components): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return (name && components[name]) || schema;
}

/** An example value of a schema with its required fields, as a start for a request. */
export function exampleOf(schema: JsonSchema, components: Components): unknown {
  const found = resolve(schema, components);
  if ('default' in found) return found['default'];
  if ('const' in found) return found.const;
  if (found.enum) return found.enum[0];
  const [first] = found.anyOf ?? found.oneOf ?? [];
  if (first) return exampleOf(first, components);
  if (found.type === 'array') return found.items ? [exampleOf(found.items, components)] : [];
  if (found.properties) {
    const required = found.required ?? [];
    const entries = Object.entries(found.properties).filter(([name]) => required.includes(name));
    return Object.fromEntries(entries.map(([name, value]) => [name, exampleOf(value, components)]));
  }
  if (found.type === 'object') return {};
  if (typeof found['minimum'] === 'number') return found['minimum'];
  return EMPTY[String(found.type)] ?? null;
}
