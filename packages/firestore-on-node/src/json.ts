/** Any result of `JSON.parse`. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;

export interface JsonRecord {
  readonly [key: string]: Json | undefined;
}

/** Whether the JSON is an object (not null, not an array). */
export function isRecord(json: Json | undefined): json is JsonRecord {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
