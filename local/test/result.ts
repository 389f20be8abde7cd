/** An entry of a result file that may have any shape; empty where it is no object. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The list under a key; empty where there is none. */
export function listIn(value: unknown, key: string): unknown[] {
  const list = asRecord(value)[key];
  return Array.isArray(list) ? list : [];
}
