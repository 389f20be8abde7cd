import { type FirestoreError, invalid } from '../errors';
import { isRecord, type Json } from '../json';
import { parseDocumentName } from '../paths/resourceName';
import { isBase64 } from './base64';
import { double, isInt64, isNumber } from './numbers';
import { vectorOf } from './order';
import { canonicalTimestamp } from './timestamp';
import { FALSE, type Fields, NULL, TRUE, type Value } from './types';

const MAX_DEPTH = 20;
const RESERVED = /^__.*__$/s;
const TYPE = '__type__';
// https://firebase.google.com/docs/firestore/vector-search#limitations
const MAX_DIMENSION = 2_048;

// V8 creates a hidden class for each sequence of fields, and maps with many chosen names never share one,
// which doubles their memory. An object without a prototype is a hash table from the start.
const MAX_SHAPED = 32;
const hashTable = () => Object.create(null) as Record<string, Value>;

/** Parses a value of a request into canonical form. Throws INVALID_ARGUMENT. */
export function parseValue(json: Json | undefined, depth = 0): Value {
  if (!isRecord(json)) throw invalid('A value must be an object with one field that names its type.');
  const kinds = Object.keys(json);
  const kind = kinds[0];
  if (kind === undefined || kinds.length > 1) throw invalid('A value must have exactly one type.');
  return parseKind(kind, json[kind], depth);
}

/** Parses the operand of a filter that lists values; unlike an array that is stored, it may hold arrays. */
export function parseOperands(json: Json | undefined): Value {
  const list = isRecord(json) && Object.keys(json).length === 1 ? json.arrayValue : undefined;
  const values = isRecord(list) ? list.values : undefined;
  if (!Array.isArray(values)) return parseValue(json);
  return { arrayValue: { values: values.map((item: Json) => parseValue(item, 1)) } };
}

/** Parses the fields of a document. Throws INVALID_ARGUMENT. */
export function parseFields(json: Json | undefined): Fields {
  const fields = parseMap(json, 0);
  if (Object.hasOwn(fields, TYPE)) throw reserved(TYPE);
  return fields;
}

function parseMap(json: Json | undefined, depth: number): Fields {
  if (json === undefined || json === null) return {};
  if (!isRecord(json)) throw invalid('Fields must be an object.');
  checkDepth(depth);
  const entries = Object.entries(json);
  const fields: Record<string, Value> = entries.length > MAX_SHAPED ? hashTable() : {};
  for (const [name, value] of entries) {
    if (name !== TYPE) checkFieldName(name);
    fields[name] = parseValue(value, depth + 1);
  }
  return fields;
}

/** Refuses invalid field names. Throws INVALID_ARGUMENT. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalid('Document fields must not be empty.');
  if (RESERVED.test(name)) throw reserved(name);
  if (Buffer.byteLength(name) > 1500) throw invalid('A field name may have at most 1500 bytes.');
}

function parseKind(kind: string, json: Json | undefined, depth: number): Value {
  switch (kind) {
    case 'nullValue':
      return NULL;
    case 'booleanValue':
      if (typeof json !== 'boolean') throw invalid('booleanValue must be true or false.');
      return json ? TRUE : FALSE;
    case 'integerValue':
      return parseInteger(json);
    case 'doubleValue':
      return parseDouble(json);
    case 'timestampValue':
      return { timestampValue: canonicalTimestamp(string(json, kind)) };
    case 'stringValue':
      return { stringValue: string(json, kind) };
    case 'bytesValue':
      // Buffer reads both base64 alphabets; writing it back gives one spelling for equal bytes.
      return { bytesValue: Buffer.from(base64(json), 'base64').toString('base64') };
    case 'referenceValue':
      parseDocumentName(string(json, kind));
      return { referenceValue: string(json, kind) };
    case 'geoPointValue':
      return parseGeoPoint(json);
    case 'arrayValue':
      return parseArray(json, depth);
    case 'mapValue':
      return { mapValue: { fields: checkType(parseMap(isRecord(json) ? json.fields : null, depth)) } };
    default:
      throw invalid(`Unknown value type "${kind}".`);
  }
}

function string(json: Json | undefined, kind: string): string {
  if (typeof json !== 'string') throw invalid(`${kind} must be a string.`);
  return json;
}

function base64(json: Json | undefined): string {
  const text = string(json, 'bytesValue');
  if (!isBase64(text)) throw invalid('bytesValue must be base64.');
  return text;
}

/** Refuses a map with a reserved type field, unless it is a vector. */
function checkType(fields: Fields): Fields {
  if (!Object.hasOwn(fields, TYPE)) return fields;
  const vector = vectorOf(fields);
  if (vector === null || Object.keys(fields).length > 2) throw reserved(TYPE);
  if (!vector.every(isNumber)) throw invalid('A vector holds numbers only.');
  if (vector.length > MAX_DIMENSION) throw invalid(`A vector may have at most ${MAX_DIMENSION} dimensions.`);
  return fields;
}

function reserved(name: string): FirestoreError {
  return invalid(`Field name "${name}" is reserved.`);
}

function parseInteger(json: Json | undefined): Value {
  const text = typeof json === 'number' ? String(json) : json;
  if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text))
    throw invalid('integerValue must be a 64-bit integer.');
  const value = BigInt(text);
  if (!isInt64(value)) throw invalid('integerValue is out of the range of int64.');
  return { integerValue: value.toString() };
}

function parseDouble(json: Json | undefined): Value {
  const value = typeof json === 'string' && json.trim() !== '' ? Number(json) : json;
  if (typeof value !== 'number' || (Number.isNaN(value) && json !== 'NaN')) {
    throw invalid('doubleValue must be a number.');
  }
  return double(value);
}

function parseGeoPoint(json: Json | undefined): Value {
  const point = isRecord(json) ? json : {};
  const latitude = Number(point.latitude ?? 0);
  const longitude = Number(point.longitude ?? 0);
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180))
    throw invalid('geoPointValue is out of range.');
  return { geoPointValue: { latitude, longitude } };
}

// A map or array directly in the document is on level 1.
function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw invalid(`A map or array may be nested at most ${MAX_DEPTH} levels deep.`);
}

function parseArray(json: Json | undefined, depth: number): Value {
  const values = isRecord(json) ? (json.values ?? []) : [];
  if (!Array.isArray(values)) throw invalid('arrayValue.values must be an array.');
  checkDepth(depth);
  return {
    arrayValue: {
      values: values.map((item: Json) => {
        if (isRecord(item) && 'arrayValue' in item)
          throw invalid('Cannot convert an array value in an array value.');
        return parseValue(item, depth + 1);
      }),
    },
  };
}
