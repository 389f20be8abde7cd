interface Placed {
  id: string;
  order: number;
}

/** Items in the order of the page: by position, then by id. */
export const inOrder = <T extends Placed>(things: readonly T[]): T[] =>
  [...things].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

/** The position after all others. */
export const lastPlace = (things: readonly Placed[]): number =>
  things.reduce((last, { order }) => Math.max(last, order), 0) + 1;

/** The items whose position changes when they are ordered as in `ids`; null when `ids` has other items. */
export function arranged<T extends Placed>(things: readonly T[], ids: readonly string[]): T[] | null {
  const positions = new Map(ids.map((id, at) => [id, at + 1]));
  if (positions.size !== ids.length || ids.length !== things.length) return null;
  if (!things.every(({ id }) => positions.has(id))) return null;
  return things
    .map((one) => ({ ...one, order: positions.get(one.id) ?? one.order }))
    .filter(({ order }, at) => order !== things[at]?.order);
}
