import type { Fields } from '../../../platform/firestore/reads';

/** A value in Firestore's REST API: an object with one member, named by its type. */
export type RestValue = Readonly<Record<string, unknown>>;

/** Whole numbers arrive as strings, as do NaN and the infinities. */
function numberOf(written: unknown): number {
  if (typeof written !== 'string' && typeof written !== 'number') {
    throw new Error('Firestore wrote a number that is none');
  }
  return Number(written);
}

function valueOf(value: RestValue): unknown {
  const [type, ...others] = Object.keys(value);
  if (type === undefined || others.length > 0) throw new Error('Firestore wrote a value without a type');
  const written = value[type];
  switch (type) {
    case 'nullValue':
      return null;
    case 'stringValue':
    case 'booleanValue':
      return written;
    case 'integerValue':
    case 'doubleValue':
      return numberOf(written);
    case 'timestampValue':
      return new Date(String(written));
    case 'arrayValue':
      return ((written as { values?: RestValue[] }).values ?? []).map(valueOf);
    case 'mapValue':
      return fieldsOf((written as { fields?: Record<string, RestValue> }).fields);
    default:
      throw new Error(`The shop stores no ${type}`);
  }
}

/**
 * The fields of a document as the SDK returns them, except that a timestamp is a Date: only fields for Firestore's TTL
 * hold one. Otherwise the shop stores plain values, so a place, reference or bytes throws.
 */
export function fieldsOf(fields: Readonly<Record<string, RestValue>> = {}): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));
}

export function restValue(value: string | boolean | readonly string[]): RestValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  return { arrayValue: { values: value.map(restValue) } };
}
