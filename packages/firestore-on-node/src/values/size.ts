import { type Fields, type Value } from './types';

/** Bytes of a string as the service counts them: its UTF-8 length and one. */
function stringSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

/** Bytes of a document's name; 16 for the root. */
export function nameSize(name: string): number {
  return name
    .split('/')
    .slice(5)
    .reduce((sum, segment) => sum + stringSize(segment), 16);
}

/** Bytes of a value as the service counts them. */
export function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return stringSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return value.arrayValue.values.reduce((sum, item) => sum + valueSize(item), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields);
  return 8;
}

function fieldsSize(fields: Fields): number {
  let sum = 0;
  for (const [name, value] of Object.entries(fields)) sum += stringSize(name) + valueSize(value);
  return sum;
}

/** The size of a document in bytes, by the rules of Firestore's "Storage size calculations" page. */
export function documentSize(name: string, fields: Fields): number {
  return nameSize(name) + fieldsSize(fields) + 32;
}
