/** A value as Firestore's REST API writes it. */
export type RestValue = Record<string, unknown>;

/** A plain value (nested objects, arrays, Dates) in Firestore's REST form; undefined fields are left out. */
export function toRestValue(value: unknown): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toRestValue) } };
  if (typeof value === 'object') return { mapValue: { fields: toRestFields(value) } };
  throw new TypeError(`Firestore cannot keep a ${typeof value}.`);
}

export function toRestFields(data: object): Record<string, RestValue> {
  const present = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, toRestValue(value)]));
}
