/** A changed field. A missing field is null. */
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

/**
 * `auditLog/{id}`: an action of the team, written with the change and never changed afterwards. The parts of a bulk act are
 * in `auditParts`, and one entry of `auditLog` stands for all of them.
 */
export interface AuditEntry {
  /** ISO. */
  at: string;
  /** `name` is that of the account; missing in entries from before it was kept. */
  by: { uid: string; email: string; name?: string };
  /** The action, as in 'order.packed'. */
  action: string;
  /** The path of the changed document, as in 'orders/GLM1'; 'shop' for the shop as a whole. */
  target: string;
  changes: AuditChange[];
  /** The id of the request, as in the log. */
  requestId: string;
  /** What the target was called then. Never the name of a shopper. */
  name?: string;
  /** What the entry is found by. */
  words?: string[];
  /** The bulk act that it is a part of, or stands for. */
  run?: string;
  /** The id of the entry that it took back. */
  undoes?: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Fields =>
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

/** The changed fields of a document by name; null stands for a missing document. */
export function changesBetween(before: object | null, after: object | null): AuditChange[] {
  const [old, now] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return names
    .map((field) => ({ field, before: valueOf(old, field), after: valueOf(now, field) }))
    .filter((change) => !same(change.before, change.after));
}
