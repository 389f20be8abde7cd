import type { ApiDocument } from '../../api/document';
import type { JsonSchema } from '../../api/jsonSchema';
import { type Markup, markup } from '../../sandbox/markup';
import { resolve } from './exampleBody';
import { prose } from './prose';

type Components = ApiDocument['components']['schemas'];

const MAX_VALUES = 12;
const LIMITS: readonly [keyword: string, words: (value: string) => string][] = [
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minimum', (value) => `from ${value}`],
  ['maximum', (value) => `up to ${value}`],
  ['minItems', (value) => `at least ${value}`],
  ['maxItems', (value) => `at most ${value}`],
  ['pattern', (value) => `as ${value}`],
];

function valuesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => JSON.stringify(value));
  return [...shown, ...(values.length > MAX_VALUES ? ['…'] : [])].join(' | ');
}

/** A schema in a line, as in `list of OrderLine` or `number, from 0`. */
export function typeText(schema: JsonSchema, components: Components): string {
  const name = schema.$ref?.split('/').at(-1);
  if (name) {
    const { properties, enum: values } = resolve(schema, components);
    return properties || !values ? name : valuesOf(values);
  }
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return valuesOf(schema.enum);
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return some.map((one) => typeText(one, components)).join(' or ');
  if (schema.type === 'array')
    return `list of ${schema.items ? typeText(schema.items, components) : 'anything'}`;
  const limits = LIMITS.flatMap(([keyword, words]) =>
    schema[keyword] === undefined || schema[keyword] === 0 ? [] : [words(String(schema[keyword]))],
  );
  return [String(schema.type ?? 'anything'), ...limits].join(', ');
}

/** The object schema of a field, through references, lists and alternatives; null for a plain value. */
function objectIn(schema: JsonSchema, components: Components): { name: string; of: JsonSchema } | null {
  const found = resolve(schema, components);
  if (found.properties) return { name: schema.$ref ?? '', of: found };
  if (found.items) return objectIn(found.items, components);
  for (const one of found.anyOf ?? found.oneOf ?? []) {
    const object = objectIn(one, components);
    if (object) return object;
  }
  return null;
}

/** The fields of a schema, with nested objects collapsed. A recursive type is only named. */
export function schemaView(
  schema: JsonSchema,
  components: Components,
  within: readonly string[] = [],
): Markup {
  const object = objectIn(schema, components);
  if (!object || (object.name && within.includes(object.name)))
    return markup`<p><code>${typeText(schema, components)}</code></p>`;
  const required = object.of.required ?? [];
  const fields = Object.entries(object.of.properties ?? {}).map(([name, field]) => {
    const inner = objectIn(field, components);
    const isOpen = inner !== null && !(inner.name && [...within, object.name].includes(inner.name));
    const { description } = field;
    const head = markup`<code>${name}</code> <span class="cap">${typeText(field, components)}${!required.includes(name) && ', optional'}</span>${description ? markup`<p class="cap">${prose(description)}</p>` : null}`;
    if (!isOpen) return markup`<li>${head}</li>`;
    return markup`<li>${head}<details><summary>Fields of <code>${name}</code></summary>${schemaView(field, components, [...within, object.name])}</details></li>`;
  });
  return markup`<ul class="fields">${fields}</ul>`;
}
