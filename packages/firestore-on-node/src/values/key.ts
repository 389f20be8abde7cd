import { isNumber, numberKey } from './numbers';
import { compareStrings } from './strings';
import { type Value } from './types';

/** A text that two values share exactly when `compareValues` calls them equal: the key of an index entry. */
export function valueKey(value: Value): string {
  if ('stringValue' in value) return `s${value.stringValue}`;
  if (isNumber(value)) return `n${numberKey(value)}`;
  if ('nullValue' in value) return '0';
  if ('booleanValue' in value) return value.booleanValue ? 'b1' : 'b0';
  if ('timestampValue' in value) return `t${value.timestampValue}`;
  if ('bytesValue' in value) return `x${value.bytesValue}`;
  if ('referenceValue' in value) return `r${value.referenceValue}`;
  // Adding 0 turns −0 into 0: both are the same place.
  if ('geoPointValue' in value)
    return `g${value.geoPointValue.latitude + 0},${value.geoPointValue.longitude + 0}`;
  if ('arrayValue' in value) return `a${JSON.stringify(value.arrayValue.values.map(valueKey))}`;
  const fields = value.mapValue.fields;
  const entries = Object.keys(fields)
    .sort(compareStrings)
    .map((name) => [name, valueKey(fields[name]!)]);
  return `m${JSON.stringify(entries)}`;
}

// Longer texts are distinguished by their end and length, so that an index does not store them a second
// time.
const MAX_WHOLE_LENGTH = 64;

/** A short key that equal values share; different long values may share one too. Null for maps and arrays. */
export function scalarKey(value: Value): string | null {
  if ('stringValue' in value) return `s${shortened(value.stringValue)}`;
  if ('bytesValue' in value) return `x${shortened(value.bytesValue)}`;
  return 'mapValue' in value || 'arrayValue' in value ? null : valueKey(value);
}

function shortened(text: string): string {
  return text.length <= MAX_WHOLE_LENGTH ? text : `${text.slice(0, 40)} ${text.length} ${text.slice(-16)}`;
}
