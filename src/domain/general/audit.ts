/** A field that a change touched. A field that is not there is null. */
export interface AuditChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** `auditLog/{id}`: something that the admin did. Written with the change, and never changed. */
export interface AuditEntry {
  /** ISO. */
  at: string;
  by: { uid: string; email: string };
  /** What was done, as in 'order.packed'. */
  action: string;
  /** The path of the document it was done to, as in 'orders/GLM1'; 'shop' for what is to no single one. */
  target: string;
  changes: AuditChange[];
  /** Of the call, as in the log. */
  requestId: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueOf = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;

/** Whether two values of a document are equal; the order of a map's keys says nothing. */
function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, at) => same(one, b[at]));
  }
  if (!isMap(a) || !isMap(b)) return Object.is(a, b);
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.every((key) => same(valueOf(a, key), valueOf(b, key)));
}

/** The fields in which a document differs from what it was, by name; null stands for a document that is not there. */
export function changesBetween(before: object | null, after: object | null): AuditChange[] {
  const [old, now] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return names
    .map((field) => ({ field, before: valueOf(old, field), after: valueOf(now, field) }))
    .filter((change) => !same(change.before, change.after));
}
