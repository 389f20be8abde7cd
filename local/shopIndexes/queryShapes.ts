type Operator = '==' | 'in' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'array-contains-any';
type Where = readonly [field: string, operator: Operator];
type Order = readonly [field: string, direction: 'asc' | 'desc'];

type Clause<Word extends string> = `${string} ${Word}`;
/** A condition, as in 'status =='. */
type Condition = Clause<Where[1]>;
/** An order, as in 'createdAt desc'. */
type Sort = Clause<Order[1]>;

/** A query that the shop makes of Firestore, without its values. */
export interface ShopQuery {
  collection: string;
  where: readonly Where[];
  /** As the code writes it; Firestore adds implicit orders. */
  order: readonly Order[];
}

export interface QueryFile {
  /** How often the file calls `where` and `orderBy`: another number means that its queries changed. */
  calls: number;
  queries: readonly ShopQuery[];
}

export const NEWEST: readonly Sort[] = ['createdAt desc', '__name__ desc'];
/** From one date up to another. */
export const DAYS: readonly Condition[] = ['createdAt >=', 'createdAt <'];

export const of = (
  collection: string,
  where: readonly Condition[] = [],
  order: readonly Sort[] = [],
): ShopQuery => ({
  collection,
  where: where.map((one) => one.split(' ') as unknown as Where),
  order: order.map((one) => one.split(' ') as unknown as Order),
});
/** A list of orders: newest first, of all days or of some. */
export const listed = (...where: Condition[]) => [
  of('orders', where, NEWEST),
  of('orders', [...where, ...DAYS], NEWEST),
];
/** The same counted, in the list's order: without one, a count of days would need an index with ascending days. */
export const counted = (...where: Condition[]) =>
  [where, [...where, ...DAYS]].map((filters) => of('orders', filters, ['createdAt desc']));
/** The due documents of a queue, longest due first. */
export const due = (collection: string, field: string) => of(collection, [`${field} <=`], [`${field} asc`]);
export const owned = (collection: string) => of(collection, ['userId ==']);
/** Orders of a person by one status and by several. */
export const withStatus = (by: string) =>
  (['==', 'in'] as const).map((operator) => of('orders', [`${by} ==`, `status ${operator}`]));
