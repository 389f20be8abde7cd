import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { JsonSchema } from './jsonSchema';

/**
 * The schema of a body. It leaves out checks that JSON Schema cannot express; the shop answers those with 400 and the
 * field's name.
 */
export function bodySchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _draft, ...body } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return body as JsonSchema;
}
