import { type ProtoValue, type RulesDoc } from '../values/RulesDoc';

/** A REST v1 value that no JavaScript value encodes to. */
export class Proto {
  constructor(readonly value: ProtoValue) {}
}

/** A whole number stored as a double, which the SDKs never send. */
export const double = (value: number): Proto => new Proto({ doubleValue: value });
export const timestamp = (iso: string): Proto => new Proto({ timestampValue: iso });

/** Encodes a JavaScript value like the SDKs. */
export function encode(value: unknown): ProtoValue {
  if (value instanceof Proto) return value.value;
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return { integerValue: String(value) };
    return { doubleValue: Number.isFinite(value) ? value : String(value) };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: doc(value).fields } };
}

/** Encodes an object's fields as a document. */
export function doc(value: object): RulesDoc {
  return { fields: Object.fromEntries(Object.entries(value).map(([key, field]) => [key, encode(field)])) };
}
