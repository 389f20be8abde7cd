import {
  bool,
  bytes,
  EvaluationError,
  float,
  int,
  list,
  map,
  NULL,
  path,
  string,
  time,
  type RulesValue,
} from './RulesValue';
import { type ProtoValue } from './RulesDoc';
import { parseTimestamp } from './time';

/** Converts a REST value to a rules value; throws EvaluationError on an invalid value. */
export function fromProto(proto: ProtoValue): RulesValue {
  if (proto.stringValue !== undefined) return string(proto.stringValue);
  if (proto.integerValue !== undefined) return int(wholeNumber(proto.integerValue));
  if (proto.booleanValue !== undefined) return bool(proto.booleanValue);
  if (proto.doubleValue !== undefined) return float(Number(proto.doubleValue));
  if (proto.mapValue !== undefined) return fromFields(proto.mapValue.fields ?? {});
  if (proto.arrayValue !== undefined) return list((proto.arrayValue.values ?? []).map(fromProto));
  if (proto.timestampValue !== undefined) return time('timestamp', parseTimestamp(proto.timestampValue));
  if (proto.bytesValue !== undefined) return bytes(Buffer.from(proto.bytesValue, 'base64'));
  if (proto.referenceValue !== undefined) return path(referencePath(proto.referenceValue));
  if (proto.geoPointValue !== undefined) {
    const { latitude = 0, longitude = 0 } = proto.geoPointValue;
    return { type: 'latlng', latitude, longitude };
  }
  if (proto.nullValue !== undefined) return NULL;
  throw new EvaluationError('A stored value has no known type.');
}

/** A document's or map's fields as a map. */
export function fromFields(fields: Record<string, ProtoValue>): RulesValue {
  return map(Object.entries(fields).map(([key, value]): [string, RulesValue] => [key, fromProto(value)]));
}

/** `projects/p/databases/d/documents/a/b` without its project, as the rules write paths. */
export function referencePath(reference: string): string[] {
  const segments = reference.split('/').filter((segment) => segment !== '');
  return segments[0] === 'projects' ? segments.slice(2) : segments;
}

function wholeNumber(value: string | number): bigint {
  try {
    return BigInt(value);
  } catch {
    throw new EvaluationError('A stored integer is not a whole number.');
  }
}

/** A JSON value, as in an ID token: whole numbers are ints. */
export function fromJson(json: unknown): RulesValue {
  if (json === null || json === undefined) return NULL;
  if (typeof json === 'boolean') return bool(json);
  if (typeof json === 'string') return string(json);
  if (typeof json === 'number') return Number.isSafeInteger(json) ? int(json) : float(json);
  if (Array.isArray(json)) return list(json.map(fromJson));
  if (typeof json === 'object') {
    return map(Object.entries(json).map(([key, value]): [string, RulesValue] => [key, fromJson(value)]));
  }
  throw new EvaluationError('A token holds a value that is not JSON.');
}
