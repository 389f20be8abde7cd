interface Placed {
  id: string;
  order: number;
}

/** As they stand on the page: by their place, and where that is the same by id. */
export const inOrder = <T extends Placed>(things: readonly T[]): T[] =>
  [...things].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

/** The place after all others. */
export const lastPlace = (things: readonly Placed[]): number =>
  things.reduce((most, { order }) => Math.max(most, order), 0) + 1;

/** A list with one of it moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** What gets another place when they stand as `ids` says; null where that names others than there are. */
export function arranged<T extends Placed>(things: readonly T[], ids: readonly string[]): T[] | null {
  const positions = new Map(ids.map((id, at) => [id, at + 1]));
  if (positions.size !== ids.length || ids.length !== things.length) return null;
  if (!things.every(({ id }) => positions.has(id))) return null;
  return things
    .map((one) => ({ ...one, order: positions.get(one.id) ?? one.order }))
    .filter(({ order }, at) => order !== things[at]?.order);
}
