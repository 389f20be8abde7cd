import { type Json } from '../json';
import { isBase64 } from '../values/base64';
import { isInt64 } from '../values/numbers';

/** The scalar types of protocol buffers whose JSON is checked before anything reads it. */
export type ScalarType = 'TYPE_BOOL' | 'TYPE_BYTES' | 'TYPE_DOUBLE' | 'TYPE_INT64' | 'TYPE_STRING';

// "ProtoJSON format": https://protobuf.dev/programming-guides/json/
const CHECKS: Readonly<Record<ScalarType, (json: Json) => boolean>> = {
  TYPE_BOOL: (json) => typeof json === 'boolean',
  TYPE_BYTES: (json) => typeof json === 'string' && isBase64(json),
  TYPE_DOUBLE: (json) =>
    typeof json === 'number' ||
    (typeof json === 'string' && json.trim() !== '' && (json === 'NaN' || !Number.isNaN(Number(json)))),
  TYPE_INT64: (json) =>
    (typeof json === 'number' || typeof json === 'string') &&
    /^-?\d{1,19}$/.test(String(json)) &&
    isInt64(BigInt(json)),
  TYPE_STRING: (json) => typeof json === 'string',
};

// Error messages repeat this many characters of a wrong value.
const MAX_QUOTED = 200;

/** Whether JSON can be read as the scalar. */
export function fitsScalar(json: Json, type: ScalarType): boolean {
  return CHECKS[type](json);
}

/** The error text of Google's REST front end for a wrong value, which follows its path. */
export function scalarRefusal(json: Json, type: ScalarType): string {
  const text = JSON.stringify(json);
  const value = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
  const cause = type === 'TYPE_BYTES' && typeof json === 'string' ? 'Base64 decoding failed for ' : '';
  return `(${type}), ${cause}${value}`;
}

/** Whether the name of a type is that of a scalar which is checked. */
export function isScalarType(type: string): type is ScalarType {
  return Object.hasOwn(CHECKS, type);
}
