import * as v from 'valibot';

export type Parsed<T> = { ok: true; value: T } | { ok: false; field: string; message: string };

/** Checks a value against a schema; the first thing wrong is named with its path, as in `cartItems.0.quantity`. */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const issue = result.issues[0];
  const field = v.getDotPath(issue) ?? '';
  const message =
    issue.kind === 'schema' && issue.received === 'undefined' ? `${field} is required` : issue.message;
  return { ok: false, field, message: field && !message.includes(field) ? `${field}: ${message}` : message };
}
