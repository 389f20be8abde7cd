/** A field's value as Firestore's REST v1 sends it: exactly one key is set. */
export interface ProtoValue {
  nullValue?: unknown;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number | string;
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: ProtoValue[] };
  mapValue?: { fields?: Record<string, ProtoValue> };
}

/** A stored document, its path known from where it was found. */
export interface RulesDoc {
  fields: Record<string, ProtoValue>;
}
