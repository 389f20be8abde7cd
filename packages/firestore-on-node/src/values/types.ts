/**
 * Values in the canonical form of Firestore's REST JSON: integers as decimal strings, doubles as finite
 * numbers or one of the four names JSON has no number for, timestamps in UTC with microseconds at most.
 */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | SpecialDouble }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: GeoPoint }
  | { arrayValue: { values: readonly Value[] } }
  | { mapValue: { fields: Fields } };

export type SpecialDouble = 'NaN' | 'Infinity' | '-Infinity' | '-0';

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** The fields of a document or map. Look keys up with `Object.hasOwn`: any string may be a key. */
export type Fields = { readonly [name: string]: Value };

/** A document at rest. Never changed in place: a write puts another object in its stead. */
export interface StoredDocument {
  /** `projects/{p}/databases/{d}/documents/{path}` */
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

export const NULL: Value = { nullValue: null };
export const TRUE: Value = { booleanValue: true };
export const FALSE: Value = { booleanValue: false };
