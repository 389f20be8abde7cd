type Operator = '==' | 'in' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'array-contains-any';
type Where = readonly [field: string, operator: Operator];
type Order = readonly [field: string, direction: 'asc' | 'desc'];

/** A query that the shop makes of Firestore, without its values. */
export interface ShopQuery {
  collection: string;
  where?: readonly Where[];
  /** As the code writes it; Firestore adds implicit orders. */
  order?: readonly Order[];
}

export interface QueryFile {
  /** How often the file calls `where` and `orderBy`: another number means that its queries changed. */
  calls: number;
  queries: readonly ShopQuery[];
}

export const NEWEST: readonly Order[] = [
  ['createdAt', 'desc'],
  ['__name__', 'desc'],
];
/** From one date up to another. */
export const DAYS: readonly Where[] = [
  ['createdAt', '>='],
  ['createdAt', '<'],
];

export const of = (
  collection: string,
  where: readonly Where[] = [],
  order: readonly Order[] = [],
): ShopQuery => ({
  collection,
  where,
  order,
});
/** A list of orders: newest first, of all days or of some. */
export const listed = (...where: Where[]) => [
  of('orders', where, NEWEST),
  of('orders', [...where, ...DAYS], NEWEST),
];
/** The same counted, in the list's order: without one, a count of days would need an index with ascending days. */
export const counted = (...where: Where[]) =>
  [where, [...where, ...DAYS]].map((filters) => of('orders', filters, [['createdAt', 'desc']]));
/** The due documents of a queue, longest due first. */
export const due = (collection: string, field: string) => of(collection, [[field, '<=']], [[field, 'asc']]);
export const owned = (collection: string) => of(collection, [['userId', '==']]);
/** Orders of a person by one status and by several. */
export const withStatus = (by: string) =>
  (['==', 'in'] as const).map((operator) =>
    of('orders', [
      [by, '=='],
      ['status', operator],
    ]),
  );
