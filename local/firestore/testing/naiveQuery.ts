/** A document's fields as plain JavaScript; an array holds scalars. */
export type Plain = null | boolean | number | string | readonly Plain[];
export type Row = Readonly<Record<string, Plain>>;

export interface FieldCondition {
  readonly kind: 'field';
  readonly field: string;
  readonly op: string;
  readonly value: Plain;
}

export type Condition =
  FieldCondition | { readonly kind: 'and' | 'or'; readonly conditions: readonly Condition[] };

export interface NaiveQuery {
  readonly where: Condition | null;
  readonly orders: readonly (readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'])[];
  readonly offset: number;
  readonly limit: number | null;
}

/** The ids that a query finds, by the words of the documentation and with no regard for speed. */
export function findNaively(rows: ReadonlyMap<string, Row>, query: NaiveQuery): string[] {
  const { where, orders, offset, limit } = query;
  const last = orders.at(-1)?.[1] ?? 'ASCENDING';
  const sorted = [...rows]
    .filter(([, row]) => where === null || holds(row, where))
    .filter(([, row]) => orders.every(([field]) => Object.hasOwn(row, field)))
    .sort(([aId, a], [bId, b]) => {
      for (const [field, direction] of orders) {
        const order = compare(a[field]!, b[field]!);
        if (order !== 0) return direction === 'ASCENDING' ? order : -order;
      }
      return (aId < bId ? -1 : 1) * (last === 'ASCENDING' ? 1 : -1);
    });
  return sorted.slice(offset, limit === null ? undefined : offset + limit).map(([id]) => id);
}

const KINDS = ['null', 'boolean', 'number', 'string', 'array'];

function kindOf(value: Plain): number {
  if (value === null) return 0;
  return KINDS.indexOf(Array.isArray(value) ? 'array' : typeof value);
}

/** "Value type ordering": https://firebase.google.com/docs/firestore/manage-data/data-types */
function compare(a: Plain, b: Plain): number {
  const kinds = kindOf(a) - kindOf(b);
  if (kinds !== 0) return kinds;
  if (!isArray(a) || !isArray(b)) return a === b ? 0 : a! < b! ? -1 : 1;
  const at = a.findIndex((item, i) => i >= b.length || compare(item, b[i]!) !== 0);
  if (at === -1) return a.length - b.length;
  return at >= b.length ? 1 : compare(a[at]!, b[at]!);
}

const isArray = (value: Plain): value is readonly Plain[] => Array.isArray(value);
const includes = (values: readonly Plain[], wanted: Plain) =>
  values.some((value) => compare(value, wanted) === 0);

function holds(row: Row, condition: Condition): boolean {
  if (condition.kind === 'field') return passes(row, condition);
  const { kind, conditions } = condition;
  return kind === 'and'
    ? conditions.every((inner) => holds(row, inner))
    : conditions.some((inner) => holds(row, inner));
}

function passes(row: Row, { field, op, value }: FieldCondition): boolean {
  if (!Object.hasOwn(row, field)) return false;
  const own = row[field]!;
  const among = isArray(value) ? value : [];
  const order = compare(own, value);
  const isAlike = kindOf(own) === kindOf(value);
  switch (op) {
    case 'EQUAL':
      return order === 0;
    case 'NOT_EQUAL':
      return own !== null && order !== 0;
    case 'LESS_THAN':
      return isAlike && order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return isAlike && order <= 0;
    case 'GREATER_THAN':
      return isAlike && order > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return isAlike && order >= 0;
    case 'IN':
      return includes(among, own);
    case 'NOT_IN':
      return own !== null && !among.includes(null) && !includes(among, own);
    case 'ARRAY_CONTAINS':
      return isArray(own) && includes(own, value);
    default:
      return isArray(own) && among.some((wanted) => includes(own, wanted));
  }
}
