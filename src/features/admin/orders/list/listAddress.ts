import { orderQueryText, readOrderQuery, type OrderQuery } from '@/domain/admin/orderList/query';

/** The columns that can be shown beside the order's number, in the order in which they stand. */
export const COLUMN_NAMES = [
  'customer',
  'items',
  'payment',
  'status',
  'courier',
  'placed',
  'promised',
  'age',
  'total',
] as const;
export type ColumnName = (typeof COLUMN_NAMES)[number];

/** The columns of an address that names none. */
export const DEFAULT_COLUMNS: readonly ColumnName[] = [
  'customer',
  'items',
  'payment',
  'status',
  'courier',
  'promised',
  'age',
  'total',
];

/** The list as its address says: what is asked for, and the columns it is shown in. */
export interface ListAddress extends OrderQuery {
  columns: readonly ColumnName[];
}

const PARAMETER = 'cols';

const inOrder = (names: readonly string[]): ColumnName[] =>
  COLUMN_NAMES.filter((name) => names.includes(name));

/** Reads the address of the list; names of no column are left out, and none at all means the usual ones. */
export function readListAddress(search: string): ListAddress {
  const params = new URLSearchParams(search);
  const columns = inOrder((params.get(PARAMETER) ?? '').split('.'));
  return { ...readOrderQuery(params), columns: columns.length > 0 ? columns : DEFAULT_COLUMNS };
}

/** The search part of an address; the usual columns are left out. */
export function listAddressText({ columns, ...query }: ListAddress): string {
  const text = orderQueryText(query);
  const names = inOrder(columns).join('.');
  if (names === '' || names === DEFAULT_COLUMNS.join('.')) return text;
  return `${text}${text && '&'}${PARAMETER}=${names}`;
}

/** The part of an address that a view keeps: no page, and no search, which may name a customer. */
export const viewTextOf = (address: ListAddress): string => listAddressText({ ...address, after: '', q: '' });
