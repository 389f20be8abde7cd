import { orderQueryText, readOrderQuery, type OrderQuery } from '@/domain/admin/orderList/query';

/** The optional columns beside the order's number, in their order. */
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

/** The default columns. */
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

/** The address of the list: its query and its columns. */
export interface ListAddress extends OrderQuery {
  columns: readonly ColumnName[];
}

const PARAMETER = 'cols';

const inOrder = (names: readonly string[]): ColumnName[] =>
  COLUMN_NAMES.filter((name) => names.includes(name));

/** Reads the address of the list. Unknown columns are dropped; none means the default ones. */
export function readListAddress(search: string): ListAddress {
  const params = new URLSearchParams(search);
  const columns = inOrder((params.get(PARAMETER) ?? '').split('.'));
  return { ...readOrderQuery(params), columns: columns.length > 0 ? columns : DEFAULT_COLUMNS };
}

/** The search part of an address, without the default columns. */
export function listAddressText({ columns, ...query }: ListAddress): string {
  const text = orderQueryText(query);
  const names = inOrder(columns).join('.');
  if (names === '' || names === DEFAULT_COLUMNS.join('.')) return text;
  return `${text}${text && '&'}${PARAMETER}=${names}`;
}

/** The part of an address that a saved view stores: no page, and no search, which may name a customer. */
export const viewTextOf = (address: ListAddress): string => listAddressText({ ...address, after: '', q: '' });
