/** A changed field. A missing field is null. */
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

/**
 * `auditLog/{id}`: an action of the team, written in the transaction of the change and immutable. Parts of
 * a bulk act are in `auditParts`, with one entry in `auditLog` for all of them.
 */
export interface AuditEntry {
  /** ISO. */
  at: string;
  /** `name` is the account's; missing in old entries. */
  by: { uid: string; email: string; name?: string };
  /** The action, as in 'order.packed'. */
  action: string;
  /** The path of the changed document, as in 'orders/GLM1'; 'shop' for the shop as a whole. */
  target: string;
  changes: AuditChange[];
  /** The id of the request, as in the log. */
  requestId: string;
  /** The target's name at that time. Never a shopper's name. */
  name?: string;
  /** Search tokens. */
  words?: string[];
  /** The key of the bulk act that it belongs to or summarises. */
  run?: string;
  /** The id of the entry that it undoes. */
  undoes?: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueOf = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;

/** Whether two values are equal, regardless of the order of map keys. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, at) => same(one, b[at]));
  }
  if (!isMap(a) || !isMap(b)) return Object.is(a, b);
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.every((key) => same(valueOf(a, key), valueOf(b, key)));
}

/** The changed fields of a document by name; null is a missing document. */
export function changesBetween(before: object | null, after: object | null): AuditChange[] {
  const [old, now] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return names
    .map((field) => ({ field, before: valueOf(old, field), after: valueOf(now, field) }))
    .filter((change) => !same(change.before, change.after));
}
