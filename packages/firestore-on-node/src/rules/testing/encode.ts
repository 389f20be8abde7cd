import { types } from 'node:util';
import { type ProtoValue, type RulesDoc } from '../values/RulesDoc';

/** A REST v1 value that no JavaScript value encodes to. */
export class Proto {
  constructor(readonly value: ProtoValue) {}
}

/** A whole number stored as a double, which the SDKs never send. */
export const double = (value: number): Proto => new Proto({ doubleValue: value });
export const timestamp = (iso: string): Proto => new Proto({ timestampValue: iso });

/**
 * Encodes a JavaScript value as firebase-admin and the web SDK do: a date, bytes, plain objects, lists and `Proto`. Throws a
 * TypeError for what they refuse too: undefined, and objects of other classes.
 */
export function encode(value: unknown): ProtoValue {
  if (value instanceof Proto) return value.value;
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'number') return encodeNumber(value);
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (types.isDate(value)) return { timestampValue: value.toISOString() };
  if (types.isUint8Array(value)) return { bytesValue: Buffer.from(value).toString('base64') };
  return { mapValue: { fields: encodeFields(value) } };
}

/** Encodes an object's fields as a document. Throws a TypeError as `encode` does. */
export function doc(value: object): RulesDoc {
  return { fields: encodeFields(value) };
}

function encodeNumber(value: number): ProtoValue {
  if (Object.is(value, -0)) return { doubleValue: '-0' };
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

function encodeFields(value: unknown): Record<string, ProtoValue> {
  if (!isPlainObject(value))
    throw new TypeError(`Firestore has no value for ${nameOf(value)}; see \`Proto\`.`);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, encode(field)]));
}

/** Whether it is an object without a class. Tests may run in a realm of their own, where `Object.prototype` is another. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value;
  return `an object of the class ${value.constructor.name}`;
}
