import * as v from 'valibot';
import { messages } from './messages/parse';

export type Parsed<T> = { ok: true; value: T } | { ok: false; field: string; message: string };

function messageOf(issue: v.BaseIssue<unknown>, field: string): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return messages.required(field);
  if (issue.type === 'object') return messages.notObject(field);
  return issue.message;
}

/** Validates a value against a schema; a failure names the path of the first problem, as in `cartItems.0.quantity`. */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): Parsed<v.InferOutput<S>> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const issue = result.issues[0];
  const field = v.getDotPath(issue) ?? '';
  const message = messageOf(issue, field);
  return { ok: false, field, message: field && !message.includes(field) ? `${field}: ${message}` : message };
}
