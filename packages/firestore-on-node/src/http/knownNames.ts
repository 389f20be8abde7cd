import { FirestoreError, invalid } from '../errors';
import { type Json } from '../json';
import { FIELDS, type FieldType, type MessageName } from './messages';
import { ONEOFS } from './oneofs';
import { fitsScalar, isScalarType, scalarRefusal } from './scalars';

type MutableRecord = Record<string, Json | undefined>;
type Place = (string | number)[];

// Deeper than any valid value, but safe for the stack.
const MAX_STEPS = 400;

interface Violation {
  readonly field: string;
  readonly description: string;
}

/**
 * Refuses a request with a name that its message does not have, two fields where one may be set, or a
 * scalar of another type, with the error texts of Google's REST front end, all at once. It renames fields
 * in place from their .proto spelling (`structured_query`) and removes null fields: the service accepts
 * both. `root` is the body's path within the request, if it is not the whole. Throws INVALID_ARGUMENT.
 */
export function checkNames(body: Json, message: MessageName, root: string | null): void {
  const violations: Violation[] = [];
  visit(body, message, root === null ? [] : [root], violations);
  refuse(violations);
}

/** The same for URL parameters; `known` are the names that the call takes. Google's own (`alt`, `$alt`, …) always pass. */
export function checkParameters(names: Iterable<string>, known: ReadonlySet<string>): void {
  const violations = [...new Set(names)]
    .filter((name) => !known.has(name) && !name.startsWith('$') && !SYSTEM.has(name))
    .map((name) => {
      const cause = `Cannot bind query parameter. Field '${name}' could not be found in request message.`;
      return { field: '', description: `${unknownName(name)}: ${cause}` };
    });
  refuse(violations);
}

// https://cloud.google.com/apis/docs/system-parameters
const SYSTEM: ReadonlySet<string> = new Set([
  ...['access_token', 'alt', 'callback', 'fields', 'key', 'oauth_token', 'prettyPrint'],
  ...['quotaUser', 'uploadType', 'upload_protocol'],
]);

function visit(json: Json | undefined, type: FieldType, place: Place, violations: Violation[]): void {
  if (type === 'scalar' || json === undefined || json === null) return;
  if (Array.isArray(json)) {
    json.forEach((item: Json, i) => within(item, type, i, place, violations));
  } else if (typeof type === 'string' && isScalarType(type)) {
    if (!fitsScalar(json, type)) violations.push(invalidValue(place, scalarRefusal(json, type)));
  } else if (typeof json !== 'object') {
    // Its reader refuses it.
  } else if (typeof type === 'object') {
    Object.values(json).forEach((value: Json | undefined, i) => {
      place.push(i);
      within(value, type.mapOf, 'value', place, violations);
      place.pop();
    });
  } else visitMessage(json as MutableRecord, type as MessageName, place, violations);
}

function visitMessage(
  json: MutableRecord,
  message: MessageName,
  place: Place,
  violations: Violation[],
): void {
  const fields = FIELDS.get(message)!;
  for (const given of Object.keys(json)) {
    const name = fields.has(given) ? given : jsonName(given);
    const type = fields.get(name);
    if (type === undefined) {
      const at = written(place);
      const description = `${unknownName(given)}${at === '' ? '' : ` at '${at}'`}: Cannot find field.`;
      violations.push({ field: at, description });
      continue;
    }
    if (name !== given) {
      json[name] = json[given];
      Reflect.deleteProperty(json, given);
    }
    // The null of JSON says that a field is not set, unless null is its value.
    if (json[name] === null && name !== 'nullValue') Reflect.deleteProperty(json, name);
    else within(json[name], type, name, place, violations);
  }
  const oneof = ONEOFS[message];
  if (oneof === undefined) return;
  const [, second] = Object.keys(json).filter((name) => oneof.fields.includes(name));
  if (second === undefined) return;
  const refusal = `(oneof), oneof field '${oneof.name}' is already set. Cannot set '${second}'`;
  violations.push(invalidValue(place, refusal));
}

function invalidValue(place: Place, refusal: string): Violation {
  const at = written(place);
  return { field: at, description: `Invalid value${at === '' ? '' : ` at '${at}'`} ${refusal}` };
}

function within(
  json: Json | undefined,
  type: FieldType,
  step: string | number,
  place: Place,
  violations: Violation[],
): void {
  if (type === 'scalar') return;
  if (place.length > MAX_STEPS)
    throw invalid('Invalid JSON payload received. Message too deep. Max recursion depth reached.');
  place.push(step);
  visit(json, type, place, violations);
  place.pop();
}

function refuse(violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const fieldViolations = violations.map(({ field, description }) =>
    field === '' ? { description } : { field, description },
  );
  throw new FirestoreError('INVALID_ARGUMENT', violations.map(({ description }) => description).join('\n'), [
    { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations },
  ]);
}

function unknownName(name: string): string {
  return `Invalid JSON payload received. Unknown name "${name}"`;
}

// The place in the request, in the names of the .proto files: `structured_query.from[0]`.
function written(place: Place): string {
  return place
    .map((step, i) => {
      if (typeof step === 'number') return `[${step}]`;
      return `${i === 0 ? '' : '.'}${step.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
    })
    .join('');
}

/** A field's name as JSON writes it: `page_size` is `pageSize`. */
export function jsonName(name: string): string {
  return name.includes('_') && !SYSTEM.has(name)
    ? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : name;
}
